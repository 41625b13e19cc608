import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { openPostgres } from '#server/platform/postgres.ts'
import { createDatabase } from '#server/testing/databases.ts'
import { type Duelist, openDuelist, playWith } from '#server/testing/duelist.ts'
import { freePort, startMain } from '#server/testing/process.ts'
import { signUpAt } from '#server/testing/remote.ts'

// How fast verdicts and the opponent's news come while many matches run. The server is a process of
// its own; the pages are in this one. Run: node bench/live.ts --rooms 50 --scale 1. With
// TEST_DATABASE_URL it uses a real PostgreSQL; without one at most 30 rooms, since a network may open
// only 60 accounts an hour.

const { values } = parseArgs({
  options: { rooms: { type: 'string', default: '20' }, scale: { type: 'string', default: '1' } },
})
const rooms = Number(values.rooms)
const url = process.env['TEST_DATABASE_URL']

/** The longest that a player thinks, in milliseconds of the match. */
const THINKING_MS = 4000

/** When each answer was sent, by player and question. */
type Sent = Map<string, number>

const verdicts: number[] = []
const updates: number[] = []
const sent: Sent = new Map()
const told = new Set<string>()

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const databaseUrl = url === undefined ? undefined : await createDatabase(url)
const port = await freePort()
const program = startMain({
  ...(databaseUrl === undefined ? { DATA_DIR: folder } : { DATABASE_URL: databaseUrl }),
  PORT: String(port),
  LOG_LEVEL: 'warn',
  LIVE_TIME_SCALE: values.scale,
  SESSION_SECRET: 'a secret of measurements that is long enough',
})
const [, origin = ''] = await program.says(/is ready: (http:\/\/localhost:\d+)$/m)
const pages = await Promise.all((await signUpAll(2 * rooms)).map(openPage))
const load = loadavg()[0] ?? 0
const begun = performance.now()
await Promise.all(pages.map(play))
const seconds = (performance.now() - begun) / 1000
for (const page of pages) page.close()
program.process.kill('SIGTERM')
await program.ended
rmSync(folder, { recursive: true, force: true })

process.stdout.write(
  `${rooms} matches at once, ${values.scale} times as fast as people play, on ` +
    `${databaseUrl === undefined ? 'the embedded database' : 'a local PostgreSQL'}; ` +
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}) shared with the pages, ` +
    `load ${load.toFixed(1)} at the start\n\n` +
    `answers              ${verdicts.length} in ${seconds.toFixed(1)} s: ` +
    `${(verdicts.length / seconds).toFixed(0)} a second\n` +
    `own verdict          ${spread(verdicts)}\n` +
    `opponent's update    ${spread(updates)}\n`,
)

/** Accounts one after the other; the limit for sign-ups is lifted where the database is at hand. */
async function signUpAll(count: number): Promise<readonly ReadonlyMap<string, string>[]> {
  const database = databaseUrl === undefined ? null : openPostgres(databaseUrl, 'serving', fail)
  const all: ReadonlyMap<string, string>[] = []
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (index % 50 === 0) await database?.deleteFrom('rate_limits').execute()
    // oxlint-disable-next-line no-await-in-loop
    all.push(await signUpAt(origin))
  }
  await database?.destroy()
  return all
}

async function openPage(cookies: ReadonlyMap<string, string>): Promise<Duelist> {
  const page = openDuelist(port, cookies, origin)
  await page.message('hello')
  return page
}

/** Answers some time after the opening, as people do, and measures what comes of it. */
async function play(page: Duelist): Promise<void> {
  const thought = new Set<number>()
  page.onFrame(() => measure(page))
  page.send({ type: 'find_match' })
  await playWith(page, (question, { matchId, view }) => {
    if (thought.has(question)) return null
    thought.add(question)
    setTimeout(
      () => {
        sent.set(`${matchId} ${view.seat} ${question}`, performance.now())
        page.send({ type: 'answer', matchId, question, choice: question % 4 })
      },
      (Math.random() * THINKING_MS) / Number(values.scale),
    )
    return null
  })
}

function measure(page: Duelist): void {
  const duel = page.duel()
  if (duel?.type !== 'match') return
  const { seat, answers, everybody } = duel.view
  note(`${duel.matchId} ${seat} ${answers.length - 1}`, 'own', verdicts)
  const others = (everybody.seats[1 - seat]?.answered ?? 0) - 1
  note(`${duel.matchId} ${1 - seat} ${others}`, 'other', updates)
}

function note(key: string, kind: string, times: number[]): void {
  const at = sent.get(key)
  if (at === undefined || told.has(`${key} ${kind}`)) return
  told.add(`${key} ${kind}`)
  times.push(performance.now() - at)
}

function fail(error: Error): never {
  throw error
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}
