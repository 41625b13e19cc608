import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { callPath } from '#contract/calls.ts'
import { createApp } from '#server/app.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openPostgres } from '#server/platform/postgres.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { findPostgres, serverAccount, startPostgres } from './throwaway-postgres.ts'

/**
 * Fills the disk of a PostgreSQL while users write, and makes room again: row O1 of docs/security.md.
 * The disk is a small one in memory, mounted where only this program sees it, so it has to run as root on
 * Linux. The write-ahead log lies elsewhere. About half a minute.
 */

const DISK = '64m'
const BALLAST_BYTES = 64 * 1024
const WRITES = 400
const STEP_MS = 20_000

/** How often each status was answered. */
type Statuses = Map<number, number>

async function main(): Promise<void> {
  const programs = findPostgres()
  const account = serverAccount()
  if (process.platform !== 'linux' || programs === null || account === null) {
    say('This needs root on Linux and a PostgreSQL.')
    return
  }
  if (!process.argv.includes('--inside')) {
    const args = ['--mount', process.execPath, ...process.argv.slice(1), '--inside']
    process.exitCode = spawnSync('unshare', args, { stdio: 'inherit' }).status ?? 1
    return
  }
  const disk = mkdtempSync(join(tmpdir(), 'full-disk-'))
  mount(disk)
  chownSync(disk, account.uid, account.gid)
  const postgres = await startPostgres(programs)
  const database = await openOn(disk, postgres.url)
  try {
    process.exitCode = (await fillAndEmpty(database, disk)) ? 0 : 1
  } finally {
    await database.destroy()
    await postgres.stop()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function fillAndEmpty(database: Database, disk: string): Promise<boolean> {
  let now = Date.now()
  const app = await createApp(
    testParts({ database: Promise.resolve(database), clock: () => (now += STEP_MS) }),
  )
  const user = await signUp({ app })
  const cookie = [...user.cookies].map((pair) => pair.join('=')).join('; ')
  const acknowledged = new Set<string>()
  const before = await write(0)
  fill(join(disk, 'ballast'))
  const full = await write(1)
  const reading = (await post('get_user_progress', {})).statusCode
  rmSync(join(disk, 'ballast'))
  const after = await write(2)
  const { rows } = await sql<{ id: string }>`
    select session_id as id from user_sessions`.execute(database)
  const kept = new Set(rows.map(({ id }) => id))
  const lost = [...acknowledged].filter((id) => !kept.has(id)).length
  await app.close()
  const statuses = [before, full, after].map((counts) => JSON.stringify(Object.fromEntries(counts)))
  say(`writes before     ${statuses[0]}`)
  say(`on a full disk    ${statuses[1]}, reading ${reading}`)
  say(`with room again   ${statuses[2]}`)
  say(`acknowledged      ${acknowledged.size}, lost ${lost}`)
  const isRefused = full.has(503) && [...full.keys()].every((status) => [200, 503].includes(status))
  return isRefused && reading === 200 && lost === 0 && after.size === 1 && after.has(200)

  /** Writes that need room, each a row of its own. */
  async function write(round: number): Promise<Statuses> {
    const counts: Statuses = new Map()
    for (let index = 0; index < WRITES; index += 1) {
      const id = `page-${round}-${String(index).padStart(8, '0')}`
      // oxlint-disable-next-line no-await-in-loop
      const { statusCode } = await post('update_user_session', {
        session_id: id,
        device_info: { user_agent: 'x'.repeat(500), timestamp: new Date().toISOString() },
      })
      if (statusCode === 200) acknowledged.add(id)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    }
    return counts
  }

  function post(name: string, payload: object) {
    const headers = { ...CALL_HEADERS, cookie }
    return app.inject({ method: 'POST', url: callPath(name), headers, payload })
  }
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

function mount(disk: string): void {
  const { status, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${DISK}`,
    'tmpfs',
    disk,
  ])
  if (status !== 0) throw new Error(`The disk cannot be mounted: ${stderr.toString()}`)
}

/** Writes until nothing fits any more. */
function fill(file: string): void {
  const block = Buffer.alloc(BALLAST_BYTES)
  try {
    for (;;) appendFileSync(file, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

function fail(error: Error): never {
  throw error
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
