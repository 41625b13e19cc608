import { randomInt, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { limitedHashing } from './accounts/hashing.ts'
import { keptSecret } from './accounts/kept-secret.ts'
import type { AccountSetup } from './accounts/setup.ts'
import { type AppParts, createApp } from './app.ts'
import { type Environment, readEnvironment } from './env.ts'
import { startJobs } from './jobs.ts'
import { socketLimits } from './live/socket-limits.ts'
import { paceOf } from './matches/pace.ts'
import { createBackground } from './platform/background.ts'
import { createBus } from './platform/bus.ts'
import type { Database } from './platform/database.ts'
import { claimFolder } from './platform/embedded.ts'
import { listen } from './platform/listen.ts'
import { type LogOptions, readableLine } from './platform/log.ts'
import { openDatabase } from './platform/open-database.ts'
import { openSharedBus, type SharedBus } from './platform/postgres-bus.ts'
import { readSite, type Site } from './platform/site.ts'
import { recordStart } from './platform/starts.ts'
import { stopOnSignal } from './platform/stop.ts'
import { readVersion } from './platform/version.ts'
import { StartupProblem } from './startup-problem.ts'

const ROOT = new URL('../../', import.meta.url)
const HEARTBEAT_MS = 25_000
const BUSY_MS = 500
const clock = Date.now
const random = { uuid: () => randomUUID(), fraction: () => randomInt(2 ** 47) / 2 ** 47 }

/** Builds the server and listens at once; the database opens while the pages are served already. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const release = environment.databaseUrl === undefined ? claimFolder(environment.dataDir) : noop
  const opening = Promise.withResolvers<Database>()
  const shared = sharedBus(environment)
  const parts = partsOf(environment, opening.promise, shared)
  const app = await createApp(parts)
  let endJobs = nothing
  stopOnSignal(app, opening.promise, { release, endJobs: () => endJobs(), clock })
  const port = await listen(app, environment.host, environment.port)
  for (const line of warnings(environment, parts.site)) app.log.warn(line)
  const database = await openDatabase({
    ...environment,
    onLost: (error) => app.log.warn({ err: error }, 'a connection to the database was lost'),
  })
  await recordStart(database, parts.start)
  void shared?.connect()
  opening.resolve(database)
  const stopJobs = startJobs(environment, database, clock, app.log)
  endJobs = async () => {
    await stopJobs()
    await shared?.close()
  }
  const address = environment.publicOrigin ?? `http://localhost:${port}`
  process.stdout.write(`Periodic Wizard ${parts.start.version} is ready: ${address}\n`)
}

function partsOf(
  environment: Environment,
  database: Promise<Database>,
  shared: SharedBus | null,
): AppParts {
  const publicOrigin = environment.publicOrigin ?? `http://localhost:${environment.port}`
  const version = readVersion(new URL('package.json', ROOT))
  return {
    start: { id: random.uuid(), at: clock(), version },
    database,
    clock,
    random,
    log: logOptions(environment),
    site: readSite(fileURLToPath(new URL('dist/client', ROOT)), publicOrigin.startsWith('https:')),
    origin: { publicOrigin, allowOwnHost: environment.mode !== 'production' },
    supportEmail: environment.supportEmail,
    accounts: accountSetup(environment),
    bus: shared ?? createBus(),
    background: createBackground(reportFailure),
    busyMs: BUSY_MS,
    heartbeatMs: HEARTBEAT_MS,
    // Where matches run faster, so do the minutes in which sockets are opened.
    sockets: {
      ...socketLimits,
      openedPerMinute: socketLimits.openedPerMinute * environment.liveTimeScale,
    },
    pace: paceOf(clock, environment.liveTimeScale),
  }
}

/** Servers on the same PostgreSQL hear of each other's changes; the embedded one has a single server. */
function sharedBus({ databaseUrl }: Environment): SharedBus | null {
  if (databaseUrl === undefined) return null
  return openSharedBus({ databaseUrl, node: random.uuid(), onFailure: reportFailure })
}

function accountSetup(environment: Environment): AccountSetup {
  return {
    secret: environment.sessionSecret ?? keptSecret(environment.dataDir),
    verifiesEmail: environment.smtpUrl !== undefined,
    google: environment.google,
    passwords: limitedHashing(),
  }
}

/** Machines read the log in production, people in development. */
function logOptions({ mode, logLevel: level }: Environment): LogOptions {
  if (mode === 'production') return { level }
  return { level, stream: { write: (line) => process.stdout.write(readableLine(line)) } }
}

function warnings(environment: Environment, site: Site): readonly string[] {
  return [
    ...(site.size === 0
      ? ['The web is not built yet, so only calls are answered: npm run build']
      : []),
    ...(environment.databaseUrl === undefined
      ? [
          `The embedded database in ${environment.dataDir} survives a killed process but not a ` +
            'power loss. Set DATABASE_URL to a PostgreSQL where that matters.',
        ]
      : []),
  ]
}

function reportFailure(error: unknown): void {
  process.stderr.write(`Something failed behind an answer: ${stackOf(error)}\n`)
}

function noop(): void {}

async function nothing(): Promise<void> {}

function fail(error: unknown): void {
  const text = error instanceof StartupProblem ? error.message : `Cannot start: ${stackOf(error)}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch(fail)
