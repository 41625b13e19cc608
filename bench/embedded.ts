import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import getPort from 'get-port'

import { callPath, type CallName, calls } from '#contract/calls.ts'
import { categories } from '#quiz/categories.ts'
import { startMain } from '#server/testing/process.ts'

import { conditions } from './live/machine.ts'
import { openPlayer, type Ring } from './live/player.ts'
import { setUpEmbedded } from './live/setup.ts'
import { newTally } from './live/tally.ts'
import { percentile, tableOf } from './parts/figures.ts'

/*
 * Measures the effect of the embedded database on its server: how long a first start takes, and how late the
 * event loop is during it and while a class is at work. The delays are those of `monitorEventLoopDelay`
 * with its interval of 10 ms, which is in every figure: a loop with nothing to do shows 10.
 *
 *     node bench/embedded.ts [--starts 3] [--learners 50] [--matches 10] [--seconds 60]
 */
const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '3' },
    learners: { type: 'string', default: '50' },
    matches: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
  },
})
const LEARNERS = Number(values.learners)
const PLAYERS = 2 * Number(values.matches)
/** The delays are read and begun anew this often. */
const WINDOW_MS = 5000
/** Work before this time warms the process up and is not measured. */
const WARM_UP_MS = 10_000
/** How long a learner looks at a question. */
const thinkingMs = () => 2000 + Math.random() * 2000

type Delays = { readonly p50: number; readonly p99: number; readonly max: number }

async function main(): Promise<void> {
  for (let start = 1; start <= Number(values.starts); start += 1) {
    // One after the other, or they would disturb each other.
    // oxlint-disable-next-line no-await-in-loop
    say(`first start ${start}: ${await firstStart()}`)
  }
  await classAtWork()
  say(conditions())
}

async function firstStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-embedded-'))
  const [port, metricsPort] = [await getPort(), await getPort()]
  const begun = performance.now()
  const since = () => `${(performance.now() - begun).toFixed(0)} ms`
  const program = startMain(
    { PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: folder },
    { isLasting: true },
  )
  await untilServed(port)
  const page = since()
  const called = call(port, 'get_session', '', {}).then(() => since())
  await program.says(/ is ready: /)
  const ready = since()
  const answered = await called
  const { p50, p99, max } = await readDelays(metricsPort)
  program.process.kill('SIGTERM')
  await program.ended
  rmSync(folder, { recursive: true })
  return (
    `page ${page}, ready ${ready}, first call answered ${answered}; ` +
    `event loop p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(0)} ms`
  )
}

/** Settles with the first page that is served. */
async function untilServed(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
  if (response?.ok) return
  await setTimeout(5)
  await untilServed(port)
}

async function classAtWork(): Promise<void> {
  const metricsPort = await getPort()
  const setup = await setUpEmbedded({
    accounts: LEARNERS + PLAYERS,
    scale: 1,
    isInspected: false,
    metricsPort,
  })
  const [port = 0] = setup.ports
  const tally = newTally()
  const ring: Ring = {
    tally,
    thinkingMs: () => 500 + Math.random() * 3500,
    onPaired() {},
    onPlaying() {},
    isOpen: true,
  }
  const players = await Promise.all(
    setup.cookies.slice(LEARNERS).map((cookie) => openPlayer(port, cookie, ring)),
  )
  for (const player of players) player.search()
  const learning = new AbortController()
  const answers: number[] = []
  const failures = new Map<string, number>()
  const learners = setup.cookies
    .slice(0, LEARNERS)
    .map((cookie, index) => learn(port, cookie, index, learning.signal, answers, failures))
  await setTimeout(WARM_UP_MS)
  await readDelays(metricsPort)
  answers.length = 0
  tally.isCounting = true
  const windows: Delays[] = []
  for (let left = Number(values.seconds) * 1000; left > 0; left -= WINDOW_MS) {
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(WINDOW_MS)
    // oxlint-disable-next-line no-await-in-loop
    windows.push(await readDelays(metricsPort))
  }
  tally.isCounting = false
  learning.abort()
  await Promise.all(learners)
  for (const { socket } of players) socket.close()
  await setup.stop(async () => {})
  const p99s = windows.map(({ p99 }) => p99)
  say(
    `\n${LEARNERS} learners and ${PLAYERS / 2} matches, ${windows.length} windows of ${WINDOW_MS / 1000} s\n${tableOf(
      [
        ['milliseconds', 'p50', 'p99', 'worst'],
        [
          'p99 of the event loop, of the windows',
          ...fixed(percentile(p99s, 0.5), percentile(p99s, 0.99), Math.max(...p99s)),
        ],
        ['longest delay of a window', ...fixed(...spreadOf(windows.map(({ max }) => max)))],
        [`practice answers (${answers.length})`, ...fixed(...spreadOf(answers))],
        [`verdicts of matches (${tally.verdicts.length})`, ...fixed(...spreadOf(tally.verdicts))],
      ],
    )}\nfailed: ${JSON.stringify(Object.fromEntries([...failures, ...tally.refused]))}`,
  )
}

/** Practices as a pupil does, until the signal. */
async function learn(
  port: number,
  cookie: string,
  index: number,
  signal: AbortSignal,
  answers: number[],
  failures: Map<string, number>,
): Promise<void> {
  const network = `10.200.${index >> 8}.${index & 255}`
  await setTimeout(thinkingMs())
  /* oxlint-disable no-await-in-loop */
  while (!signal.aborted) {
    try {
      const { questions } = calls.issue_practice_questions.output.parse(
        await call(
          port,
          'issue_practice_questions',
          cookie,
          {
            count: 10,
            enabled_categories: categories.map(({ id }) => id),
            difficulty: 'easy',
          },
          network,
        ),
      )
      for (const { issue_id } of questions) {
        if (signal.aborted) return
        await call(port, 'open_practice_question', cookie, { issue_id }, network)
        await setTimeout(thinkingMs())
        const sent = performance.now()
        await call(
          port,
          'answer_practice_question',
          cookie,
          { issue_id, selected_answer: 1 },
          network,
        )
        answers.push(performance.now() - sent)
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.set(reason, (failures.get(reason) ?? 0) + 1)
      await setTimeout(500)
    }
  }
  /* oxlint-enable no-await-in-loop */
}

async function call(
  port: number,
  name: CallName,
  cookie: string,
  input: object,
  network = '10.0.0.1',
): Promise<unknown> {
  const origin = `http://localhost:${port}`
  const response = await fetch(`http://127.0.0.1:${port}${callPath(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie, 'x-forwarded-for': network },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${name} ${response.status}`)
  return response.json()
}

/** Reads how late the event loop was since the last time, in milliseconds. */
async function readDelays(port: number): Promise<Delays> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const read = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]) * 1000
  return { p50: read('p50'), p99: read('p99'), max: read('max') }
}

function spreadOf(times: readonly number[]): readonly number[] {
  return [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)]
}

function fixed(...numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => number.toFixed(1))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
