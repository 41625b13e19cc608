import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import * as z from 'zod'

import { openPostgres } from '#server/platform/postgres.ts'
import { type Duelist, openDuelist, playWith } from '#server/testing/duelist.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startMain } from '#server/testing/process.ts'
import { signUpAt } from '#server/testing/remote.ts'

import { findPostgres, startPostgres } from './throwaway-postgres.ts'

/*
 * A node on a PostgreSQL of its own gets more calls than it can answer, while live matches go on; whoever
 * is refused comes back after a tenth of the time that they were asked to wait. Prints
 * what became of the calls and of the matches before, during and after, and ends with 1 when a call got
 * neither its answer nor 503 with Retry-After, a match was disturbed, or the node did not recover.
 * Run: node scripts/overload.ts --connections 500
 */

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '15' },
    rooms: { type: 'string', default: '5' },
  },
})
const SCALE = 4
/** What a node has when nobody is in a hurry. */
const CALM_CONNECTIONS = 4
const USERS = 60

const answersSchema = z.array(z.tuple([z.number(), z.number(), z.number()]))
type Answers = z.output<typeof answersSchema>

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) {
    process.stdout.write('Skipped: there is no PostgreSQL on this machine.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const port = await freePort()
  const node = startMain({
    DATABASE_URL: postgres.url,
    PORT: String(port),
    LIVE_TIME_SCALE: String(SCALE),
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret of measurements that is long enough',
  })
  const [, origin = ''] = await node.says(/is ready: (http:\/\/localhost:\d+)$/m)
  const accounts = await signUpAll(postgres.url, origin, USERS + 2 * Number(values.rooms))
  const [players, callers] = [accounts.slice(USERS), accounts.slice(0, USERS)]
  const cookies = callers.map((account) => [...account].map((pair) => pair.join('=')).join('; '))

  const calm = await phase(CALM_CONNECTIONS)
  const flood = await phase(Number(values.connections))
  const floodEnded = performance.now()
  await untilAnswered(origin, cookies[0] ?? '')
  const recoveredMs = performance.now() - floodEnded
  const after = await phase(CALM_CONNECTIONS)
  node.process.kill('SIGTERM')
  const code = await node.ended
  await postgres.stop()
  report({ calm, flood, after, recoveredMs, code })

  async function phase(connections: number): Promise<Phase> {
    const order = { port, origin, cookies, connections, seconds: Number(values.seconds) }
    const worker = new Worker(new URL('overload/flood.ts', import.meta.url), { workerData: order })
    const [matches, [answers]] = await Promise.all([
      playAll(port, origin, players),
      once(worker, 'message'),
    ])
    return { connections, matches, answers: answersSchema.parse(answers) }
  }
}

type Matches = { readonly finished: number; readonly verdicts: readonly number[] }
type Phase = { readonly connections: number; readonly matches: Matches; readonly answers: Answers }

async function signUpAll(databaseUrl: string, origin: string, count: number) {
  const database = openPostgres(databaseUrl, 'serving', () => {})
  const all: ReadonlyMap<string, string>[] = []
  for (let index = 0; index < count; index += 1) {
    // A network may open only so many accounts an hour.
    // oxlint-disable-next-line no-await-in-loop
    if (index % 50 === 0) await database.deleteFrom('rate_limits').execute()
    // oxlint-disable-next-line no-await-in-loop
    all.push(await signUpAt(origin))
  }
  await database.deleteFrom('rate_limits').execute()
  await database.destroy()
  return all
}

/** Lets everybody play one match. */
async function playAll(
  port: number,
  origin: string,
  players: readonly ReadonlyMap<string, string>[],
): Promise<Matches> {
  const verdicts: number[] = []
  const ends = await Promise.all(
    players.map(async (cookies) => {
      const page = openDuelist(port, cookies, origin)
      await page.message('hello')
      page.send({ type: 'find_match' })
      const played = playTimed(page, verdicts)
      const lost = page.closed.then(() => null)
      const end = await Promise.race([played, lost])
      page.close()
      return end
    }),
  )
  return { finished: ends.filter((end) => end !== null).length / 2, verdicts }
}

function playTimed(page: Duelist, verdicts: number[]): Promise<unknown> {
  const sentAt = new Map<number, number>()
  page.onFrame(() => {
    const duel = page.duel()
    if (duel?.type !== 'match') return
    const answered = duel.view.answers.length - 1
    const at = sentAt.get(answered)
    if (at === undefined) return
    verdicts.push(performance.now() - at)
    sentAt.delete(answered)
  })
  return playWith(page, (question) => {
    sentAt.set(question, performance.now())
    return question % 4
  })
}

/** Settles with the first answer that is not a refusal. */
async function untilAnswered(origin: string, cookie: string): Promise<void> {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await fetch(`${origin}/api/get_user_settings`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    if (status !== 503) return
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(50)
  }
}

type Report = {
  readonly calm: Phase
  readonly flood: Phase
  readonly after: Phase
  readonly recoveredMs: number
  readonly code: number | null
}

function report({ calm, flood, after, recoveredMs, code }: Report): void {
  const rooms = Number(values.rooms)
  const phases = [calm, flood, after]
  const wrong = [
    ...phases
      .filter(({ matches }) => matches.finished !== rooms)
      .map(({ matches }) => `${matches.finished} of ${rooms} matches went on to their end`),
    ...phases.flatMap(({ answers }) =>
      answers
        .filter(
          ([status, , retry]) => status !== 200 && !(retry > 0 && [429, 503].includes(status)),
        )
        .map(([status]) => `a call got ${status}`),
    ),
    ...(flood.answers.some(([status]) => status === 503) ? [] : ['nothing was refused']),
    ...(code === 0 ? [] : [`the node ended with ${code}`]),
  ]
  const lines = [
    `One node and PostgreSQL on ${availableParallelism()} cores, shared with the callers; ` +
      `${rooms} matches at once, ${SCALE} times as fast as people play; ` +
      `load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`,
    ...phases.flatMap(linesOf),
    `first call answered ${Math.round(recoveredMs)} ms after the flood`,
    ...new Set(wrong.map((line) => `WRONG ${line}`)),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (wrong.length > 0) process.exitCode = 1
}

function linesOf({ connections, matches, answers }: Phase): readonly string[] {
  const byStatus = Map.groupBy(answers, ([status]) => status)
  return [
    `${connections} callers at once:`,
    ...[...byStatus].map(
      ([status, those]) =>
        `  ${status}: ${(those.length / Number(values.seconds)).toFixed(0)} a second, ` +
        spread(those.map(([, milliseconds]) => milliseconds)),
    ),
    `  verdicts in matches: ${matches.verdicts.length}, ${spread(matches.verdicts)}`,
  ]
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}

await main()
