import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import getPort from 'get-port'

import { openDatabase } from '#server/platform/database/open-database.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { type Program, startMain } from '#server/testing/process.ts'

import { auditCounts, auditLearner } from './kill-practice/books.ts'
import { type Learner, startLearner } from './kill-practice/learner.ts'
import { ends, startMortalPostgres } from './postgres/mortal-postgres.ts'
import { findPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Kills the server, and then the database, again and again while learners practise, and looks whether
 * every answer that was acknowledged is stored once and everything adds up:
 *
 *     node scripts/rigs/kill-practice.ts [rounds]
 *
 * The server runs on the embedded database, on the PostgreSQL that DATABASE_URL names, and, where its
 * programs are found, on a PostgreSQL that is killed itself.
 */

const ROUNDS = Number(process.argv[2] ?? 30)
const LEARNERS = 3
/** A round lasts this long after all learners are served again, in milliseconds. */
const SHORTEST_ROUND = 300
const LONGEST_ROUND = 1500
const READY = /is ready/

type Variables = Readonly<Record<string, string>>

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-practice-'))
  await killServer('the server on the embedded database', { DATA_DIR: dataDir })
  rmSync(dataDir, { recursive: true })
  const url = process.env['DATABASE_URL']
  if (url !== undefined) {
    const DATABASE_URL = await createDatabase(url)
    await killServer('the server on PostgreSQL', { DATABASE_URL, DATA_DIR: dataDir })
  }
  const programs = findPostgres()
  if (programs !== null) await killDatabase(programs, dataDir)
}

async function killServer(what: string, variables: Variables): Promise<void> {
  const environment = await environmentOf(variables)
  let program = await startServer(environment)
  await practise(what, environment, {
    async round() {
      const ended = program.ended
      program.process.kill('SIGKILL')
      await ended
      program = await startServer(environment)
    },
    stop: () => stopServer(program),
  })
}

async function killDatabase(programs: string, dataDir: string): Promise<void> {
  const postgres = await startMortalPostgres(programs)
  const environment = await environmentOf({ DATABASE_URL: postgres.url, DATA_DIR: dataDir })
  const program = await startServer(environment)
  await practise('PostgreSQL', environment, {
    async round(index) {
      await postgres.end(ends[index % ends.length] ?? 'SIGKILL')
      await postgres.start()
    },
    stop: () => stopServer(program),
  })
  await postgres.remove()
}

type Scene = {
  /** Brings something down and up again. */
  readonly round: (index: number) => Promise<void>
  readonly stop: () => Promise<void>
}

async function practise(what: string, environment: Variables, scene: Scene): Promise<void> {
  const origin = `http://localhost:${environment['PORT']}`
  const learners = await Promise.all(
    Array.from({ length: LEARNERS }, (_, index) => startLearner(origin, `learner${index}`)),
  )
  const startedAt = performance.now()
  const downs: number[] = []
  const outages: number[] = []
  for (let index = 0; index < ROUNDS; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(SHORTEST_ROUND + Math.random() * (LONGEST_ROUND - SHORTEST_ROUND))
    const killedAt = performance.now()
    // oxlint-disable-next-line no-await-in-loop
    await scene.round(index)
    downs.push(performance.now() - killedAt)
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(learners.map((learner) => learner.served()))
    outages.push(performance.now() - killedAt)
  }
  await Promise.all(learners.map((learner) => learner.finish()))
  const seconds = (performance.now() - startedAt) / 1000
  await scene.stop()
  report(what, { seconds, downs, outages }, learners, await audit(environment, learners))
}

async function audit(environment: Variables, learners: readonly Learner[]) {
  const { database, matchDatabase } = await openDatabase({
    dataDir: environment['DATA_DIR'] ?? '',
    databaseUrl: environment['DATABASE_URL'],
    databaseConnections: 2,
    onLost() {},
  })
  const wrong: string[] = []
  for (const learner of learners) {
    // The embedded database answers one question at a time.
    // oxlint-disable-next-line no-await-in-loop
    wrong.push(...(await auditLearner(database, learner)))
  }
  wrong.push(...(await auditCounts(database)))
  await Promise.all([database.destroy(), matchDatabase.destroy()])
  return wrong
}

type Durations = {
  readonly seconds: number
  /** Milliseconds of each round until the killed process was up again. */
  readonly downs: readonly number[]
  /** Milliseconds of each round until all learners were served again. */
  readonly outages: readonly number[]
}

function report(
  what: string,
  { seconds, downs, outages }: Durations,
  learners: readonly Learner[],
  wrong: readonly string[],
): void {
  const answers = learners.reduce((total, { acknowledged }) => total + acknowledged.length, 0)
  const failures = learners.reduce((total, learner) => total + learner.failures(), 0)
  process.stdout.write(
    [
      `${what}: killed ${ROUNDS} times in ${seconds.toFixed(0)} s`,
      `  ${answers} answers acknowledged, ${failures} requests failed and were repeated`,
      `  until it was up again: ${medianAndLongest(downs)}`,
      `  until all were served again: ${medianAndLongest(outages)}`,
      ...(wrong.length === 0 ? ['  nothing lost, nothing doubled, all sums right'] : []),
      ...wrong.map((line) => `  WRONG ${line}`),
      '',
    ].join('\n'),
  )
  if (wrong.length > 0) process.exitCode = 1
}

function medianAndLongest(durations: readonly number[]): string {
  const sorted = durations.toSorted((one, other) => one - other)
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `median ${(median / 1000).toFixed(1)} s, longest ${(longest / 1000).toFixed(1)} s`
}

async function environmentOf(variables: Variables): Promise<Variables> {
  const port = String(await getPort())
  return { LOG_LEVEL: 'error', ...variables, PORT: port }
}

async function startServer(environment: Variables): Promise<Program> {
  const program = startMain(environment)
  await program.says(READY)
  return program
}

async function stopServer({ process: server, ended, printed }: Program): Promise<void> {
  server.kill('SIGTERM')
  const code = await ended
  if (code !== 0) throw new Error(`The server ended with ${code}: ${printed().error}`)
}

await main()
