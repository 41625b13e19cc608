import { migrations } from '#server/migrations/migrations.ts'
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

async function openServer(
  url: string,
  { databaseConnections, onLost }: Choice,
): Promise<OpenedDatabase> {
  const { openPool, openPostgres } = await import('./postgres.ts')
  const migrating = openPostgres(url, 'migrating', onLost)
  try {
    await requireReachable(migrating, url)
    await migrate(migrating, migrations)
  } finally {
    await migrating.destroy()
  }
  const calls = openPool(url, 'serving', onLost, databaseConnections)
  const matches = openPool(url, 'playing', onLost, MATCH_CONNECTIONS)
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
      `The database ${withoutPassword(url)} cannot be reached: ${reasonOf(cause)}. ` +
        'Check that PostgreSQL runs and that DATABASE_URL is right.',
      { cause },
    )
  }
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** A refused connection to a name with several addresses is many errors with an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
