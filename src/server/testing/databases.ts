import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openPostgres } from '#server/platform/postgres.ts'

export type TestDatabase = {
  readonly name: string
  /** Opens an empty database of its own. */
  readonly open: () => Promise<Database>
  /** Opens a database of its own as the newest migration leaves it. */
  readonly openMigrated: () => Promise<Database>
}

/** As the product has it; by default much more is cleared with every opening. */
const SMALL = { postgresqlconf: ['shared_buffers=16MB'] }

/** Creating a database takes seconds and loading a copy of one does not. */
const empty = once(dumpEmpty)
const migrated = once(dumpMigrated)

/** For tests that are about no SQL. */
export const embeddedTestDatabase: TestDatabase = embedded()

/**
 * The databases on which everything with SQL is tested: the embedded one, and besides a real
 * PostgreSQL when TEST_DATABASE_URL names one whose user may create databases.
 */
export const testDatabases: readonly TestDatabase[] = [
  embeddedTestDatabase,
  ...realServer(process.env['TEST_DATABASE_URL']),
]

function embedded(): TestDatabase {
  return {
    name: 'PGlite',
    open: async () => inMemory(await PGlite.create({ ...SMALL, loadDataDir: await empty() })),
    openMigrated: async () =>
      inMemory(await PGlite.create({ ...SMALL, loadDataDir: await migrated() })),
  }
}

/** Makes a data folder such as a server leaves behind that was started and stopped. */
export async function prepareDataFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const pglite = await PGlite.create(join(folder, 'postgres'), {
    ...SMALL,
    loadDataDir: await migrated(),
  })
  await pglite.close()
}

function dumpEmpty(): Promise<Blob> {
  return PGlite.create(SMALL).then(dumpAndClose)
}

async function dumpMigrated(): Promise<Blob> {
  const pglite = await PGlite.create({ ...SMALL, loadDataDir: await empty() })
  await migrate(inMemory(pglite), migrations)
  return dumpAndClose(pglite)
}

async function dumpAndClose(pglite: PGlite): Promise<Blob> {
  // Otherwise everybody who loads the dump has to do again what stands in its log.
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

function inMemory(pglite: PGlite): Database {
  return new Kysely({ dialect: new PGliteDialect({ pglite }) })
}

function realServer(url: string | undefined): readonly TestDatabase[] {
  if (url === undefined) return []
  const template = once(() => createMigrated(url))
  return [
    {
      name: 'PostgreSQL',
      open: async () => serving(await createDatabase(url)),
      openMigrated: async () => serving(await createDatabase(url, await template())),
    },
  ]
}

function serving(url: string): Database {
  return openPostgres(url, 'serving', throwLost)
}

/** Creates a migrated database that nobody is connected to, and gives its name. */
async function createMigrated(url: string): Promise<string> {
  const address = await createDatabase(url)
  const database = openPostgres(address, 'migrating', throwLost)
  await migrate(database, migrations)
  await database.destroy()
  return new URL(address).pathname.slice(1)
}

/** Creates a copy of `template` with a new name on the server at `url` and gives its address. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = openPostgres(url, 'migrating', throwLost)
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server)
  await server.destroy()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** A function that makes its value at the first call and gives that one from then on. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= make())
}

function throwLost(error: Error): never {
  throw error
}
