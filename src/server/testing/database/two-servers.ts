import { migrations } from '#server/migrations/migrations.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openSharedBus, type SharedBus } from '#server/platform/database/postgres-bus.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

import { createDatabase, type TestDatabase } from './databases.ts'

/**
 * Opens two servers that share a new database, as on two machines.
 * @param url any database of the PostgreSQL that tests use
 * @param open opens a server on the database, and lets it hear the other over the bus
 */
export async function openTwoServers<Server extends { readonly close: () => Promise<unknown> }>(
  url: string,
  open: (place: TestDatabase, bus: SharedBus) => Promise<Server>,
): Promise<{
  readonly here: Server
  readonly there: Server
  readonly close: () => Promise<void>
}> {
  const databaseUrl = await createDatabase(url)
  const first = openPostgres(databaseUrl, 'migrating', fail)
  await migrate(first, migrations)
  await first.destroy()
  const here = await openServer('here')
  const there = await openServer('there')
  return {
    here: here.server,
    there: there.server,
    async close() {
      await Promise.all([here.server.close(), there.server.close()])
      await Promise.all([here.bus.close(), there.bus.close()])
    },
  }

  async function openServer(name: string) {
    const bus = openSharedBus({ databaseUrl, node: name, onFailure: fail })
    await bus.connect()
    const openDatabase = async () => openPostgres(databaseUrl, 'serving', fail)
    const server = await open({ name, open: openDatabase, openMigrated: openDatabase }, bus)
    return { server, bus }
  }
}

function fail(error: unknown): never {
  throw error
}
