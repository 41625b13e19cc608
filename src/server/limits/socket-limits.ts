/** How many live sockets there may be. */
export type SocketLimits = {
  /** That an account may open in a minute, on all servers together. */
  readonly openedPerMinute: number
  /** That may be open at once on one server: of an account, of a network, and of everybody. */
  readonly ofAccount: number
  readonly ofNetwork: number
  readonly ofAll: number
}

/** The limits of the product. */
export const socketLimits: SocketLimits = {
  openedPerMinute: 10,
  ofAccount: 4,
  ofNetwork: 300,
  ofAll: 2000,
}
