/** Limits for a network together with all who are not signed in there. Schools are one network. */
export type NetworkLimits = {
  /** Accounts that are created in an hour. */
  readonly signUps: number
  /** Failed sign-ins in five minutes. */
  readonly signIns: number
  /** Requests in an hour for a mail to an address. */
  readonly mails: number
  /** Live sockets of guests that may be open at once on one server. */
  readonly sockets: number
  /** Calls of guests in five minutes. */
  readonly calls: number
}

/** The defaults hold two full computer rooms. */
export const networkLimits: NetworkLimits = {
  signUps: 300,
  signIns: 300,
  mails: 120,
  sockets: 200,
  calls: 3000,
}
