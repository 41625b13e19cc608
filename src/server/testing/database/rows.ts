import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

type Rows = Readonly<Record<string, readonly string[]>>

/** Counts of requests change with every request and belong to no user. */
const COUNTS = 'rate_limits'

/** All rows of all tables, as text in a fixed order. */
export async function allRows(database: Database): Promise<Rows> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> ${COUNTS}
    order by 1`.execute(database)
  return textsOf(
    rows.map(({ name }) => [name, sql`true`]),
    database,
  )
}

/** All rows of one user, in whichever tables have a column for users. */
export async function rowsOf(database: Database, userId: string): Promise<Rows> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'user_id'
    order by 1`.execute(database)
  const tables = [['users', 'id'], ...rows.map(({ name }) => [name, 'user_id'])] as const
  return textsOf(
    tables.map(([name = '', column = '']) => [name, sql`${sql.ref(`t.${column}`)} = ${userId}`]),
    database,
  )
}

/** One statement for all tables is much less work than one for each. */
async function textsOf(
  tables: readonly (readonly [string, ReturnType<typeof sql>])[],
  database: Database,
): Promise<Rows> {
  const queries = tables.map(
    ([name, condition]) =>
      sql`select ${sql.lit(name)} as name, t::text as text from ${sql.table(name)} as t where ${condition}`,
  )
  const { rows } = await sql<{ name: string; text: string }>`
    ${sql.join(queries, sql` union all `)}`.execute(database)
  const byTable = Map.groupBy(rows, ({ name }) => name)
  return Object.fromEntries(
    tables.map(([name]) => [name, (byTable.get(name) ?? []).map(({ text }) => text).toSorted()]),
  )
}
