import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { callPath, calls } from '#contract/calls.ts'
import { createApp } from '#server/app.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'
import { type Belongings, giveBelongings } from '#server/testing/calls/call-inputs.ts'
import { inputOf } from '#server/testing/calls/input-leaves.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { createDatabase, embeddedTestDatabase } from '#server/testing/database/databases.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

import { findPostgres, startPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Lets sqlmap look for injections in every parameter of every call and of the links that mails and Google
 * lead to, and in the cookie of the session, at its lowest level and risk. The server is of this machine
 * and its limits are out of the way. Prints a line for each target and fails when one can be injected:
 *
 *     node scripts/rigs/sqlmap.ts [call …]
 */

/** The request for one address. */
type Target = {
  readonly name: string
  readonly path: string
  /** The body of a call; none is sent to a link. */
  readonly body?: object
  /** Whether the cookies are tried in place of the body. */
  readonly tries?: 'cookies'
}

/** Optional fields of calls. */
const optional: Readonly<Record<string, object>> = {
  sign_up: { display_name: 'Marie' },
  get_leaderboard: { season_id: '2030-01' },
}

type Verdict = { readonly line: string; readonly isGood: boolean }

/** How much later each look at the clock finds it, so that no limit is ever used up. */
const STEP_MS = 20_000
const FORGET_MS = 100
const TARGET_MS = 10 * 60_000
/** Every refusal is an answer like others here. */
const REFUSALS = '400,401,403,404,409,413,415,422,429,431,503'

async function main(): Promise<void> {
  const program = pathTo('sqlmap')
  if (program === null) {
    say('sqlmap is not installed, so nothing was tried.')
    return
  }
  const programs = findPostgres()
  const server = programs === null ? null : await startPostgres(programs)
  const database =
    server === null
      ? await embeddedTestDatabase.openMigrated()
      : await migrated(await createDatabase(server.url))
  const forget = setInterval(() => void forgetCounts(database), FORGET_MS)
  const given = new Set(process.argv.slice(2))
  const verdicts: Verdict[] = []
  for (const target of targets().filter(({ name }) => given.size === 0 || given.has(name))) {
    // One after the other, each with a user of its own.
    // oxlint-disable-next-line no-await-in-loop
    const verdict = await tryTarget(program, database, target)
    say(`${verdict.isGood ? 'safe   ' : 'PROBLEM'}  ${target.name.padEnd(28)}${verdict.line}`)
    verdicts.push(verdict)
  }
  clearInterval(forget)
  await database.destroy()
  await server?.stop()
  say(
    `${verdicts.length} targets on ${server === null ? 'the embedded database' : 'PostgreSQL'}, ` +
      `level 1, risk 1, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  process.exitCode = verdicts.every(({ isGood }) => isGood) ? 0 : 1
}

/** Calls without a parameter are left out: there is nothing to try. */
function targets(): readonly Target[] {
  const some = {
    issueId: 'an issue',
    deviceId: 'a device',
    passkeyId: 'a passkey',
    matchId: 'a match',
    setId: 'a set',
    classId: 'a class',
    memberId: 'a member',
    assignmentId: 'an assignment',
    classGameId: 'a class game',
  }
  const withInput = Object.keys(calls).filter(
    (name) => Object.keys(inputFor(name, some)).length > 0,
  )
  return [
    ...withInput.map((name) => ({ name, path: callPath(name), body: {} })),
    { name: 'verify-email', path: '/api/auth/verify-email?token=a-token-that-was-never-mailed' },
    { name: 'callback', path: '/api/auth/callback/google?code=a&state=b&error=c&iss=d' },
    { name: 'cookies', path: callPath('get_user_settings'), body: {}, tries: 'cookies' },
  ]
}

async function tryTarget(program: string, database: Database, target: Target): Promise<Verdict> {
  let now = Date.now()
  const app = await createApp(
    testParts({ database: Promise.resolve(database), clock: () => (now += STEP_MS) }),
  )
  const port = await listenAnywhere(app)
  const served = { app, database }
  const owner = await signUp(served)
  const belongings = await giveBelongings(owner, database)
  // Another browser of the same user, so that the attack does not end its own session.
  const attacker = visit(app)
  await attacker.call('sign_in', { email: owner.email, password: owner.password })
  const folder = mkdtempSync(join(tmpdir(), 'sqlmap-'))
  const printed = await run(program, argumentsFor(target, port, belongings, attacker, folder))
  rmSync(folder, { recursive: true, force: true })
  await app.close()
  return verdictOf(printed)
}

function argumentsFor(
  { name, path, body, tries }: Target,
  port: number,
  belongings: Belongings,
  { cookies }: Visitor,
  folder: string,
): readonly string[] {
  const cookie = cookieHeader(cookies)
  const headers = Object.entries(CALL_HEADERS).map(([key, value]) => `${key}: ${value}`)
  const input = body === undefined || tries === 'cookies' ? {} : inputFor(name, belongings)
  const options: Readonly<Record<string, string>> = {
    url: `http://127.0.0.1:${port}${path}`,
    cookie,
    level: tries === 'cookies' ? '2' : '1',
    risk: '1',
    dbms: 'PostgreSQL',
    'ignore-code': REFUSALS,
    'output-dir': folder,
    timeout: '20',
    retries: '1',
    ...(body !== undefined && { method: 'POST', data: JSON.stringify(harmless(input)) }),
  }
  return [
    '--batch',
    '--flush-session',
    '--disable-coloring',
    ...Object.entries(options).map(([option, value]) => `--${option}=${value}`),
    ...headers.map((header) => `--header=${header}`),
    // Named, or it would leave out everything that looks like a token or a session.
    '-p',
    tries === 'cookies' ? '__Host-sid,__Host-dev' : namesIn(input, path).join(','),
  ]
}

/** The last part of the name of every value that is sent. */
function namesIn(input: object, path: string): readonly string[] {
  const inBody = Object.entries(input).flatMap(([name, value]): readonly string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? namesIn(value, '')
      : [name],
  )
  return [...inBody, ...new URLSearchParams(path.split('?')[1]).keys()]
}

/** Adds the optional fields. */
function inputFor(name: string, belongings: Belongings): object {
  return { ...inputOf(name, belongings), ...optional[name] }
}

/** With the right password the first request could delete the account of all that follow. */
function harmless(input: object): object {
  const changed = Object.entries(input).map(([key, value]) => [
    key,
    /^(?:current_)?password$/.test(key) ? 'not-the-right-password' : value,
  ])
  return Object.fromEntries(changed)
}

function verdictOf(printed: string): Verdict {
  const tried = new Set(
    Array.from(printed.matchAll(/testing for SQL injection on (.+)$/gm), ([, name = '']) => name),
  )
  const found = /^.*(?:is vulnerable|appears to be .*injectable|injection point\(s\)).*$/im.exec(
    printed,
  )
  if (found !== null) return { line: found[0], isGood: false }
  const isDone =
    tried.size > 0 && /all tested parameters do not appear to be injectable/.test(printed)
  const [last = ''] = printed.match(/^.*\[CRITICAL\].*$/gm)?.slice(-1) ?? []
  return { line: isDone ? `${tried.size} parameters` : `not tried: ${last}`, isGood: isDone }
}

async function run(program: string, given: readonly string[]): Promise<string> {
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'], timeout: TARGET_MS })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(printed))
  })
}

async function migrated(url: string): Promise<Database> {
  const database = openPostgres(url, 'migrating', fail)
  await migrate(database, migrations)
  await database.destroy()
  // A connection that is lost at the end of all this is no matter.
  return openPostgres(url, 'serving', () => {})
}

async function forgetCounts(database: Database): Promise<void> {
  await database.deleteFrom('rate_limits').execute()
}

function pathTo(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}

function fail(error: Error): never {
  throw error
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
