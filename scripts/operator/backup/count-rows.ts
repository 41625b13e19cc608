import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

import type { Counts } from './copies.ts'

/** The number of rows of each table of a database. */
export async function countRows(database: Database): Promise<Counts> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name).toSorted()
  const counts = new Map<string, number>()
  for (const table of tables) {
    // The embedded database answers one question at a time.
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await sql<{ readonly rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}`.execute(database)
    counts.set(table, rows[0]?.rows ?? 0)
  }
  return counts
}
