import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { MIN_CLASS } from '#match/worth.ts'
import { type Random, randomFrom } from '#quiz/random.ts'
import { createMatchClock } from '#server/live/match-clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { type Robot, startRobot } from '#server/testing/match/robot.ts'
import { poll } from '#server/testing/poll.ts'
import { signUpAt, userIdAt } from '#server/testing/remote.ts'

import { auditAll, type Verdict } from './chaos/audit.ts'
import { type Scene, shuffledRound } from './chaos/faults.ts'
import { type Front, openFront } from './chaos/front.ts'
import { faultLines, type Struck } from './chaos/report.ts'
import { type Sampler, startSampler } from './chaos/sampler.ts'
import { type SchoolCounts, startSchool } from './chaos/school.ts'
import { createMortalServer } from './chaos/server.ts'
import { type MortalPostgres, startMortalPostgres } from './postgres/mortal-postgres.ts'
import { findPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Many pairs of players play matches over the open protocol, on two servers and one PostgreSQL, which
 * are killed, frozen and cut off from each other again and again:
 *
 *     node scripts/rigs/chaos-match.ts [--minutes 10] [--pairs 12] [--seed 1] [--scale 2] [--classes 1]
 *
 * Beside them, classes of 28 phones in three networks, two of which let no WebSocket through, play class games in all
 * modes. Every answer that a phone was shown as being on record has to be in the report, once and unchanged.
 *
 * Ten times a second, and in the end, the laws of the matches are counted again from the tables, and
 * every answer that a player was told to be on record is compared with them. Ends with 1 when one of
 * them is lost or changed, or a law is broken. Matches run `scale` times faster than the clock.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    pairs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '2' },
    classes: { type: 'string', default: '1' },
  },
})
const MINUTES = Number(values.minutes)
const PAIRS = Number(values.pairs)
const SCALE = Number(values.scale)
const CLASSES = Number(values.classes)
/** A match that is not over this long after the last fault counts as stuck. */
const END_MS = 90_000
/** For all that comes before the first fault and after the last one. */
const LONGEST_AROUND_MS = 5 * 60_000
/** Between the end of a fault and the next one. */
const SHORTEST_REST_MS = 300
const LONGEST_REST_MS = 3000
/** Now and then long enough for everything to be up to date again. */
const CALM_REST_MS = 9000
const CALM_RESTS = 0.08
/** A player who is not back so long after a fault has to live with the next one. */
const LONGEST_RETURN_MS = 15_000
/** How long a player reads a question. */
const SHORTEST_READING_MS = 50
const LONGEST_READING_MS = 600

type Stage = Scene & { readonly origin: string; readonly now: () => number }

