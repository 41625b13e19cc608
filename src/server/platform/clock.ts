/** Gives the time in milliseconds since 1970. */
export type Clock = () => number

/** The only source of chance. */
export type Random = {
  /** A random UUID, version 4, that cannot be guessed. */
  readonly uuid: () => string
  /** A random number from 0 to below 1 that cannot be guessed. */
  readonly fraction: () => number
}
