import { sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openPostgres } from '#server/platform/postgres.ts'

import { type SmallDisk, withSmallDisk } from './full-disk/small-disk.ts'
import { startWriter } from './full-disk/writer.ts'
import { startMortalPostgres } from './mortal-postgres.ts'

/**
 * Fills the disk on which PostgreSQL keeps its write-ahead log while users write: row O2 of
 * docs/security.md. PostgreSQL ends by itself then; with room again it is started, as a supervisor does,
 * and the server goes on without being started anew. As root on Linux. About half a minute.
 */

const DISK = '64m'
const WRITES = 100
/** Nothing of the log is used again, so that it needs room. */
const SETTINGS = ['-c', 'wal_keep_size=1GB']
const ROUNDS = 20

async function fillAndEmpty(disk: SmallDisk, programs: string): Promise<boolean> {
  const postgres = await startMortalPostgres(programs, {
    logFolder: `${disk.path}/log`,
    settings: SETTINGS,
  })
  const migrating = openPostgres(postgres.url, 'migrating', fail)
  await migrate(migrating, migrations)
  await migrating.destroy()
  const database = openPostgres(postgres.url, 'serving', () => {})
  const writer = await startWriter(database)
  const before = await writer.write(WRITES)
  disk.fill()
  const full = new Map<number, number>()
  for (let round = 0; round < ROUNDS && postgres.isRunning(); round += 1) {
    // So the log needs its next file, for which there is no room, after these few writes already.
    // oxlint-disable-next-line no-await-in-loop
    await sql`select pg_switch_wal()`.execute(database).catch(() => null)
    // oxlint-disable-next-line no-await-in-loop
    for (const [status, times] of await writer.write(WRITES)) {
      full.set(status, (full.get(status) ?? 0) + times)
    }
  }
  const isDown = !postgres.isRunning()
  const reading = await writer.read()
  disk.makeRoom()
  await postgres.start()
  const after = await writer.write(WRITES)
  const { acknowledged, lost } = await writer.count()
  await writer.close()
  await database.destroy()
  await postgres.remove()
  const statuses = [before, full, after].map((counts) => JSON.stringify(Object.fromEntries(counts)))
  say(`writes before     ${statuses[0]}`)
  say(
    `on a full disk    ${statuses[1]}, PostgreSQL ${isDown ? 'ended' : 'runs'}, reading ${reading}`,
  )
  say(`started again     ${statuses[2]}`)
  say(`acknowledged      ${acknowledged}, lost ${lost}`)
  const isRefused = full.has(503) && [...full.keys()].every((status) => [200, 503].includes(status))
  return isDown && isRefused && reading === 503 && lost === 0 && after.size === 1 && after.has(200)
}

function fail(error: Error): never {
  throw error
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await withSmallDisk(DISK, fillAndEmpty)
