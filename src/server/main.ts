import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { type AppParts, createApp } from './app.ts'
import { type Environment, readEnvironment } from './env.ts'
import type { Database } from './platform/database.ts'
import { claimFolder } from './platform/embedded.ts'
import { listen } from './platform/listen.ts'
import { type LogOptions, readableLine } from './platform/log.ts'
import { openDatabase } from './platform/open-database.ts'
import { readSite, type Site } from './platform/site.ts'
import { recordStart } from './platform/starts.ts'
import { stopOnSignal } from './platform/stop.ts'
import { readVersion } from './platform/version.ts'
import { StartupProblem } from './startup-problem.ts'

const ROOT = new URL('../../', import.meta.url)
const HEARTBEAT_MS = 25_000
const clock = Date.now
const random = { uuid: () => randomUUID() }

/** Builds the server and listens at once; the database opens while the pages are served already. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const release = environment.databaseUrl === undefined ? claimFolder(environment.dataDir) : noop
  const opening = Promise.withResolvers<Database>()
  const parts = partsOf(environment, opening.promise)
  const app = await createApp(parts)
  stopOnSignal(app, opening.promise, release, clock)
  const port = await listen(app, environment.host, environment.port)
  for (const line of warnings(environment, parts.site)) app.log.warn(line)
  const database = await openDatabase({
    ...environment,
    onLost: (error) => app.log.warn({ err: error }, 'a connection to the database was lost'),
  })
  await recordStart(database, parts.start)
  opening.resolve(database)
  const address = environment.publicOrigin ?? `http://localhost:${port}`
  process.stdout.write(`Periodic Wizard ${parts.start.version} is ready: ${address}\n`)
}

function partsOf(environment: Environment, database: Promise<Database>): AppParts {
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
    heartbeatMs: HEARTBEAT_MS,
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

function noop(): void {}

function fail(error: unknown): void {
  const text = error instanceof StartupProblem ? error.message : `Cannot start: ${stackOf(error)}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch(fail)
