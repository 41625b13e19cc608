import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import getPort from 'get-port'
import { Client } from 'pg'

import { openPostgres } from '#server/platform/database/postgres.ts'
import { poll } from '#server/testing/poll.ts'
import { startMain } from '#server/testing/process.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

import { auditCounts, auditLearner } from './kill-practice/books.ts'
import { type Learner, startLearner } from './kill-practice/learner.ts'
import { type MortalPostgres, startMortalPostgres } from './postgres/mortal-postgres.ts'
import { hasPooler, startPooler } from './postgres/throwaway-pooler.ts'
import { findPostgres } from './postgres/throwaway-postgres.ts'
import { openTcpSwitch, type TcpSwitch } from './switchover/tcp-switch.ts'

/**
 * Promotes the synchronous standby of a PostgreSQL while learners practise, and looks whether every answer
 * that was acknowledged is stored there and everything adds up:
 *
 *     node scripts/rigs/switchover.ts
 *
 * The primary is stopped in order, killed, cut off without a word, or stopped only after the promotion. The
 * server knows both hosts, one address that is led to the new primary, or PgBouncer before that address.
 */

const LEARNERS = 3
/** How long the learners practise before and after, in milliseconds. */
const PRACTICE_MS = 3000
/** How long a cluster manager takes to be sure that a primary is gone, in milliseconds. */
const CERTAINTY_MS = 5000
/** How an outcome is waited for, in milliseconds. */
const PACE = { everyMs: 100, withinMs: 60_000 }

type Scene = {
  readonly primary: MortalPostgres
  readonly standby: MortalPostgres
  /** The network before the primary, on the way of the server that knows both hosts. */
  readonly relay: Relay
  /** The address that leads to the primary. */
  readonly address: TcpSwitch
}

/** How the server finds the primary. */
type Way = 'both hosts' | 'one address' | 'PgBouncer'

/** Takes the primary away and promotes the standby. Returns when the standby took writes. */
type Switch = (scene: Scene) => Promise<number>

const switches: Readonly<Record<string, Switch>> = {
  async 'the primary was stopped in order'(scene) {
    await scene.primary.end('SIGINT')
    return promote(scene)
  },
  async 'the primary was killed'(scene) {
    await scene.primary.end('SIGKILL')
    return promote(scene)
  },
  async 'the primary was cut off without a word'(scene) {
    scene.relay.silence()
    await setTimeout(CERTAINTY_MS)
    return promote(scene)
  },
  async 'the primary was stopped after the promotion'(scene) {
    const at = await promote(scene)
    await scene.primary.end('SIGINT')
    return at
  },
}

/** The ways on which each switch is tried. */
const trials: readonly (readonly [name: string, way: Way])[] = [
  ...Object.keys(switches).map((name) => [name, 'both hosts'] as const),
  ['the primary was killed', 'one address'],
  ['the primary was killed', 'PgBouncer'],
]

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) throw new Error('The programs of PostgreSQL are needed')
  for (const [name, way] of trials) {
    const take = switches[name]
    if (take === undefined || (way === 'PgBouncer' && !hasPooler())) continue
    // One cluster after the other: each is measured alone.
    // oxlint-disable-next-line no-await-in-loop
    await switchOver(programs, `${name}, ${way}`, way, take)
  }
}

