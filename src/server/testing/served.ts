import type { FastifyInstance } from 'fastify'

import { type AppParts, createApp } from '#server/app.ts'
import { type Bus, createBus } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'

import { testParts } from './app.ts'
import type { TestDatabase } from './database/databases.ts'

/** A whole server on a database of its own. */
export type Served = {
  readonly app: FastifyInstance
  readonly database: Database
  readonly bus: Bus
  /** Settles when the work behind all responses is done. */
  readonly settled: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a server, without listening, on a new database with all its tables. */
export async function serveOn(
  { openMigrated }: TestDatabase,
  changed: Partial<AppParts> = {},
): Promise<Served> {
  const database = await openMigrated()
  const parts = testParts({
    database: Promise.resolve(database),
    clock: Date.now,
    bus: createBus(),
    ...changed,
  })
  const app = await createApp(parts)
  return {
    app,
    database,
    bus: parts.bus,
    settled: parts.background.settled,
    async close() {
      await app.close()
      await database.destroy()
    },
  }
}
