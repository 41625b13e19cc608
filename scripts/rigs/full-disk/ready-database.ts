import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

/** A database with all tables. A connection to it that is lost later is no matter. */
export async function readyDatabase(url: string): Promise<Database> {
  const migrating = openPostgres(url, 'migrating', fail)
  await migrate(migrating, migrations)
  await migrating.destroy()
  return openPostgres(url, 'serving', () => {})
}

function fail(error: Error): never {
  throw error
}
