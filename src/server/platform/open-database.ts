import { migrations } from '#server/migrations/migrations.ts'
import { StartupProblem } from '#server/startup-problem.ts'

import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

type Choice = {
  /** The claimed folder of the embedded database. */
  readonly dataDir: string
  /** Address of a real PostgreSQL, used instead when given. */
  readonly databaseUrl: string | undefined
  readonly onLost: (error: Error) => void
}

/**
 * Opens the database of choice and brings its tables up to date.
 * @throws StartupProblem when it cannot be reached, opened or brought up to date
 */
export async function openDatabase(choice: Choice): Promise<Database> {
  if (choice.databaseUrl !== undefined) return openServer(choice.databaseUrl, choice.onLost)
  const { openEmbedded } = await import('./embedded.ts')
  const database = await openEmbedded(choice.dataDir)
  await migrate(database, migrations)
  return database
}

async function openServer(url: string, onLost: (error: Error) => void): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  const migrating = openPostgres(url, 'migrating', onLost)
  try {
    await requireReachable(migrating, url)
    await migrate(migrating, migrations)
  } finally {
    await migrating.destroy()
  }
  return openPostgres(url, 'serving', onLost)
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
