import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'

import { createApp } from '#server/app.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { readSite } from '#server/platform/http/site.ts'
import { ORIGIN, testParts } from '#server/testing/app.ts'

/** How much later each look at the clock finds it, so that no limit is used up. */
const STEP_MS = 1000

/** The built web. */
export const SITE = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** The whole server on an open database, with its limits out of the way and without logging. */
export function unlimitedApp(database: Database): Promise<FastifyInstance> {
  let now = Date.now()
  return createApp(
    testParts({
      database: Promise.resolve(database),
      clock: () => (now += STEP_MS),
      site: readSite(SITE, ORIGIN),
    }),
  )
}

/** Opens the database at an address, brought up to date and filled without a limit of time. */
export async function openMigrated(
  url: string,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<Database> {
  const database = openPostgres(url, 'migrating', fail)
  await migrate(database, migrations)
  await fill(database)
  await database.destroy()
  return openPostgres(url, 'serving', fail)
}

function fail(error: Error): never {
  throw error
}
