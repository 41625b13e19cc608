import { sql } from 'kysely'
import * as z from 'zod'

import type { Database } from '#server/platform/database/database.ts'

/** How many rows a table has, and a number that differs when any of them does, in any order of them. */
export type Summary = { readonly rows: number; readonly hash: string }

export const summariesSchema = z.record(
  z.string(),
  z.object({ rows: z.number(), hash: z.string() }),
)

/** The table in which the migrator notes its steps. */
export const MIGRATIONS_TABLE = 'kysely_migration'

/** All tables, each after the tables that it refers to, and the migrator's notes. */
export async function tablesInOrder(database: Database): Promise<readonly string[]> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name).toSorted()
  const { rows } = await sql<{ readonly table: string; readonly refers: string }>`
    select referring.relname as table, referred.relname as refers
    from pg_constraint
    join pg_class as referring on referring.oid = conrelid
    join pg_class as referred on referred.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(database)
  const ordered: string[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(
      (name) =>
        !ordered.includes(name) &&
        rows.every(({ table, refers }) => table !== name || ordered.includes(refers)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...next)
  }
  return [...ordered, MIGRATIONS_TABLE]
}

/**
 * Returns a summary of each table. It is the same on every PostgreSQL, whatever its version and
 * collation.
 * @param database in a transaction
 */
export async function summarize(
  database: Database,
  tables: readonly string[],
): Promise<Readonly<Record<string, Summary>>> {
  const summaries: Record<string, Summary> = {}
  await sql`set local time zone 'UTC'`.execute(database)
  for (const name of tables) {
    // 60 bits of a hash of each row, added up. One connection does one thing at a time.
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await sql<Summary>`
      select count(*)::int as rows, coalesce(
        sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as hash
      from ${sql.table(name)} as t`.execute(database)
    summaries[name] = { rows: rows[0]?.rows ?? 0, hash: rows[0]?.hash ?? '' }
  }
  return summaries
}

/** The tables that are not the same on both sides. */
export function differences(
  one: Readonly<Record<string, Summary>>,
  other: Readonly<Record<string, Summary>>,
): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash,
  )
}
