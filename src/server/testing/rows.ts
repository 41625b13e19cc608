import { sql } from 'kysely'

import type { Database } from '#server/platform/database.ts'

type Rows = Readonly<Record<string, readonly string[]>>

/** Counts of requests change with every request and belong to nobody. */
const COUNTS = 'rate_limits'

/** All rows of all tables, as text in a fixed order. */
export async function allRows(database: Database): Promise<Rows> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> ${COUNTS} order by 1`.execute(database)
  return textsOf(
    rows.map(({ name }) => [name, sql`select t::text as text from ${sql.table(name)} as t`]),
    database,
  )
}

/** All rows of one user, in whichever tables have a column for users. */
export async function rowsOf(database: Database, userId: string): Promise<Rows> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(database)
  const tables = [['users', 'id'], ...rows.map(({ name }) => [name, 'user_id'])] as const
  return textsOf(
    tables.map(([name = '', column = '']) => [
      name,
      sql`select t::text as text from ${sql.table(name)} as t where ${sql.ref(column)} = ${userId}`,
    ]),
    database,
  )
}

async function textsOf(
  queries: readonly (readonly [string, ReturnType<typeof sql>])[],
  database: Database,
): Promise<Rows> {
  const found: Record<string, readonly string[]> = {}
  for (const [name, query] of queries) {
    // The embedded database answers one question at a time.
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await query.execute(database)
    found[name] = rows.map((row) => String(Object(row).text)).toSorted()
  }
  return found
}
