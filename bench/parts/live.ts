import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { advance } from '#match/advance.ts'
import { judge } from '#match/judge.ts'
import { createMatch, type Match, QUESTION_COUNT, START_MS } from '#match/match.ts'

import { type Figure, inMilliseconds } from './figures.ts'

const LIVE = fileURLToPath(new URL('../live.ts', import.meta.url))
const PLAYERS = 40
/**
 * The line of `bench/live.ts` about players on PostgreSQL: answers per second, and two times of two
 * kinds.
 */
const LINE = /^postgres\s+\S+\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)/m
const JUDGED = 20_000

/**
 * How soon players hear the verdict on their answer, and the news of the other, while matches run on a
 * server of its own; beside the rules alone, which judge an answer in this process.
 */
export async function liveFigures(url: string): Promise<readonly Figure[]> {
  const args = [LIVE, 'answers', '--players', String(PLAYERS), '--on', 'postgres']
  const bench = spawn(process.execPath, args, {
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  bench.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = await once(bench, 'close')
  if (code !== 0) throw new Error(`bench/live.ts ended with ${code}.`)
  const found = LINE.exec(printed)
  if (found === null) throw new Error(`bench/live.ts told nothing of PostgreSQL: ${printed}`)
  const [, verdict = '', slowVerdict = '', update = '', slowUpdate = ''] = found
  const judged = judgingMs()
  return [
    figure('the own verdict', [verdict, slowVerdict], judged),
    figure('news of the other', [update, slowUpdate], judged),
  ]
}

function figure(what: string, [median, slow]: readonly [string, string], judged: number): Figure {
  return {
    what: `live: ${what} (${PLAYERS} players)`,
    measured: `p50 ${median} ms, p99 ${slow} ms`,
    limit: `${inMilliseconds(judged)} to judge`,
    ratio: Number(median) / judged,
  }
}

/** Measures how long judging one answer takes, in milliseconds. */
function judgingMs(): number {
  const key = Array.from({ length: QUESTION_COUNT }, () => 0)
  const match = startedMatch(key)
  const at = START_MS + 1000
  const began = performance.now()
  for (let count = 0; count < JUDGED; count += 1) {
    judge(match, { seat: count % 2, question: 0, choice: count % 4, at, roundTrip: 50 })
  }
  return (performance.now() - began) / JUDGED
}

function startedMatch(key: readonly number[]): Match {
  const match = createMatch(['one', 'other'], key, 0)
  if (match === null) throw new Error('There is no match.')
  const seats = match.seats.map((seat) => ({ ...seat, isConfirmed: true }))
  return advance({ ...match, seats }, START_MS)
}
