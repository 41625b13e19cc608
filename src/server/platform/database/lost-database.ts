import { codeOf } from './in-transaction.ts'

/** The error codes of Node for a connection that broke or cannot be made. */
const BROKEN: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * The error codes of PostgreSQL when it cannot serve now: class 08 connection, class 53 no room, no
 * memory or too many connections, 57P0x stopping or starting, 57014 and 25P03 a time limit, 25006 a
 * server that only reads, such as a standby or a primary that hands over.
 */
const NOT_NOW = /^(?:08|53)\w{3}$|^57P0\d$|^57014$|^25P03$|^25006$/
/**
 * Errors of a server that has gone, is going, or takes no more writes, and whose connections all
 * end with it.
 */
const GONE = /^08\w{3}$|^57P0\d$|^25006$/

/** PostgreSQL's code for a disk without room. */
const DISK_FULL = '53100'

/** The messages of the driver, whose errors have no code. */
const DRIVER =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error)/

/** The messages of the driver about one statement or the queue for a connection, which say nothing of the others. */
const BUSY = /^(?:timeout exceeded when trying to connect|Client was closed)/

/** A failure for lack of the database whose error does not say so. */
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

/**
 * Whether an error of a connection means that the others to the same server are of no use either: it is
 * gone, silent, or does not take writes. A statement that took too long, or a lack of room, is no such sign.
 */
export function isLostServer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof LostDatabase) return true
  if (error instanceof AggregateError && error.errors.some(isLostServer)) return true
  const code = codeOf(error)
  return (
    BROKEN.has(code) ||
    (typeof code === 'string' && GONE.test(code)) ||
    (DRIVER.test(error.message) && !BUSY.test(error.message)) ||
    isLostServer(error.cause)
  )
}

/** Returns whether an error, or its cause, is that PostgreSQL has no room on its disk. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === DISK_FULL || isFull(error.cause))
}
