import { sql } from 'kysely'
import * as z from 'zod'

import { Refusal } from '#scripts/operator/place/place.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'

import {
  differences,
  MIGRATIONS_TABLE,
  type Summary,
  summariesSchema,
  summarize,
  tablesInOrder,
} from './tables.ts'

/*
 * A dump is text. A first line says by which migrations its tables were made. Then a line begins with `{` for
 * each row, after a line with the name of its table, and the last line says what each table holds. Rows are in
 * PostgreSQL's own JSON, which this program does not read: its numbers would lose digits.
 */

/** Rows that are read, and written, at once. */
const ROWS_AT_ONCE = 500

const headSchema = z.object({
  format: z.literal('periodic-wizard-dump-1'),
  migrations: z.array(z.string()),
})
const endSchema = z.object({ tables: summariesSchema })

/** A summary of the rows of each table of a database. */
export type Summaries = Readonly<Record<string, Summary>>

/**
 * Reads all rows of a database as of one moment, as lines.
 * @returns the row counts of the tables
 */
export function readDump(database: Database, take: (line: string) => void): Promise<Summaries> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const tables = await tablesInOrder(transaction)
      const summaries = await summarize(transaction, tables)
      const applied = await sql<{ name: string }>`
        select name from ${sql.table(MIGRATIONS_TABLE)} order by name`.execute(transaction)
      take(
        JSON.stringify({
          format: 'periodic-wizard-dump-1',
          migrations: applied.rows.map(({ name }) => name),
        }),
      )
      for (const name of tables) {
        take(name)
        // One connection does one thing at a time.
        // oxlint-disable-next-line no-await-in-loop
        await readRows(transaction, name, take)
      }
      take(JSON.stringify({ tables: summaries }))
      return summaries
    })
}

async function readRows(
  transaction: Transaction,
  table: string,
  take: (line: string) => void,
): Promise<void> {
  await sql`declare dumped cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} as t`.execute(transaction)
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from dumped`.execute(transaction)
    for (const { row } of rows) take(row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close dumped`.execute(transaction)
}

/**
 * Fills an empty database from the lines of a dump, and compares every table with what the dump says.
 * @returns the row counts of the tables
 * @throws Refusal when the dump is not whole or of a newer version, or a table is not the same afterwards;
 * then the database stays empty
 */
export async function loadDump(database: Database, lines: readonly string[]): Promise<Summaries> {
  const head = headSchema.safeParse(parsed(lines[0]))
  const end = endSchema.safeParse(parsed(lines.at(-1)))
  if (!head.success || !end.success) throw damaged()
  const unknown = head.data.migrations.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new Refusal(
      `The backup is of a newer Periodic Wizard (it has ${unknown.join(', ')}). Use that version.`,
    )
  }
  const wanted = new Set(head.data.migrations)
  const applied = Object.entries(migrations).filter(([name]) => wanted.has(name))
  await migrate(database, Object.fromEntries(applied))
  const tables = await tablesInOrder(database)
  try {
    return await database.transaction().execute(async (transaction) => {
      await writeRows(transaction, tables, lines.slice(1, -1))
      const summaries = await summarize(transaction, tables)
      const wrong = differences(summaries, end.data.tables)
      if (wrong.length > 0) throw new Refusal(`Not the same as in the backup: ${wrong.join(', ')}.`)
      return summaries
    })
  } catch (error) {
    await dropAll(database, tables)
    throw error
  }
}

async function writeRows(
  transaction: Transaction,
  tables: readonly string[],
  lines: readonly string[],
): Promise<void> {
  // Some migrations leave rows, which are in the dump as they are now.
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(transaction)
  let table = ''
  let rows: string[] = []
  const flush = async () => {
    if (rows.length > 0) await insert(transaction, table, rows)
    rows = []
  }
  for (const line of lines) {
    // Rows need the tables before them.
    // oxlint-disable no-await-in-loop
    if (line.startsWith('{')) {
      rows.push(line)
      if (rows.length === ROWS_AT_ONCE) await flush()
    } else {
      await flush()
      if (!tables.includes(line)) throw damaged()
      table = line
    }
    // oxlint-enable no-await-in-loop
  }
  await flush()
}

async function insert(transaction: Transaction, name: string, rows: string[]): Promise<void> {
  const table = sql.table(name)
  await sql`insert into ${table}
    select * from json_populate_recordset(null::${table}, ${`[${rows.join()}]`}::json)`.execute(
    transaction,
  )
}

async function dropAll(database: Database, tables: readonly string[]): Promise<void> {
  const all = [...tables, `${MIGRATIONS_TABLE}_lock`]
  await sql`drop table ${sql.join(all.map((name) => sql.table(name)))} cascade`.execute(database)
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return null
  }
}

export function damaged(cause?: unknown): Refusal {
  return new Refusal('The backup is damaged: its end is missing, or parts of it were changed.', {
    cause,
  })
}
