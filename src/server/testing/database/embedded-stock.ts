import { PGlite } from '@electric-sql/pglite'
import { type Driver, Kysely, PGliteDialect, sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'

/** An embedded database in memory, with all tables and only the rows that the migrations leave. */
type Stocked = { readonly pglite: PGlite; readonly shape: string }

type Filled = readonly { readonly name: string; readonly rows: string }[]

/** As the product has it; by default much more is cleared with every opening. */
export const SMALL = { postgresqlconf: ['shared_buffers=16MB'] }

/** Opening one takes twenty times as long as cleaning it. */
const stock: Stocked[] = []

/** The files of the first one that was made, and the rows that it has by its migrations. */
let first: Promise<{ readonly files: Blob; readonly filled: Filled }> | undefined

/** Lends an embedded database with all tables; who destroys it gives it back. */
export async function lendMigrated(): Promise<Database> {
  await migratedFiles()
  const lent = stock.pop() ?? (await openCopy())
  return new Kysely({ dialect: new LentDialect(lent.pglite, () => takeBack(lent)) })
}

/** Lends an embedded database without tables; who destroys it gives it back. */
export async function lendEmpty(): Promise<Database> {
  const database = await lendMigrated()
  await dropAll(database)
  return database
}

/** The files of an embedded database with all tables. */
export async function migratedFiles(): Promise<Blob> {
  first ??= openFirst()
  return (await first).files
}

/** Returns the database to the stock instead of closing it when Kysely destroys it. */
class LentDialect extends PGliteDialect {
  private readonly giveBack: () => Promise<void>

  constructor(pglite: PGlite, giveBack: () => Promise<void>) {
    super({ pglite })
    this.giveBack = giveBack
  }

  override createDriver(): Driver {
    return Object.assign(super.createDriver(), { destroy: this.giveBack })
  }
}

async function openFirst(): Promise<{ readonly files: Blob; readonly filled: Filled }> {
  const pglite = await PGlite.create(SMALL)
  const database = inMemory(pglite)
  await migrate(database, migrations)
  // Otherwise each opener of a copy has to replay the log.
  await pglite.exec('checkpoint')
  const files = await pglite.dumpDataDir('none')
  const filled = await filledTables(database)
  stock.push({ pglite, shape: await shapeOf(database) })
  return { files, filled }
}

async function openCopy(): Promise<Stocked> {
  const pglite = await PGlite.create({ ...SMALL, loadDataDir: await migratedFiles() })
  return { pglite, shape: await shapeOf(inMemory(pglite)) }
}

async function takeBack({ pglite, shape }: Stocked): Promise<void> {
  const database = inMemory(pglite)
  await sql`discard all`.execute(database)
  const isWhole = (await shapeOf(database)) === shape
  if (!isWhole) {
    await dropAll(database)
    await migrate(database, migrations)
  }
  await restoreRows(database)
  stock.push({ pglite, shape: isWhole ? shape : await shapeOf(database) })
}

/** Differs once a table, a column, an index or a constraint has come or gone. */
async function shapeOf(database: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select concat_ws(' ',
      (select count(*) from pg_depend),
      (select max(xmin::text::bigint) from pg_attribute)) as shape`.execute(database)
  return rows[0]?.shape ?? ''
}

async function restoreRows(database: Database): Promise<void> {
  const { filled } = await (first ??= openFirst())
  const tables = (await tableNames(database)).map((name) => sql.table(name))
  await sql`truncate ${sql.join(tables)} restart identity`.execute(database)
  for (const { name, rows } of filled) {
    const table = sql.table(name)
    // One connection does one thing at a time.
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)
    `.execute(database)
  }
}

async function filledTables(database: Database): Promise<Filled> {
  const queries = (await tableNames(database)).map(
    (name) =>
      sql`select ${sql.lit(name)} as name, jsonb_agg(t)::text as rows from ${sql.table(name)} as t`,
  )
  const { rows } = await sql<{ name: string; rows: string }>`
    select * from (${sql.join(queries, sql` union all `)}) as tables where rows is not null
  `.execute(database)
  return rows
}

async function tableNames(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(database)
  return rows.map(({ name }) => name)
}

async function dropAll(database: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
}

function inMemory(pglite: PGlite): Database {
  return new Kysely({ dialect: new PGliteDialect({ pglite }) })
}
