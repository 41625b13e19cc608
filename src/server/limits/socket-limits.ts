/** Limits on live sockets. */
export type SocketLimits = {
  /** Sockets that an account may open per minute, on all servers together. */
  readonly openedPerMinute: number
  /** Sockets that may be open at once on one server: per account, per network, and in total. */
  readonly ofAccount: number
  readonly ofNetwork: number
  readonly ofAll: number
}

/** The limits in production. */
export const socketLimits: SocketLimits = {
  openedPerMinute: 10,
  ofAccount: 4,
  ofNetwork: 300,
  ofAll: 2000,
}
