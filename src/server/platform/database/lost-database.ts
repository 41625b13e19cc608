import { codeOf } from './in-transaction.ts'

/** The error codes of Node for a connection that broke or cannot be made. */
const BROKEN: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * The error codes of PostgreSQL when it cannot serve now: class 08 connection, class 53 no room, no
 * memory or too many connections, 57P0x stopping or starting, 57014 and 25P03 a time limit.
 */
const NOT_NOW = /^(?:08|53)\w{3}$|^57P0\d$|^57014$|^25P03$/

/** The messages of the driver, whose errors have no code. */
const DRIVER =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error)/

/** For what fails for want of the database without saying so. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase'
}

/** Whether an error means that the database is out of reach, silent or unable to serve for a while. */
export function isLostDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof LostDatabase) return true
  // A name with several addresses fails with one error for each of them.
  if (error instanceof AggregateError && error.errors.some(isLostDatabase)) return true
  const code = codeOf(error)
  return (
    BROKEN.has(code) ||
    (typeof code === 'string' && NOT_NOW.test(code)) ||
    DRIVER.test(error.message) ||
    isLostDatabase(error.cause)
  )
}