async function switchOver(programs: string, what: string, way: Way, take: Switch): Promise<void> {
  const scene = await openScene(programs)
  const pooler = way === 'PgBouncer' ? await startPooler(addressOf(scene), 'transaction') : null
  const dataDir = mkdtempSync(join(tmpdir(), 'switchover-'))
  const port = String(await getPort())
  const program = startMain({
    ...(pooler === null
      ? { DATABASE_URL: way === 'both hosts' ? hostsOf(scene) : addressOf(scene) }
      : { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: addressOf(scene) }),
    DATA_DIR: dataDir,
    PORT: port,
    LOG_LEVEL: 'fatal',
  })
  await program.says(/is ready/)
  const origin = `http://localhost:${port}`
  const learners = await Promise.all(
    Array.from({ length: LEARNERS }, (_, index) => startLearner(origin, `learner${index}`)),
  )
  await setTimeout(PRACTICE_MS)

  const before = countOf(learners)
  const goneAt = performance.now()
  const promotedAt = await take(scene)
  await Promise.all(learners.map((learner) => learner.served()))
  const servedAt = performance.now()
  await poll(
    () => readiness(origin),
    (status) => status === 200,
    PACE,
  )
  const readyAt = performance.now()
  await setTimeout(PRACTICE_MS)

  await Promise.all(learners.map((learner) => learner.finish()))
  program.process.kill('SIGTERM')
  await program.ended
  const wrong = await audit(scene.standby.url, learners)
  await pooler?.stop()
  await Promise.all([scene.relay.close(), scene.address.close()])
  await Promise.all([scene.primary.remove(), scene.standby.remove()])
  rmSync(dataDir, { recursive: true })
  const failures = learners.reduce((total, learner) => total + learner.failures(), 0)
  process.stdout.write(
    [
      what,
      `  ${countOf(learners)} answers acknowledged, ${before} of them before`,
      `  ${failures} requests failed and were repeated`,
      `  all learners were served ${seconds(goneAt, servedAt)} s after it began, ${seconds(promotedAt, servedAt)} s after the standby took writes`,
      `  /readyz returned 200 ${seconds(promotedAt, readyAt)} s after the standby took writes`,
      ...(wrong.length === 0 ? ['  nothing lost, nothing doubled, all sums right'] : []),
      ...wrong.map((line) => `  WRONG ${line}`),
      '',
    ].join('\n'),
  )
  if (wrong.length > 0) process.exitCode = 1
}

function seconds(from: number, to: number): string {
  return (Math.max(0, to - from) / 1000).toFixed(1)
}

/** A primary whose commits wait for its standby, so that an acknowledged one is on both. */
async function openScene(programs: string): Promise<Scene> {
  const primary = await startMortalPostgres(programs)
  const standby = await startMortalPostgres(programs, { standbyOf: primary.url })
  await ask(primary.url, "alter system set synchronous_standby_names = '*'")
  await ask(primary.url, 'select pg_reload_conf()')
  const states = () => ask(primary.url, 'select sync_state from pg_stat_replication')
  await poll(states, (rows) => rows.some((row) => Object(row).sync_state === 'sync'), PACE)
  const port = portOf(primary)
  return { primary, standby, relay: await openRelay(port), address: await openTcpSwitch(port) }
}

function portOf({ url }: MortalPostgres): number {
  return Number(new URL(url).port)
}

function hostsOf({ relay, standby }: Scene): string {
  const hosts = `127.0.0.1:${relay.port},127.0.0.1:${portOf(standby)}`
  return `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
}

function addressOf({ address }: Scene): string {
  return `postgres://postgres@127.0.0.1:${address.port}/postgres`
}

async function promote({ standby, address }: Scene): Promise<number> {
  await ask(standby.url, 'select pg_promote()')
  address.leadTo(portOf(standby))
  return performance.now()
}

async function ask(url: string, text: string): Promise<readonly unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function readiness(origin: string): Promise<number> {
  const { status } = await fetch(`${origin}/readyz`)
  return status
}

function countOf(learners: readonly Learner[]): number {
  return learners.reduce((total, { acknowledged }) => total + acknowledged.length, 0)
}

async function audit(url: string, learners: readonly Learner[]): Promise<readonly string[]> {
  const database = openPostgres(url, 'serving', () => {})
  const wrong = await Promise.all(learners.map((learner) => auditLearner(database, learner)))
  wrong.push(await auditCounts(database))
  await database.destroy()
  return wrong.flat()
}

await main()
