import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import getPort from 'get-port'
import { sql } from 'kysely'

import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { type Program, startMain } from '#server/testing/process.ts'

import { addAccounts, SECRET } from './accounts.ts'
import { inspect, type Inspector } from './inspector.ts'
import { parentOf } from './machine.ts'

const ECHO = fileURLToPath(new URL('./echo-room.ts', import.meta.url))

/** The setup of a measurement: running servers, and accounts that can sign in to any of them. */
export type Setup = {
  readonly ports: readonly number[]
  readonly cookies: readonly string[]
  readonly serverPids: readonly number[]
  /** None for the embedded database, which is in the process of the server. */
  readonly databasePids: readonly number[]
  /** None unless asked for. */
  readonly inspectors: readonly Inspector[]
  /** Null while the embedded database belongs to the server. */
  readonly database: Database | null
  /** Stops the servers, inspects the stored data, and removes it. */
  readonly stop: <Found>(look: (database: Database) => Promise<Found>) => Promise<Found>
}

export type SetupOptions = {
  readonly accounts: number
  readonly scale: number
  /** Whether the servers can be looked into, which slows them down a little. */
  readonly isInspected: boolean
  /** Workers of each server, one unless given. */
  readonly workers?: number
  /** Where a single server serves its metrics. */
  readonly metricsPort?: number
}

/** One server with the database that is built in. */
export async function setUpEmbedded(options: SetupOptions): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { database: prepared } = await openEmbedded(folder)
  await migrate(prepared, migrations)
  const cookies = await addAccounts(prepared, options.accounts)
  await prepared.destroy()
  const server = await startServer({ DATA_DIR: folder }, options)
  return {
    ports: [server.port],
    cookies,
    serverPids: [server.program.process.pid ?? 0],
    databasePids: [],
    inspectors: server.inspectors,
    database: null,
    async stop(look) {
      await end(server)
      const { database } = await openEmbedded(folder)
      const found = await look(database)
      await database.destroy()
      rmSync(folder, { recursive: true, force: true })
      return found
    },
  }
}

/** Servers on one PostgreSQL with its default durability. */
export async function setUpPostgres(nodes: number, options: SetupOptions): Promise<Setup> {
  const given = process.env['TEST_DATABASE_URL']
  const postgres = given === undefined ? await startPostgres(programs(), 'everything') : null
  const url = await createDatabase(postgres?.url ?? given ?? '')
  const database = openPostgres(url, 'migrating', () => {})
  await migrate(database, migrations)
  const cookies = await addAccounts(database, options.accounts)
  // Tables without statistics count as new, as in a new database.
  await sql`vacuum analyze users, profiles, sessions`.execute(database)
  const servers = await Promise.all(
    Array.from({ length: nodes }, () => startServer({ DATABASE_URL: url }, options)),
  )
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return {
    ports: servers.map(({ port }) => port),
    cookies,
    serverPids: servers.map(({ program }) => program.process.pid ?? 0),
    databasePids: rows.map(({ pid }) => parentOf(pid)),
    inspectors: servers.flatMap(({ inspectors }) => inspectors),
    database,
    async stop(look) {
      await Promise.all(servers.map(end))
      const found = await look(database)
      await database.destroy()
      await postgres?.stop()
      return found
    },
  }
}

/** The room of two that stores nothing. */
export async function setUpEcho(): Promise<{
  readonly port: number
  readonly pid: number
  readonly stop: () => Promise<void>
}> {
  const port = await getPort()
  const child = spawn(process.execPath, [ECHO, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'close')
      child.kill()
      await ended
    },
  }
}

type Server = {
  readonly program: Program
  readonly port: number
  readonly inspectors: readonly Inspector[]
}

async function startServer(
  where: Readonly<Record<string, string>>,
  { scale, isInspected, workers = 1, metricsPort }: SetupOptions,
): Promise<Server> {
  const port = await getPort()
  const inspectPort = await getPort()
  const program = startMain(
    {
      ...where,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      LIVE_TIME_SCALE: String(scale),
      // Every player comes from a network of their own, as the limits of one would hold them up.
      TRUSTED_PROXIES: '127.0.0.1',
      SESSION_SECRET: SECRET,
      WORKERS: String(workers),
      ...(metricsPort === undefined ? {} : { METRICS_PORT: String(metricsPort) }),
      ...(isInspected ? { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` } : {}),
    },
    { isLasting: true },
  )
  await program.says(/ is ready: /)
  return { program, port, inspectors: isInspected ? [await inspect(inspectPort)] : [] }
}

async function end({ program, inspectors }: Server): Promise<void> {
  for (const inspector of inspectors) inspector.close()
  program.process.kill('SIGTERM')
  await program.ended
  const { out, error } = program.printed()
  const said = [...out.split('\n').filter(isComplaint), ...error.split('\n').filter(isComplaint)]
  process.stderr.write(summary(said))
}

function isComplaint(line: string): boolean {
  return line !== '' && !/ is ready: |The web is not built|Debugger|inspector/.test(line)
}

/** The first and last lines of a server's complaints. */
function summary(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const some = lines.length > 40 ? [...lines.slice(0, 20), '…', ...lines.slice(-20)] : lines
  return `${some.join('\n')}\n(${lines.length} lines of the server)\n`
}

function programs(): string {
  const found = findPostgres()
  if (found === null)
    throw new Error('No PostgreSQL is installed, and TEST_DATABASE_URL names none.')
  return found
}
