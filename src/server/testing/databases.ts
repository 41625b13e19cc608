import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'

import type { Database } from '#server/platform/database.ts'
import { openPostgres } from '#server/platform/postgres.ts'

export type TestDatabase = {
  readonly name: string
  /** Opens an empty database of its own. */
  readonly open: () => Promise<Database>
}

/**
 * The databases on which everything with SQL is tested: the embedded one, and besides a real
 * PostgreSQL when TEST_DATABASE_URL names one whose user may create databases.
 */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', open: openInMemory },
  ...realServer(process.env['TEST_DATABASE_URL']),
]

function realServer(url: string | undefined): readonly TestDatabase[] {
  return url === undefined ? [] : [{ name: 'PostgreSQL', open: () => createOn(url) }]
}

let empty: Promise<Blob> | undefined

/** Creating a database takes seconds and loading a copy of an empty one does not. */
async function openInMemory(): Promise<Database> {
  empty ??= dumpEmpty()
  const pglite = await PGlite.create({ loadDataDir: await empty })
  return new Kysely({ dialect: new PGliteDialect({ pglite }) })
}

async function dumpEmpty(): Promise<Blob> {
  const pglite = await PGlite.create()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

async function createOn(url: string): Promise<Database> {
  return openPostgres(await createDatabase(url), 'serving', throwLost)
}

/** Creates a database with a new name on the server at `url` and gives its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = openPostgres(url, 'migrating', throwLost)
  await sql`create database ${sql.id(name)}`.execute(server)
  await server.destroy()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

function throwLost(error: Error): never {
  throw error
}
