/** Gives the time in milliseconds since 1970. */
export type Clock = () => number

/** The only source of chance. */
export type Random = {
  /** A random UUID, version 4, that nobody can guess. */
  readonly uuid: () => string
  /** A random number from 0 to below 1 that nobody can guess. */
  readonly fraction: () => number
}
