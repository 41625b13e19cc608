import type { FastifyInstance } from 'fastify'

import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

import { unlimitedApp } from './unlimited-app.ts'

/** Does some work with the whole server on a PostgreSQL of its own. Says so where there is none. */
export async function onPostgres(
  work: (app: FastifyInstance, database: Database) => Promise<void>,
): Promise<void> {
  const programs = findPostgres()
  if (programs === null) {
    process.stdout.write('Skipped: there is no PostgreSQL on this machine.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const migrating = openPostgres(postgres.url, 'migrating', () => {})
  await migrate(migrating, migrations)
  await migrating.destroy()
  const database = openPostgres(postgres.url, 'serving', () => {})
  const app = await unlimitedApp(database)
  await work(app, database)
  await app.close()
  await database.destroy()
  await postgres.stop()
}
