import { sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import { readDatabaseAddress } from '#server/platform/database-address.ts'
import { StartupProblem } from '#server/platform/startup-problem.ts'

import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import type { PoolState } from './postgres.ts'

/** Connections that live matches have for themselves: two transactions at once, and readers. */
const MATCH_CONNECTIONS = 4

/** The database of choice, open and up to date. */
export type OpenedDatabase = {
  readonly database: Database
  /** The same over connections that only live matches use. */
  readonly matchDatabase: Database
  /** The state of the connection pools; null for the embedded database, which has one connection. */
  readonly pools: { readonly calls: () => PoolState; readonly matches: () => PoolState } | null
  /** Null for a PostgreSQL, which has programs of its own for that. */
  readonly backUp: (() => Promise<Uint8Array<ArrayBuffer>>) | null
}

type Choice = {
  /** The claimed folder of the embedded database. */
  readonly dataDir: string
  /** Address of a real PostgreSQL, used instead when given. */
  readonly databaseUrl: string | undefined
  /** Address of that PostgreSQL past a pooler in transaction mode; undefined where none is between. */
  readonly databaseDirectUrl?: string | undefined
  /** Connections to a real PostgreSQL for calls. */
  readonly databaseConnections: number
  readonly onLost: (error: Error) => void
}

/**
 * Opens the database of choice and brings its tables up to date.
 * @throws StartupProblem when it cannot be reached, opened or brought up to date
 */
export async function openDatabase(choice: Choice): Promise<OpenedDatabase> {
  if (choice.databaseUrl !== undefined) return openServer(choice.databaseUrl, choice)
  const { openEmbedded } = await import('./embedded.ts')
  const { database, backUp } = await openEmbedded(choice.dataDir, choice.onLost)
  await migrate(database, migrations)
  return { database, matchDatabase: database, pools: null, backUp }
}

/** Migrations, live matches and notifications keep their sessions, so they go past a pooler. */
async function openServer(
  url: string,
  { databaseDirectUrl, databaseConnections, onLost }: Choice,
): Promise<OpenedDatabase> {
  const { openPool, openPostgres } = await import('./postgres.ts')
  const direct = databaseDirectUrl ?? url
  const migrating = openPostgres(direct, 'migrating', onLost)
  try {
    await requireReachable(migrating, direct)
    await requireOwnSessions(migrating, direct)
    await migrate(migrating, migrations)
  } finally {
    await migrating.destroy()
  }
  const use = databaseDirectUrl === undefined ? 'serving' : 'pooled'
  const calls = openPool(url, use, onLost, databaseConnections)
  const matches = openPool(direct, 'playing', onLost, MATCH_CONNECTIONS)
  try {
    if (databaseDirectUrl !== undefined) await requireReachable(calls.database, url)
  } catch (error) {
    await Promise.all([calls.database.destroy(), matches.database.destroy()])
    throw error
  }
  return {
    database: calls.database,
    matchDatabase: matches.database,
    pools: { calls: calls.state, matches: matches.state },
    backUp: null,
  }
}

async function requireReachable(database: Database, url: string): Promise<void> {
  try {
    await database.connection().execute(async () => {})
  } catch (cause) {
    throw new StartupProblem(
      `The database ${shown(url)} cannot be reached: ${reasonOf(cause)}. ` +
        'Check that PostgreSQL runs and takes writes, and that DATABASE_URL is right.',
      { cause },
    )
  }
}

/** A pooler in transaction mode lends one connection of PostgreSQL to two that are open at the same time. */
async function requireOwnSessions(database: Database, url: string): Promise<void> {
  const pids = await database.connection().execute(async (first) => {
    const before = await backendOf(first)
    return [before, await database.connection().execute(backendOf)]
  })
  if (new Set(pids).size === pids.length) return
  throw new StartupProblem(
    `The address ${shown(url)} leads to a pooler in transaction mode, through which servers do not hear of ` +
      "each other's changes. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or use session mode.",
  )
}

async function backendOf(connection: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
  return rows[0]?.pid ?? 0
}

function shown(url: string): string {
  return readDatabaseAddress(url)?.shown ?? ''
}

/** A refused connection to a name with several addresses is many errors with an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