async function main(): Promise<void> {
  // Fewer players of one network win XP from each other once a week, which the laws do not know.
  if (2 * PAIRS < MIN_CLASS) throw new Error(`There have to be ${MIN_CLASS / 2} pairs or more.`)
  const programs = findPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL to run this on.')
  const random = randomFrom(`chaos ${values.seed}`)
  const postgres = await startMortalPostgres(programs)
  const stage = await setStage(postgres, random)
  const late = globalThis.setTimeout(
    () => void giveUp(stage, 'it took too long'),
    MINUTES * 60_000 + LONGEST_AROUND_MS,
  )
  try {
    const isFine = await play(stage)
    await stage.front.close()
    await stage.database.destroy()
    await postgres.remove()
    process.exitCode = isFine ? 0 : 1
  } catch (error) {
    await giveUp(stage, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  clearTimeout(late)
}

/** Lets all play while things break; false when something is lost or broken. */
async function play(stage: Stage): Promise<boolean> {
  const robots = await signUpRobots(stage)
  print(`${robots.length} players on two servers, seed ${values.seed}, time ${SCALE} times faster`)
  print(`the machine: ${machine()}`)
  for (const robot of robots) robot.seek('many')
  const schools = Array.from({ length: CLASSES }, (_, place) =>
    startSchool({
      origin: stage.origin,
      entrances: stage.servers.map(({ port }) => `http://localhost:${port}`),
      random: randomFrom(`class ${values.seed} ${place}`),
    }),
  )
  const sampler = startSampler(stage.database, stage.now, SCALE)
  const startedAt = performance.now()
  const struck = await strikeAll(stage, sampler, robots)
  const seconds = (performance.now() - startedAt) / 1000
  const resting = Promise.all(schools.map((school) => school.rest()))
  const isOver = await playToTheEnd(stage, robots)
  await resting
  const classes = schools.map((school) => school.counts())
  for (const robot of robots) robot.close()
  const sampled = await sampler.stop()
  const ended = await Promise.all(stage.servers.map((server) => server.stop()))
  const verdict = await auditAll(stage.database, robots, [
    ...sampled.broken,
    ...ended.flat(),
    ...classes.flatMap(({ broken }) => broken),
    ...(isOver ? [] : [`I1 matches were not over ${END_MS / 1000} s after the last fault`]),
  ])
  report({ robots, struck, seconds, verdict })
  for (const one of classes) print(classLine(one))
  print(`laws looked at ${sampled.samples} times, ${sampled.missed} times without a database`)
  print(`the machine kept this program from running for up to ${Math.round(sampled.stall)} ms`)
  print(`the machine: ${machine()}`)
  return verdict.broken.length === 0 && verdict.lost === 0
}

async function setStage(postgres: MortalPostgres, random: Random): Promise<Stage> {
  let front: Front | null = null
  const origin = () => `http://localhost:${front?.port ?? 0}`
  const parts = { databaseUrl: postgres.url, scale: SCALE, origin }
  const servers = [
    await createMortalServer({ name: 'the first server', ...parts }),
    await createMortalServer({ name: 'the second server', ...parts }),
  ]
  front = await openFront(servers.map(({ port }) => port))
  await Promise.all(servers.map((server) => server.start()))
  const url = `${postgres.url}?application_name=chaos`
  const database: Database = openPostgres(url, 'migrating', () => {})
  const { now } = createMatchClock(Date.now, SCALE)
  return { servers, postgres, front, database, random, origin: origin(), now }
}

/** No started process outlives its time, even when something hangs. */
async function giveUp({ servers, postgres }: Stage, reason: string): Promise<void> {
  print(`Given up: ${reason}`)
  for (const server of servers) server.signal('SIGKILL')
  await postgres.remove()
  process.exit(1)
}

async function signUpRobots({ origin, front, random }: Stage): Promise<readonly Robot[]> {
  const robots: Robot[] = []
  for (let count = 0; count < 2 * PAIRS; count += 1) {
    // One after the other: passwords are hashed two at a time.
    // oxlint-disable-next-line no-await-in-loop
    const cookies = await signUp(origin)
    // oxlint-disable-next-line no-await-in-loop
    const userId = await userIdAt(origin, cookies)
    const mine = randomFrom(`${values.seed} ${count} ${random()}`)
    const think = () => SHORTEST_READING_MS + mine() * (LONGEST_READING_MS - SHORTEST_READING_MS)
    robots.push(startRobot({ port: front.port, origin, cookies, userId, random: mine, think }))
  }
  return robots
}

/** On a busy machine the front may take a server for dead, and break a call off. */
async function signUp(origin: string, attempts = 5): ReturnType<typeof signUpAt> {
  try {
    return await signUpAt(origin)
  } catch (error) {
    if (attempts === 1) throw error
    return signUp(origin, attempts - 1)
  }
}

/** Breaks one thing after the other until the time is over. */
async function strikeAll(
  stage: Stage,
  sampler: Sampler,
  robots: readonly Robot[],
): Promise<readonly Struck[]> {
  const endsAt = performance.now() + MINUTES * 60_000
  const struck: Struck[] = []
  let left = shuffledRound(stage.random)
  while (performance.now() < endsAt) {
    // One after the other, and some time to play in between.
    /* oxlint-disable no-await-in-loop */
    await setTimeout(restOf(stage))
    const [fault, ...others] = left
    if (fault === undefined) return struck
    left = others.length === 0 ? shuffledRound(stage.random) : others
    const at = performance.now()
    sampler.disturb(true)
    await fault.strike(stage)
    sampler.disturb(false)
    struck.push({ name: fault.name, kills: fault.kills, at, overAt: performance.now() })
    await allServed(robots)
    /* oxlint-enable no-await-in-loop */
  }
  return struck
}

function restOf({ random }: Stage): number {
  if (random() < CALM_RESTS) return CALM_REST_MS
  return SHORTEST_REST_MS + random() * (LONGEST_REST_MS - SHORTEST_REST_MS)
}

/** Waits until every player whose line was lost has it back, so that each fault is felt by itself. */
async function allServed(robots: readonly Robot[]): Promise<void> {
  await poll(
    () => robots.every(({ outages }) => outages.at(-1)?.servedAt !== null),
    (isServed) => isServed,
    { everyMs: 20, withinMs: LONGEST_RETURN_MS },
  )
}

/** Lets all players finish; false when something hangs. */
async function playToTheEnd({ database }: Stage, robots: readonly Robot[]): Promise<boolean> {
  for (const robot of robots) robot.rest()
  const live = await poll(
    () => database.selectFrom('live_match').select('user_id').execute(),
    ({ length }) => length === 0,
    { everyMs: 2000, withinMs: END_MS },
  )
  // The end of the last match still has to reach its players.
  await setTimeout(2000)
  return live.length === 0
}

type Outcome = {
  readonly robots: readonly Robot[]
  readonly struck: readonly Struck[]
  readonly seconds: number
  readonly verdict: Verdict
}

function report({ robots, struck, seconds, verdict }: Outcome): void {
  const acknowledgements = robots
    .flatMap((robot) => robot.acknowledgements)
    .toSorted((a, b) => a.at - b.at)
  const outages = robots.flatMap((robot) => robot.outages)
  const kills = struck.reduce((sum, fault) => sum + fault.kills, 0)
  for (const line of faultLines(struck, { acknowledgements, outages })) print(line)
  print(`${struck.length} faults and ${kills} kills in ${seconds.toFixed(0)} s`)
  print(`${verdict.finished} matches finished, ${verdict.cancelled} cancelled at their start`)
  print(`${acknowledgements.length} answers acknowledged, ${outages.length} lines lost`)
  print(`lost ${verdict.lost}, doubled ${verdict.doubled}, laws broken ${verdict.broken.length}`)
  for (const problem of verdict.broken.slice(0, 50)) print(`  BROKEN ${problem}`)
}

function classLine({ games, answers, refused, broken }: SchoolCounts): string {
  return (
    `a class: ${games} games, ${answers} answers on record, ` +
    `${refused} tapped while the question was paused or closed, ${broken.length} wrong`
  )
}

function machine(): string {
  const [one = 0, five = 0] = loadavg()
  return `${availableParallelism()} processors, load ${one.toFixed(1)} (1 min), ${five.toFixed(1)} (5 min)`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
