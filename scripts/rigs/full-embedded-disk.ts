import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'

import { isHarmless, textOf } from './full-disk/outcome.ts'
import { type SmallDisk, withSmallDisk } from './full-disk/small-disk.ts'
import { startWriter } from './full-disk/writer.ts'

/**
 * Fills the disk of the embedded database while users write, and makes room again. Its tables and its
 * write-ahead log are on the same disk: it ends, and has to come back by itself. As root on Linux.
 */

const DISK = '160m'
const WRITES = 400
const LOG_FILES = 20
/** It is started again at the latest this long after there is room. */
const MAX_RETRY_MS = 5000

async function fillAndEmpty(disk: SmallDisk): Promise<boolean> {
  const lost: string[] = []
  const { database } = await openEmbedded(disk.path, (error) => lost.push(error.message))
  await migrate(database, migrations)
  const writer = await startWriter(database)
  const before = await writer.write(WRITES)
  disk.fill()
  const full = await writer.write(4 * WRITES)
  const reading = await writer.read()
  // Now it needs files of its log that there is no room for.
  for (let file = 0; file < LOG_FILES; file += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await sql`select pg_logical_emit_message(true, '', 'x'), pg_switch_wal()`
      .execute(database)
      .catch(() => null)
  }
  const readingWithoutLog = await writer.read()
  disk.makeRoom()
  await setTimeout(2 * MAX_RETRY_MS)
  const after = await writer.write(WRITES)
  const { acknowledged, lost: missing } = await writer.count()
  await writer.close()
  await database.destroy()
  const outcome = { before, full, after, acknowledged, lost: missing }
  process.stdout.write(
    textOf(outcome, `reading ${reading}, then ${readingWithoutLog}`, 'with room again'),
  )
  process.stdout.write(`ended by itself   ${lost.length} times, first: ${lost[0]}\n`)
  return isHarmless(outcome) && reading === 200 && readingWithoutLog === 503
}

await withSmallDisk(DISK, fillAndEmpty)
