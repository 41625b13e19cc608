import { randomInt, randomUUID } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

import { type AppParts, createApp } from './app.ts'
import { breachedPasswords } from './auth/breached-passwords.ts'
import { limitedHashing } from './auth/hashing.ts'
import type { AccountSetup } from './auth/setup.ts'
import { keptSecret } from './auth/stored-secret.ts'
import { type Environment, readEnvironment } from './env.ts'
import { startJobs } from './jobs.ts'
import { socketLimits } from './limits/socket-limits.ts'
import { createMatchClock } from './live/match-clock.ts'
import { createMetrics, metricsOfWorkers } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { migrations } from './migrations/migrations.ts'
import { createBackground } from './platform/background.ts'
import { createBus } from './platform/bus.ts'
import { claimFolder } from './platform/database/embedded.ts'
import { invalidIndexes } from './platform/database/invalid-indexes.ts'
import { type OpenedDatabase, openDatabase } from './platform/database/open-database.ts'
import { openSharedBus, type SharedBus } from './platform/database/postgres-bus.ts'
import { openReadCopy, type ReadCopy } from './platform/database/read-copy.ts'
import { recordStart } from './platform/database/starts.ts'
import { createDrain } from './platform/drain.ts'
import { hasRoom } from './platform/free-room.ts'
import { listen } from './platform/http/listen.ts'
import { readSite, type Site } from './platform/http/site.ts'
import { type LogOptions, readableLine } from './platform/log.ts'
import { StartupProblem } from './platform/startup-problem.ts'
import { readVersion } from './platform/version.ts'
import { runWorkers } from './platform/workers/run-workers.ts'
import { joinWorkers, onlyWorker } from './platform/workers/worker.ts'
import { stopOnSignal } from './stop.ts'

const ROOT = new URL('../../', import.meta.url)
const HEARTBEAT_MS = 25_000
const BUSY_MS = 500
/** Calls beyond these would wait for each other longer than a page waits. */
const CALLS_AT_ONCE = 100
const clock = Date.now
const random = { uuid: () => randomUUID(), fraction: () => randomInt(2 ** 47) / 2 ** 47 }

/** Builds the server and listens at once; the database opens while the pages are served already. */
async function main(): Promise<void> {
  // The reader of the log may go away, and its disk may be full. Neither is a reason to stop.
  for (const output of [process.stdout, process.stderr]) output.on('error', noop)
  const environment = readEnvironment(process.env)
  const joined = joinWorkers()
  if (joined === null && environment.workers > 1) return startWorkers(environment)
  const release = environment.databaseUrl === undefined ? claimFolder(environment.dataDir) : noop
  const opening = Promise.withResolvers<OpenedDatabase>()
  const shared = sharedBus(environment)
  const parts = { ...partsOf(environment, opening.promise, shared), worker: joined ?? onlyWorker }
  const app = await createApp(parts)
  let endJobs = nothing
  const drain = parts.drain
  stopOnSignal(app, parts.database, { drain, release, endJobs: () => endJobs(), clock })
  joined?.onMetricsAsked(parts.metrics.json)
  const watched =
    joined === null && environment.metrics
      ? await serveMetrics(parts.metrics, environment.metrics)
      : null
  const port = await listen(app, environment.host, environment.port)
  for (const line of warnings(parts.site)) app.log.warn(line)
  const opened = await openDatabase({
    ...environment,
    onLost: (error) => app.log.warn({ err: error }, 'a connection to the database was lost'),
  })
  await recordStart(opened.database, parts.start)
  for (const line of await invalidIndexes(opened.database)) app.log.warn(line)
  void shared?.connect()
  opening.resolve(opened)
  const stopJobs = await startJobs({ ...parts, environment, opened, log: app.log })
  endJobs = async () => {
    await stopJobs()
    await shared?.close()
    await watched?.close()
  }
  const address = environment.publicOrigin ?? `http://localhost:${port}`
  if (joined === null) tellReady(parts.start.version, address)
  else joined.ready(address)
  // Else it is kept when the process ends by itself, which one that is killed does not.
  flushCompileCache()
}

