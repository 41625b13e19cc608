import type { Database } from './database.ts'

/** One start of one server. */
export type Start = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: string
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Writes a start down, so that restarts can be counted, and forgets those older than 90 days. A server
 * that has run for longer may be among them.
 */
export async function recordStart(database: Database, start: Start): Promise<void> {
  await database
    .insertInto('server_starts')
    .values({ id: start.id, started_at: new Date(start.at), version: start.version })
    .execute()
  await database
    .deleteFrom('server_starts')
    .where('started_at', '<', new Date(start.at - KEPT_MS))
    .execute()
}

/**
 * Whether a start of any server is on record, as it always is once one has come up. Being answered
 * proves that the database serves.
 */
export async function hasStarts(database: Database): Promise<boolean> {
  const row = await database.selectFrom('server_starts').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
