/** Limits on live sockets. Users and guests have separate places. */
export type SocketLimits = {
  /** Sockets that an account may open per minute, on all servers together. */
  readonly openedPerMinute: number
  /** Sockets with a session that may be open at once on one machine: per account and in total. */
  readonly ofAccount: number
  readonly ofUsers: number
  /** Sockets without a session that may be open at once on one machine. */
  readonly ofGuests: number
  /** Sockets of players of class games, who need no session: in total, and of one player. */
  readonly ofPlayers: number
  readonly ofPlayer: number
  /** How long a socket without a session stays open while it sends nothing. */
  readonly guestIdleMs: number
}

/** The limits in production. */
export const socketLimits: SocketLimits = {
  openedPerMinute: 10,
  ofAccount: 4,
  ofUsers: 5000,
  ofGuests: 1000,
  ofPlayers: 5000,
  ofPlayer: 4,
  guestIdleMs: 60_000,
}
