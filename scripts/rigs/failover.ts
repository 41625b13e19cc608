import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import getPort from 'get-port'
import { Client } from 'pg'

import { openPostgres } from '#server/platform/database/postgres.ts'
import { type Robot, startRobot } from '#server/testing/match/robot.ts'
import { poll } from '#server/testing/poll.ts'
import { startMain } from '#server/testing/process.ts'
import { signUpAt, userIdAt } from '#server/testing/remote.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

import { auditAll } from './chaos/audit.ts'
import { hasHaproxy, startHaproxy } from './failover/haproxy.ts'
import { openTcpSwitch, type TcpSwitch } from './failover/tcp-switch.ts'
import { auditCounts, auditLearner } from './kill-practice/books.ts'
import { type Learner, startLearner } from './kill-practice/learner.ts'
import { type MortalPostgres, startMortalPostgres } from './postgres/mortal-postgres.ts'
import { hasPooler, startPooler } from './postgres/throwaway-pooler.ts'
import { findPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Promotes the synchronous standby of a PostgreSQL while learners practise and players are in live matches, and looks
 * whether every answer that was acknowledged is stored there and everything adds up:
 *
 *     node scripts/rigs/failover.ts [--way HAProxy] [--players 12]
 *
 * The primary is stopped in order, killed, cut off without a word, or stopped only after the promotion. The
 * server knows both hosts, one address that is led to the new primary, HAProxy before both hosts, or PgBouncer before
 * that address. Nothing is started again by hand. Ends with 1 when something was lost, or play was silent for too long.
 */

const { values } = parseArgs({
  options: { way: { type: 'string' }, players: { type: 'string', default: '12' } },
})
const LEARNERS = 3
const PLAYERS = Number(values.players)
/** How much faster than the clock matches run. */
const SCALE = 2
/** How long a player reads a question, in milliseconds. */
const READING_MS = [100, 700] as const
/** How long play may be silent once the new primary takes writes, in milliseconds. */
const LONGEST_SILENCE_MS = 3000
/** How long all practise and play before and after, in milliseconds. */
const PRACTICE_MS = 4000
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
type Way = 'both hosts' | 'one address' | 'HAProxy' | 'PgBouncer'

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
  ['the primary was killed', 'HAProxy'],
  ['the primary was stopped in order', 'HAProxy'],
  ['the primary was killed', 'PgBouncer'],
]

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) throw new Error('The programs of PostgreSQL are needed')
  for (const [name, way] of trials) {
    const take = switches[name]
    if (take === undefined || (values.way !== undefined && values.way !== way)) continue
    if ((way === 'PgBouncer' && !hasPooler()) || (way === 'HAProxy' && !hasHaproxy())) {
      process.stdout.write(`Skipped: there is no ${way} on this machine.\n`)
      continue
    }
    // One cluster after the other: each is measured alone.
    // oxlint-disable-next-line no-await-in-loop
    await failOver(programs, `${name}, ${way}`, way, take)
  }
}

async function failOver(programs: string, what: string, way: Way, take: Switch): Promise<void> {
  const scene = await openScene(programs)
  const route = await openRoute(scene, way)
  const dataDir = mkdtempSync(join(tmpdir(), 'failover-'))
  const port = await getPort()
  const program = startMain({
    ...route.variables,
    DATA_DIR: dataDir,
    PORT: String(port),
    LIVE_TIME_SCALE: String(SCALE),
    LOG_LEVEL: 'fatal',
  })
  await program.says(/is ready/)
  const origin = `http://localhost:${port}`
  const learners = await Promise.all(
    Array.from({ length: LEARNERS }, (_, index) => startLearner(origin, `learner${index}`)),
  )
  const players = await startPlayers(port, origin)
  await poll(
    () => players.filter(({ acknowledgements }) => acknowledgements.length > 0).length,
    (playing) => playing === players.length,
    PACE,
  )
  await setTimeout(PRACTICE_MS)

  const before = countOf(learners)
  const playedBefore = playedBy(players).length
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
  await poll(
    () => firstSince(players, promotedAt),
    (first) => first !== null,
    PACE,
  )
  await setTimeout(PRACTICE_MS)
  const playedAt = firstSince(players, promotedAt) ?? Infinity

  await Promise.all(learners.map((learner) => learner.finish()))
  const hanging = await playToTheEnd(scene.standby.url, players)
  program.process.kill('SIGTERM')
  const code = await program.ended
  const wrong = [
    ...(await audit(scene.standby.url, learners, players)),
    ...hanging,
    ...(code === 0 ? [] : [`the server ended with ${code}`]),
    ...(playedAt - promotedAt > LONGEST_SILENCE_MS ? ['play was silent for too long'] : []),
  ]
  await route.close()
  await Promise.all([scene.relay.close(), scene.address.close()])
  await Promise.all([scene.primary.remove(), scene.standby.remove()])
  rmSync(dataDir, { recursive: true })
  const failures = learners.reduce((total, learner) => total + learner.failures(), 0)
  const silence = longestPause(playedBy(players), goneAt)
  process.stdout.write(
    [
      what,
      `  ${countOf(learners)} answers of practice acknowledged, ${before} of them before; ${failures} requests repeated`,
      `  ${playedBy(players).length} answers of matches acknowledged, ${playedBefore} of them before`,
      `  all learners were served ${seconds(goneAt, servedAt)} s after it began, ${seconds(promotedAt, servedAt)} s after the standby took writes`,
      `  matches went on ${seconds(goneAt, playedAt)} s after it began, ${seconds(promotedAt, playedAt)} s after the standby took writes; longest pause between two answers ${(silence / 1000).toFixed(1)} s`,
      `  /readyz returned 200 ${seconds(promotedAt, readyAt)} s after the standby took writes`,
      ...(wrong.length === 0 ? ['  nothing lost, nothing doubled, all sums right'] : []),
      ...wrong.map((line) => `  WRONG ${line}`),
      '',
    ].join('\n'),
  )
  if (wrong.length > 0) process.exitCode = 1
}

