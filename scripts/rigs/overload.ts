import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { openPostgres } from '#server/platform/database/postgres.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { poll } from '#server/testing/poll.ts'

import { type Answers, callConstantly } from './overload/constant-calls.ts'
import { signUpMany } from './overload/many-accounts.ts'
import { startMeasuredNode } from './overload/measured-node.ts'
import { timeSpread } from './overload/time-spread.ts'
import { findAndPlayTimed } from './overload/timed-match.ts'
import { findPostgres, startPostgres } from './postgres/throwaway-postgres.ts'

/*
 * A node on a PostgreSQL of its own gets more calls than it can answer, while live matches go on. A refused
 * caller comes back after a tenth of the time that it was asked to wait. Prints
 * what became of the calls and of the matches before, during and after, and ends with 1 when a call got
 * neither its answer nor 503 with Retry-After, a match was disturbed, or the node did not recover.
 * Run: node scripts/rigs/overload.ts --connections 500
 */

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '15' },
    rooms: { type: 'string', default: '5' },
  },
})
const SCALE = 4
/** The load of a calm phase. */
const CALM_CONNECTIONS = 4
const USERS = 60
const LONGEST_RECOVERY_MS = 120_000

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) {
    process.stdout.write('Skipped: there is no PostgreSQL on this machine.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const { program, port, origin } = await startMeasuredNode(postgres.url, SCALE)
  const database = openPostgres(postgres.url, 'serving', () => {})
  const accounts = await signUpMany(database, USERS + 2 * Number(values.rooms), () => origin)
  await database.destroy()
  const [players, callers] = [accounts.slice(USERS), accounts.slice(0, USERS)]
  const cookies = callers.map(cookieHeader)

  const calm = await phase(CALM_CONNECTIONS)
  const flood = await phase(Number(values.connections))
  const floodEnded = performance.now()
  await untilAnswered(origin, cookies[0] ?? '')
  const recoveredMs = performance.now() - floodEnded
  const after = await phase(CALM_CONNECTIONS)
  program.process.kill('SIGTERM')
  const code = await program.ended
  await postgres.stop()
  report({ calm, flood, after, recoveredMs, code })

  async function phase(connections: number): Promise<Phase> {
    const seconds = Number(values.seconds)
    const [matches, answers] = await Promise.all([
      playAll(port, origin, players),
      callConstantly({ port, origin, cookies, connections, seconds }),
    ])
    return { connections, matches, answers }
  }
}

type Matches = { readonly finished: number; readonly verdicts: readonly number[] }
type Phase = { readonly connections: number; readonly matches: Matches; readonly answers: Answers }

/** Lets all players play one match. */
async function playAll(
  port: number,
  origin: string,
  players: readonly ReadonlyMap<string, string>[],
): Promise<Matches> {
  const verdicts: number[] = []
  const ends = await Promise.all(
    players.map((cookies) => findAndPlayTimed({ port, origin }, cookies, verdicts)),
  )
  return { finished: ends.filter((end) => end !== null).length / 2, verdicts }
}

/** Settles with the first answer that is not a refusal. */
async function untilAnswered(origin: string, cookie: string): Promise<void> {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const { status } = await poll(
    () => fetch(`${origin}/api/get_user_settings`, { method: 'POST', headers, body: '{}' }),
    (answer) => answer.status !== 503,
    { everyMs: 50, withinMs: LONGEST_RECOVERY_MS },
  )
  if (status === 503) throw new Error('The server did not recover from the flood.')
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
        timeSpread(those.map(([, milliseconds]) => milliseconds)),
    ),
    `  verdicts in matches: ${matches.verdicts.length}, ${timeSpread(matches.verdicts)}`,
  ]
}

await main()