/** Runs this program once for each worker, and serves the metrics of all. */
async function startWorkers(environment: Environment): Promise<void> {
  // Workers that begin at the same time must not each create one.
  if (environment.sessionSecret === undefined) keptSecret(environment.dataDir)
  const workers = await runWorkers(environment.workers, (line) => {
    process.stderr.write(`${line}\n`)
  })
  if (workers === null) process.exit(1)
  if (environment.metrics) await serveMetrics(metricsOfWorkers(workers), environment.metrics)
  const version = readVersion(new URL('package.json', ROOT))
  tellReady(version, workers.address)
}

function tellReady(version: string, address: string): void {
  process.stdout.write(`Periodic Wizard ${version} is ready: ${address}\n`)
}

function partsOf(
  environment: Environment,
  opened: Promise<OpenedDatabase>,
  shared: SharedBus | null,
): Omit<AppParts, 'worker'> {
  const publicOrigin = environment.publicOrigin ?? `http://localhost:${environment.port}`
  const version = readVersion(new URL('package.json', ROOT))
  const schema = Object.keys(migrations).at(-1) ?? 'none'
  const metrics = createMetrics({ version, schema }, { process: true })
  const onFailure = (error: unknown) => {
    metrics.failed()
    reportFailure(error)
  }
  return {
    start: { id: random.uuid(), at: clock(), version },
    drain: createDrain(environment.drainMs),
    database: opened.then(({ database }) => database),
    matchDatabase: opened.then(({ matchDatabase }) => matchDatabase),
    hasRoom: async () => environment.databaseUrl !== undefined || hasRoom(environment.dataDir),
    copy: copyOf(environment),
    clock,
    steadyClock: () => performance.now(),
    random,
    log: logOptions(environment),
    site: readSite(fileURLToPath(new URL('dist/client', ROOT)), publicOrigin),
    origin: { publicOrigin, allowOwnHost: environment.mode !== 'production' },
    supportEmail: environment.supportEmail,
    trustedProxies: environment.trustedProxies,
    peerOrigin: environment.peerOrigin ?? null,
    metrics,
    accounts: accountSetup(environment),
    bus: shared ?? createBus(),
    background: createBackground(onFailure),
    busyMs: BUSY_MS,
    callsAtOnce: CALLS_AT_ONCE,
    heartbeatMs: HEARTBEAT_MS,
    // Where matches run faster, so do the minutes in which sockets are opened.
    sockets: {
      ...socketLimits,
      openedPerMinute: socketLimits.openedPerMinute * environment.liveTimeScale,
    },
    networks: environment.networks,
    schools: environment.schools,
    signUpsPerHour: environment.signUpsPerHour,
    mailsPerHour: environment.mailsPerHour,
    matchClock: createMatchClock(clock, environment.liveTimeScale),
  }
}

function copyOf({ readDatabaseUrl: url }: Environment): ReadCopy | null {
  return url === undefined ? null : openReadCopy(url, clock, reportFailure)
}

/** Servers on the same PostgreSQL hear of each other's changes; the embedded one has a single server. */
function sharedBus(environment: Environment): SharedBus | null {
  const databaseUrl = environment.databaseDirectUrl ?? environment.databaseUrl
  if (databaseUrl === undefined) return null
  return openSharedBus({ databaseUrl, node: random.uuid(), onFailure: reportFailure })
}

function accountSetup(environment: Environment): AccountSetup {
  return {
    secret: environment.sessionSecret ?? keptSecret(environment.dataDir),
    verifiesEmail: environment.smtpUrl !== undefined,
    google: environment.google,
    passwords: limitedHashing(),
    isBreached: breachedPasswords(environment.breachedPasswordsUrl),
  }
}

/** Machines read the log in production, people in development. */
function logOptions({ mode, logLevel: level }: Environment): LogOptions {
  if (mode === 'production') return { level }
  return { level, stream: { write: (line) => process.stdout.write(readableLine(line)) } }
}

function warnings(site: Site): readonly string[] {
  return site.size === 0
    ? ['The web is not built yet, so only calls are answered: npm run build']
    : []
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
