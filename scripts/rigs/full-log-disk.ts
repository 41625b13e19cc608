import { sql } from 'kysely'

import { isHarmless, textOf } from './full-disk/outcome.ts'
import { readyDatabase } from './full-disk/ready-database.ts'
import { type SmallDisk, withSmallDisk } from './full-disk/small-disk.ts'
import { startWriter } from './full-disk/writer.ts'
import { startMortalPostgres } from './postgres/mortal-postgres.ts'

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
  const database = await readyDatabase(postgres.url)
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
  const outcome = { before, full, after, acknowledged, lost }
  const meanwhile = `PostgreSQL ${isDown ? 'ended' : 'runs'}, reading ${reading}`
  process.stdout.write(textOf(outcome, meanwhile, 'started again'))
  return isHarmless(outcome) && isDown && reading === 503
}

await withSmallDisk(DISK, fillAndEmpty)
