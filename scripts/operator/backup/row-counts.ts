import { sql } from 'kysely'

import type { Summaries } from '#scripts/operator/dump/dump.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The number of rows of each table. */
export type Counts = ReadonlyMap<string, number>

/** Returns the counts in words, for the last line of a command. */
export function inWords(counts: Counts): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return `${counts.size} tables with ${rows} rows`
}

/** Counts the rows of each table of a database. */
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

/** Returns the row counts of the tables in a dump. */
export function countsOf(summaries: Summaries): Counts {
  return new Map(Object.entries(summaries).map(([name, { rows }]) => [name, rows]))
}
