import { sql } from 'kysely'

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
 * Writes the time into the record of a start, which shows that the database takes and keeps writes. The
 * record of a server that has run for months may be gone; then it is made again.
 * @returns whether a start of any server is on record, as it always is once one has come up
 */
export async function writeStart(database: Database, start: Start, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into server_starts (id, started_at, version, written_at)
    select ${start.id}::uuid, ${new Date(start.at)}::timestamptz, ${start.version}, ${new Date(now)}::timestamptz
    where exists (select from server_starts)
    on conflict (id) do update set written_at = excluded.written_at
    returning id
  `.execute(database)
  return rows.length > 0
}
