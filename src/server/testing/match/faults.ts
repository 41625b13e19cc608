import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

import type { KnownMatch } from '#contract/match.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { callAt, signUpAt, userIdAt } from '#server/testing/remote.ts'
import type { Relay } from '#server/testing/socket/relay.ts'

import { startFragileServer } from './fragile-server.ts'
import { brokenLaws, brokenPromises, wrongKeys } from './match-audit.ts'
import { readMatches } from './match-record.ts'
import { type Robot, startRobot } from './robot.ts'

/** How many times faster than the clock the matches run. */
const SCALE = 2
const SILENCE_MS = 10_000
/** Milliseconds of the wall clock in which a robot reads a question: longer than its match demands for XP. */
const THINK_MS = 600

/** When in a match the fault strikes. */
export const moments = [
  'searching',
  'starting',
  'open',
  'answered',
  'reveal',
  'waiting',
  'finished',
] as const
export type Moment = (typeof moments)[number]

/** The parts of a running match that a fault can break. */
export type Scene = {
  /** Ends the server and starts it again on the same port and database. */
  readonly restart: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  /** The process of the server. */
  readonly process: ChildProcess
  /** The network between the players and the server. */
  readonly network: Relay
}

/** Something that goes wrong; settles when it is over, with the moment from which on it is missed. */
export type Fault = {
  readonly name: string
  readonly strike: (scene: Scene) => Promise<number>
}

export const serverFaults: readonly Fault[] = [deathBy('SIGKILL'), deathBy('SIGTERM')]

/** As when the lid of the laptop is closed on which it runs. */
export const serverAsleep: Fault = {
  name: 'server asleep for 10 s',
  async strike({ process }) {
    process.kill('SIGSTOP')
    await setTimeout(SILENCE_MS)
    process.kill('SIGCONT')
    return performance.now()
  },
}

export const clientsCut: Fault = {
  name: 'clients cut for 10 s',
  strike: ({ network }) => silenced(network),
}

export const clientsReset: Fault = {
  name: 'lines reset for 5 s',
  async strike({ network }) {
    for (let second = 0; second < 5; second += 1) {
      network.reset()
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(1000)
    }
    return performance.now()
  },
}

export const packetsDelayed: Fault = {
  name: 'packets late for 10 s',
  async strike({ network }) {
    for (let stretch = 0; stretch < 10; stretch += 1) {
      /* oxlint-disable no-await-in-loop -- one stretch after the other */
      network.silence()
      await setTimeout(900)
      await network.heal()
      await setTimeout(100)
      /* oxlint-enable no-await-in-loop */
    }
    return performance.now()
  },
}

/** The state of a match after a fault. */
export type Survival = {
  /** The problems of the stored rows, and of the messages that players received. */
  readonly problems: readonly string[]
  readonly results: readonly unknown[]
  readonly xp: readonly unknown[]
  /** From the fault to the moment at which both players knew again where they are, in milliseconds. */
  readonly gap: number
  /** The share of it during which the broken part was down. */
  readonly down: number
}

type Where = Readonly<Record<string, string>>

/** Nothing gets through a network for ten seconds; then everything does. */
export async function silenced(network: Relay): Promise<number> {
  network.silence()
  await setTimeout(SILENCE_MS)
  const healedAt = performance.now()
  await network.heal()
  return healedAt
}

/**
 * Plays a match on a server of its own, lets something go wrong at a moment of the match, plays on to
 * the end with players that connect again by themselves, and audits what is stored.
 * @param where the database, as variables of the server
 */
export async function surviveFault(where: Where, moment: Moment, fault: Fault): Promise<Survival> {
  const server = await startFragileServer({ ...where, LIVE_TIME_SCALE: String(SCALE) })
  const { port, origin } = server
  const cookies = [await signUpAt(origin), await signUpAt(origin)]
  const robots = await Promise.all(
    cookies.map(async (one) =>
      startRobot({
        port,
        origin,
        cookies: one,
        userId: await userIdAt(origin, one),
        random: Math.random,
        think: () => THINK_MS,
      }),
    ),
  )
  await playUntil(robots, moment)
  const from = await server.strike(fault)
  const down = performance.now() - from
  const gap = Math.max(...(await Promise.all(robots.map((robot) => robot.ask())))) - from
  for (const robot of robots) robot.goOn()
  await Promise.all(robots.map((robot) => robot.until(() => robot.over.size > 0)))
  const [matchId = ''] = robots[0]?.over ?? []
  const reviews = await Promise.all(
    cookies.map((one) => callAt(origin, one, 'get_match_review', { match_id: matchId })),
  )
  for (const robot of robots) robot.close()
  await server.stop()
  return {
    gap,
    down,
    problems: await problemsOf(where, robots),
    results: reviews.map((review) => Object(review).result),
    xp: reviews.map((review) => Object(review).xp),
  }
}

function deathBy(signal: 'SIGKILL' | 'SIGTERM'): Fault {
  return {
    name: `server ${signal}`,
    async strike({ restart }) {
      const diedAt = performance.now()
      await restart(signal)
      return diedAt
    },
  }
}

/** Lets two play until the first of them has come to a moment of the match. */
async function playUntil(robots: readonly Robot[], moment: Moment): Promise<void> {
  // For one to wait, the other must not be done.
  if (moment === 'waiting') robots[1]?.hold()
  for (const robot of robots) robot.seek('one')
  await robots[0]?.until((known) => isAt(known, moment))
}

function isAt(known: KnownMatch, moment: Moment): boolean {
  if (moment === 'searching') return known !== null
  if (known?.type !== 'match') return false
  const { phase, answers } = known.view
  if (moment === 'answered') return answers.length === 3
  return phase.kind === moment && (phase.kind !== 'open' || phase.question > 2)
}

async function problemsOf(where: Where, robots: readonly Robot[]): Promise<readonly string[]> {
  const { database, matchDatabase } = await openDatabase({
    dataDir: where['DATA_DIR'] ?? '',
    databaseUrl: where['DATABASE_URL'],
    databaseConnections: 1,
    onLost() {},
  })
  const records = await readMatches(database, 0)
  await Promise.all([...new Set([database, matchDatabase])].map((one) => one.destroy()))
  const unfinished = records.matches.filter(({ dueAt }) => dueAt !== null)
  return [
    ...brokenLaws(records),
    ...wrongKeys(records),
    ...records.queuedAndLive.map((userId) => `I10 ${userId} plays and waits`),
    ...unfinished.map(({ id }) => `I1 ${id} is not over`),
    ...robots.flatMap((robot) => [...robot.broken, ...brokenPromises(records, robot.journal())]),
  ]
}
