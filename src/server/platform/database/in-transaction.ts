import type { Database, Transaction } from './database.ts'

/** PostgreSQL's words for "try again": transactions that got in each other's way. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/**
 * Runs a piece of work in one transaction, and again when it lost against another one. The work must
 * use the transaction it is given and nothing else of the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Each attempt begins when the one before has failed.
      // oxlint-disable-next-line no-await-in-loop
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(codeOf(error))) throw error
    }
  }
}

/** The code that PostgreSQL or Node gave an error, if any. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
