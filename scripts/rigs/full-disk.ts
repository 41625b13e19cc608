import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

import { isHarmless, textOf } from './full-disk/outcome.ts'
import { readyDatabase } from './full-disk/ready-database.ts'
import { type SmallDisk, withSmallDisk } from './full-disk/small-disk.ts'
import { startWriter } from './full-disk/writer.ts'
import { startPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Fills the disk of a PostgreSQL while users write, and makes room again: row O1 of docs/security.md. The
 * write-ahead log lies elsewhere; `full-log-disk.ts` fills that. As root on Linux. About half a minute.
 */

const DISK = '64m'
const WRITES = 400

async function fillAndEmpty(disk: SmallDisk, programs: string): Promise<boolean> {
  const postgres = await startPostgres(programs)
  const database = await openOn(disk.path, postgres.url)
  const writer = await startWriter(database)
  const before = await writer.write(WRITES)
  disk.fill()
  const full = await writer.write(WRITES)
  const reading = await writer.read()
  disk.makeRoom()
  const after = await writer.write(WRITES)
  const { acknowledged, lost } = await writer.count()
  await writer.close()
  await database.destroy()
  await postgres.stop()
  const outcome = { before, full, after, acknowledged, lost }
  process.stdout.write(textOf(outcome, `reading ${reading}`, 'with room again'))
  return isHarmless(outcome) && reading === 200
}

/** A database whose tables lie on the disk. */
async function openOn(disk: string, url: string): Promise<Database> {
  const server = openPostgres(url, 'migrating', fail)
  await sql`create tablespace small location ${sql.lit(disk)}`.execute(server)
  await sql`create database wizard tablespace small`.execute(server)
  await server.destroy()
  const address = Object.assign(new URL(url), { pathname: '/wizard' }).href
  return readyDatabase(address)
}

function fail(error: Error): never {
  throw error
}

await withSmallDisk(DISK, fillAndEmpty)
