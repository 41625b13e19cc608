import type { Database } from './database.ts'

/** One start of one server. */
export type Start = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: string
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Writes a start down, so that restarts can be counted, and forgets those older than 90 days. */
export async function recordStart(database: Database, start: Start): Promise<void> {
  await database
    .deleteFrom('server_starts')
    .where('started_at', '<', new Date(start.at - KEPT_MS))
    .execute()
  await database
    .insertInto('server_starts')
    .values({ id: start.id, started_at: new Date(start.at), version: start.version })
    .execute()
}

/** Reads a start back; null when it is not there. Being answered proves that the database serves. */
export async function findStart(database: Database, id: string): Promise<Start | null> {
  const row = await database
    .selectFrom('server_starts')
    .select(['started_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { id, at: row.started_at.getTime(), version: row.version } : null
}
