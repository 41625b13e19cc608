import { sql } from 'kysely'

import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openPostgres } from '#server/platform/postgres.ts'

import { type SmallDisk, withSmallDisk } from './full-disk/small-disk.ts'
import { startWriter } from './full-disk/writer.ts'
import { startPostgres } from './throwaway-postgres.ts'

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
  const statuses = [before, full, after].map((counts) => JSON.stringify(Object.fromEntries(counts)))
  say(`writes before     ${statuses[0]}`)
  say(`on a full disk    ${statuses[1]}, reading ${reading}`)
  say(`with room again   ${statuses[2]}`)
  say(`acknowledged      ${acknowledged}, lost ${lost}`)
  const isRefused = full.has(503) && [...full.keys()].every((status) => [200, 503].includes(status))
  return isRefused && reading === 200 && lost === 0 && after.size === 1 && after.has(200)
}

/** A database whose tables lie on the disk. */
async function openOn(disk: string, url: string): Promise<Database> {
  const server = openPostgres(url, 'migrating', fail)
  await sql`create tablespace small location ${sql.lit(disk)}`.execute(server)
  await sql`create database wizard tablespace small`.execute(server)
  await server.destroy()
  const address = Object.assign(new URL(url), { pathname: '/wizard' }).href
  const migrating = openPostgres(address, 'migrating', fail)
  await migrate(migrating, migrations)
  await migrating.destroy()
  // A connection that is lost at the end of all this is no matter.
  return openPostgres(address, 'serving', () => {})
}

function fail(error: Error): never {
  throw error
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await withSmallDisk(DISK, fillAndEmpty)