/** The way of a server to the primary. */
type Route = {
  readonly variables: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

async function openRoute(scene: Scene, way: Way): Promise<Route> {
  const close = async () => {}
  switch (way) {
    case 'both hosts':
      return { variables: { DATABASE_URL: hostsOf(scene) }, close }
    case 'one address':
      return { variables: { DATABASE_URL: addressOf(scene.address.port) }, close }
    case 'HAProxy': {
      const { port, stop } = await startHaproxy([portOf(scene.primary), portOf(scene.standby)])
      return { variables: { DATABASE_URL: addressOf(port) }, close: stop }
    }
    case 'PgBouncer': {
      const direct = addressOf(scene.address.port)
      const pooler = await startPooler(direct, 'transaction')
      const variables = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct }
      return { variables, close: pooler.stop }
    }
  }
}

/** Signs players up, who play match after match. */
async function startPlayers(port: number, origin: string): Promise<readonly Robot[]> {
  const players: Robot[] = []
  const [shortest, longest] = READING_MS
  while (players.length < PLAYERS) {
    // One after the other: passwords are hashed two at a time.
    /* oxlint-disable no-await-in-loop */
    const cookies = await signUpAt(origin)
    const userId = await userIdAt(origin, cookies)
    /* oxlint-enable no-await-in-loop */
    const think = () => shortest + Math.random() * (longest - shortest)
    players.push(startRobot({ port, origin, cookies, userId, random: Math.random, think }))
  }
  for (const player of players) player.seek('many')
  return players
}

/** Lets all players finish their matches; returns what hangs. */
async function playToTheEnd(url: string, players: readonly Robot[]): Promise<readonly string[]> {
  for (const player of players) player.rest()
  const database = openPostgres(url, 'serving', () => {})
  const live = await poll(
    () => database.selectFrom('live_match').select('user_id').execute(),
    ({ length }) => length === 0,
    PACE,
  )
  await database.destroy()
  for (const player of players) player.close()
  return live.length === 0 ? [] : [`${live.length} players are still in a match`]
}

/** The moments at which answers of matches were acknowledged, in order. */
function playedBy(players: readonly Robot[]): readonly number[] {
  return players
    .flatMap(({ acknowledgements }) => acknowledgements.map(({ at }) => at))
    .toSorted((one, other) => one - other)
}

function firstSince(players: readonly Robot[], moment: number): number | null {
  return playedBy(players).find((at) => at >= moment) ?? null
}

/** The longest time without an answer, from shortly before a moment on. */
function longestPause(moments: readonly number[], since: number): number {
  const last = moments.findLast((at) => at < since) ?? since
  const later = moments.filter((at) => at >= since && at <= since + PACE.withinMs)
  return Math.max(...later.map((at, index) => at - (later[index - 1] ?? last)))
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

function addressOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
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

async function audit(
  url: string,
  learners: readonly Learner[],
  players: readonly Robot[],
): Promise<readonly string[]> {
  const database = openPostgres(url, 'serving', () => {})
  const wrong = await Promise.all(learners.map((learner) => auditLearner(database, learner)))
  wrong.push(await auditCounts(database))
  const { lost, doubled, broken } = await auditAll(database, players, [])
  await database.destroy()
  if (lost > 0) wrong.push([`${lost} answers of matches are lost`])
  if (doubled > 0) wrong.push([`${doubled} matches gave XP twice`])
  return [...wrong.flat(), ...broken]
}

await main()
