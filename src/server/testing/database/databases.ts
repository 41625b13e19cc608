import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { type KyselyPlugin, sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

import { SMALL, lendEmpty, lendMigrated, migratedFiles } from './embedded-stock.ts'

export type TestDatabase = {
  readonly name: string
  /** Opens an empty database of its own. */
  readonly open: () => Promise<Database>
  /** Opens a database of its own as the newest migration leaves it. */
  readonly openMigrated: () => Promise<Database>
}

export const embeddedTestDatabase: TestDatabase = {
  name: 'PGlite',
  open: lendEmpty,
  openMigrated: lendMigrated,
}

/**
 * The databases on which everything with SQL is tested: a real PostgreSQL when TEST_DATABASE_URL names
 * one whose user may create databases, and without one, or with TEST_EVERY_DATABASE, the embedded one.
 */
export const testDatabases = chosenDatabases(process.env)

/** For tests that are about no SQL: the quickest at hand. A real server is, of which each of them gets a copy. */
export const anyTestDatabase = testDatabases.at(-1) ?? embeddedTestDatabase

/** A database whose queries all go through a plugin. */
export function withPlugin(place: TestDatabase, plugin: KyselyPlugin): TestDatabase {
  return {
    name: place.name,
    open: async () => (await place.open()).withPlugin(plugin),
    openMigrated: async () => (await place.openMigrated()).withPlugin(plugin),
  }
}

/** Makes a data folder such as a server leaves behind that was started and stopped. */
export async function prepareDataFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const pglite = await PGlite.create(join(folder, 'postgres'), {
    ...SMALL,
    loadDataDir: await migratedFiles(),
  })
  await pglite.close()
}

function chosenDatabases(env: NodeJS.ProcessEnv): readonly TestDatabase[] {
  const url = env['TEST_DATABASE_URL']
  if (url === undefined) return [embeddedTestDatabase]
  const isEvery = env['TEST_EVERY_DATABASE'] !== undefined
  return [...(isEvery ? [embeddedTestDatabase] : []), realServer(url)]
}

function realServer(url: string): TestDatabase {
  const template = once(() => createMigrated(url))
  return {
    name: 'PostgreSQL',
    open: async () => serving(await createDatabase(url)),
    openMigrated: async () => serving(await createDatabase(url, await template())),
  }
}

/** On a busy machine a connection takes its time, which no test is about. */
const CONNECTION_MS = 60_000

function serving(url: string): Database {
  return openPostgres(url, 'serving', throwLost, CONNECTION_MS)
}

/** Creates a migrated database without connections, and returns its name. */
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
