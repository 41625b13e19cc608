import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { REVEAL_MS } from '#match/match.ts'
import type { Database } from '#server/platform/database/database.ts'

import { playWithEcho } from './live/echo-player.ts'
import type { Inspector } from './live/inspector.ts'
import { conditions } from './live/machine.ts'
import { createMeter, type Measured, type Spent } from './live/meter.ts'
import { openPlayer, type Player, type Ring } from './live/player.ts'
import { type Setup, setUpEcho, setUpEmbedded, setUpPostgres } from './live/setup.ts'
import type { LightSocket } from './live/socket.ts'
import { spread } from './live/spread.ts'
import { newTally, type Tally } from './live/tally.ts'

/**
 * Measures the live match on this machine, which the servers, the database and the players share.
 *
 *     node bench/live.ts answers [--players 2000] [--think 500-1500] [--scale 1] [--seconds 10]
 *     node bench/live.ts rounds  [--players N] [--scale 10] [--seconds 10]
 *     node bench/live.ts search  [--players 4000]
 *     node bench/live.ts memory  [--players 2000]
 *
 * `answers` lets players play and think so many milliseconds of the wall clock; `--think 0` answers as
 * soon as a question opens, and `--scale 10` makes the pauses of the rules ten times shorter. Players go
 * from match to match, so each answer carries a twentieth of pairing, confirming, ending and XP. `rounds`
 * lets all play their matches side by side without thinking, and counts only while nearly all of them
 * answer: what answers alone cost. Their pauses offer only so many answers, a number printed beside, so from run to run
 * there are more players until the rate rises no more, unless `--players` says how many. Each round they begin to
 * search one after the other, `--spread` milliseconds for a thousand. `search` lets all search at once. `memory` opens connections and nothing else. `--on`
 * chooses among echo (a plain room of two in memory, the limit), embedded, postgres, workers2 (one server of two workers)
 * and postgres2 (two servers).
 * `--profile FOLDER` writes what the processor of each server did during that time. On Linux; PostgreSQL is started with
 * its default durability, unless TEST_DATABASE_URL names one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    think: { type: 'string', default: '500-1500' },
    scale: { type: 'string' },
    warmup: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '10' },
    spread: { type: 'string', default: '750' },
    on: { type: 'string' },
    profile: { type: 'string' },
  },
})
const [what = 'answers'] = positionals
const scale = Number(values.scale ?? 1)
const [thinkFrom = 0, thinkTo = thinkFrom] = values.think.split('-').map(Number)

const UNITS =
  'times in ms, processor in us an answer\n\n' +
  'on           answers/s  verdict p50    p99  update p50    p99  server  database  players  others'

/** How often sockets are opened at once. */
const OPENED_AT_ONCE = 40

async function main(): Promise<void> {
  if (what === 'answers') return measureAnswers(Number(values.players ?? 2000))
  if (what === 'rounds') return measureRounds()
  if (what === 'search') return measureSearch(Number(values.players ?? 4000))
  if (what === 'memory') return measureMemory(Number(values.players ?? 2000))
  throw new Error('Measure answers, rounds, search or memory.')
}

async function measureAnswers(players: number): Promise<void> {
  say(
    `${players} players think ${values.think} ms, rules ${scale} times as fast; ` +
      `${values.seconds} s after ${values.warmup} s; ${UNITS}`,
  )
  for (const place of chosen(['echo', 'embedded', 'postgres', 'postgres2'])) {
    // One after the other, or they would disturb each other.
    // oxlint-disable-next-line no-await-in-loop
    await (place === 'echo' ? answersOnEcho(players) : answersOn(place, players))
  }
  say(`\n${conditions()}`)
}

async function answersOnEcho(players: number): Promise<void> {
  const { port, pid, stop } = await setUpEcho()
  const tally = newTally()
  const pages = await openAll(players, () => playWithEcho(port, thinkingMs, tally))
  await countFor('echo', tally, { serverPids: [pid], databasePids: [], inspectors: [] })
  closeAll(pages)
  await stop()
}

async function answersOn(place: string, players: number): Promise<void> {
  const setup = await setUp(place, players)
  const tally = newTally()
  const ring: Ring = { tally, thinkingMs, onPaired: nothing, onPlaying: nothing, isOpen: true }
  const pages = await openPages(setup, ring)
  const liftingLimits = setInterval(() => void liftLimits(setup), 1000)
  const beginning = begin(pages)
  await countFor(place, tally, setup)
  await beginning
  clearInterval(liftingLimits)
  ring.isOpen = false
  await end(setup, tally, pages)
}

/** Ends a measurement, and tells whether anything that was acknowledged is missing. */
async function end(setup: Setup, tally: Tally, pages: readonly Player[]): Promise<void> {
  closeAll(pages)
  const stored = await setup.stop(answersIn)
  const lost = Math.max(0, tally.acknowledged - stored)
  say(
    `             ${tally.finished} matches ended; ${tally.acknowledged} answers acknowledged, ` +
      `${stored} stored, ${lost} lost; ${refusals(tally)}`,
  )
}

/** Waits until it goes on evenly, then counts for a while and prints it. */
async function countFor(
  place: string,
  tally: Tally,
  setup: Measured & Pick<Setup, 'inspectors'>,
): Promise<void> {
  await pause(Number(values.warmup) * 1000)
  const finishProfiles = await startProfiles(place, setup.inspectors)
  const meter = createMeter(setup)
  meter.begin()
  tally.isCounting = true
  await pause(Number(values.seconds) * 1000)
  tally.isCounting = false
  meter.end()
  await finishProfiles()
  sayAnswers(place, tally, meter.spent())
}

function sayAnswers(place: string, tally: Tally, spent: Spent, more = ''): void {
  const answers = tally.verdicts.length
  const each = (seconds: number) => ((seconds / Math.max(1, answers)) * 1e6).toFixed(0)
  const others = (spent.all - spent.server - spent.database - spent.players) / spent.wall
  say(
    `${place.padEnd(12)}${(answers / spent.wall).toFixed(0).padStart(10)}      ` +
      `${spread(tally.verdicts)}     ${spread(tally.updates)}${each(spent.server).padStart(8)}` +
      `${each(spent.database).padStart(10)}${each(spent.players).padStart(9)}   ${others.toFixed(1)} cores${more}`,
  )
}

/** All begin to search, spread over a part of the time that does not count. */
async function begin(pages: readonly Player[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    page.search()
    // oxlint-disable-next-line no-await-in-loop
    if (index % 20 === 19) await pause((Number(values.warmup) * 400) / (pages.length / 20))
  }
}

async function startProfiles(
  place: string,
  inspectors: readonly Inspector[],
): Promise<() => Promise<void>> {
  const { profile: folder } = values
  if (folder === undefined) return async () => {}
  await Promise.all(inspectors.map((inspector) => inspector.startProfile()))
  return async () => {
    const profiles = await Promise.all(inspectors.map((inspector) => inspector.takeProfile()))
    for (const [index, text] of profiles.entries()) {
      writeFileSync(join(folder, `${place}-${index}.cpuprofile`), text)
    }
  }
}

async function measureRounds(): Promise<void> {
  say(
    `players answer at once, rules ${ROUNDS_SCALE} times as fast; ${values.seconds} s in which ` +
      `at least ${MAX * 100} % of them are in the middle of a match; ${UNITS}`,
  )
  for (const place of chosen(['embedded', 'postgres', 'workers2', 'postgres2'])) {
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    await climb(place)
  }
  say(`\n${conditions()}`)
}

/** With faster rules a match would end before all have begun one. */
const ROUNDS_SCALE = Number(values.scale ?? 10)
/** How many play at first, and how many more each time. */
const FIRST_PLAYERS = 2000
const MORE = 1000
/** A rate has risen that is this much higher. */
const RISEN = 1.05

/** Measures with more and more players, until the rate rises no more. */
async function climb(place: string): Promise<void> {
  if (values.players !== undefined) {
    await roundsOn(place, Number(values.players))
    return
  }
  let highest = 0
  for (let players = FIRST_PLAYERS; ; players += MORE) {
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    const rate = await roundsOn(place, players)
    if (rate === 0 || rate < highest * RISEN) return
    highest = rate
  }
}

/** The share of players who have to be in the middle of a match. */
const MAX = 0.95
/** Uncounted rounds that warm up the servers and the database. */
const UNCOUNTED = 3
/** The longest time of one round, in milliseconds. */
const ROUND_MS = 20_000
/** Rounds after which nothing more is expected. */
const MAX_ROUNDS = 20

/** Returns the answers of a second. */
async function roundsOn(place: string, players: number): Promise<number> {
  const setup = await setUp(place, players, ROUNDS_SCALE)
  const tally = newTally()
  const meter = createMeter(setup)
  let playing = 0
  let round = 0
  let over = Promise.withResolvers<void>()
  const ring: Ring = {
    tally,
    thinkingMs: () => 0,
    onPaired: nothing,
    onPlaying(isPlaying) {
      playing += isPlaying ? 1 : -1
      if (playing === 0) over.resolve()
      const isMiddle = playing >= MAX * players && round >= UNCOUNTED
      if (isMiddle === tally.isCounting) return
      tally.isCounting = isMiddle
      if (isMiddle) meter.begin()
      else meter.end()
    },
    isOpen: false,
  }
  const pages = await openPages(setup, ring)
  const liftingLimits = setInterval(() => void liftLimits(setup), 1000)
  for (; round < MAX_ROUNDS && meter.spent().wall < Number(values.seconds); round += 1) {
    over = Promise.withResolvers()
    // Rounds follow each other.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(
      pages.map(async (page, index) => {
        await pause((index / 1000) * Number(values.spread))
        page.search()
      }),
    )
    // oxlint-disable-next-line no-await-in-loop
    await Promise.race([over.promise, pause(ROUND_MS)])
  }
  clearInterval(liftingLimits)
  const { wall } = meter.spent()
  const offered = (players / REVEAL_MS) * 1000 * ROUNDS_SCALE
  const pace = `; ${offered.toFixed(0)} offered by ${players} players`
  if (wall === 0) say(`${place}: never enough players in the middle of a match${pace}`)
  else sayAnswers(place, tally, meter.spent(), pace)
  await end(setup, tally, pages)
  return wall === 0 ? 0 : tally.verdicts.length / wall
}

async function measureSearch(players: number): Promise<void> {
  say(`${players} players search at once; milliseconds from the first request\n`)
  say('on            first    half    last  cancelled  wrong  server s  database s  players s')
  for (const place of chosen(['embedded', 'postgres', 'postgres2'])) {
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    await searchOn(place, players)
  }
  say(`\n${conditions()}`)
}

async function searchOn(place: string, players: number): Promise<void> {
  const setup = await setUp(place, players)
  const pairedAt: number[] = []
  const all = Promise.withResolvers<void>()
  const tally = newTally()
  const onPaired = () => {
    pairedAt.push(performance.now() - begunAt)
    if (pairedAt.length === players) all.resolve()
  }
  const ring: Ring = { tally, thinkingMs, onPaired, onPlaying: nothing, isOpen: false }
  const pages = await openPages(setup, ring)
  await pause(Number(values.warmup) * 1000)
  const finishProfiles = await startProfiles(place, setup.inspectors)
  const meter = createMeter(setup)
  meter.begin()
  tally.isCounting = true
  const begunAt = performance.now()
  for (const page of pages) page.search()
  await Promise.race([all.promise, pause(30_000)])
  meter.end()
  const { server, database, players: own } = meter.spent()
  await finishProfiles()
  // Long enough to confirm.
  await pause(4000)
  closeAll(pages)
  const wrong = await setup.stop(wrongIn)
  const at = (share: number) =>
    (pairedAt[Math.ceil(share * players) - 1] ?? Infinity).toFixed(0).padStart(8)
  say(
    `${place.padEnd(11)}${at(1 / players)}${at(0.5)}${at(1)}` +
      `${String(tally.refused.get('cancelled') ?? 0).padStart(11)}${String(wrong).padStart(7)}` +
      `${server.toFixed(2).padStart(10)}${database.toFixed(2).padStart(12)}` +
      `${own.toFixed(2).padStart(11)}   ${refusals(tally)}`,
  )
}

async function measureMemory(players: number): Promise<void> {
  say(`${players} connections; bytes of the server for each, after collecting garbage\n`)
  say('on             resident   heap  outside')
  for (const place of chosen(['embedded', 'postgres'])) {
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    await memoryOn(place, players)
  }
  say(`\n${conditions()}`)
}

async function memoryOn(place: string, players: number): Promise<void> {
  const setup = await setUp(place, players)
  const [inspector] = setup.inspectors
  if (inspector === undefined) throw new Error('No server.')
  const ring: Ring = {
    tally: newTally(),
    thinkingMs,
    onPaired: nothing,
    onPlaying: nothing,
    isOpen: false,
  }
  // The first time makes the server, and a database in it, grow to its working size.
  closeAll(await openPages(setup, ring))
  await pause(2000)
  const before = await inspector.held()
  const pages = await openPages(setup, ring)
  await pause(2000)
  const after = await inspector.held()
  closeAll(pages)
  await setup.stop(async () => {})
  const each = (total: number) => (total / players).toFixed(0)
  say(
    place.padEnd(12) +
      each(after.rss - before.rss).padStart(11) +
      each(after.heapUsed - before.heapUsed).padStart(7) +
      each(after.external - before.external).padStart(9),
  )
}

function setUp(place: string, accounts: number, times = scale): Promise<Setup> {
  const isInspected = what === 'memory' || values.profile !== undefined
  const options = { accounts, scale: times, isInspected }
  if (place === 'embedded') return setUpEmbedded(options)
  if (place === 'postgres') return setUpPostgres(1, options)
  if (place === 'postgres2') return setUpPostgres(2, options)
  if (place === 'workers2') return setUpPostgres(1, { ...options, workers: 2 })
  throw new Error(`Nothing is called ${place}.`)
}

function chosen(all: readonly string[]): readonly string[] {
  return values.on?.split(',') ?? all
}

/** Opens a page for each account, in turn on each server. */
function openPages({ ports, cookies }: Setup, ring: Ring): Promise<readonly Player[]> {
  return openAll(cookies.length, (index) =>
    openPatiently(ports[index % ports.length] ?? 0, cookies[index] ?? '', ring),
  )
}

/** A server that is busy refuses to open a socket for a while. */
async function openPatiently(port: number, cookie: string, ring: Ring): Promise<Player> {
  try {
    return await openPlayer(port, cookie, ring)
  } catch {
    await pause(500)
    return openPatiently(port, cookie, ring)
  }
}

async function openAll<Page>(
  count: number,
  open: (index: number) => Promise<Page>,
): Promise<readonly Page[]> {
  const pages: Page[] = []
  while (pages.length < count) {
    const from = pages.length
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - from) }, (_, index) =>
      open(from + index),
    )
    // Some at a time, as no machine takes all at once.
    // oxlint-disable-next-line no-await-in-loop
    pages.push(...(await Promise.all(some)))
  }
  return pages
}

function closeAll(pages: readonly { readonly socket: LightSocket }[]): void {
  for (const { socket } of pages) socket.close()
}

/** Lifts the hourly limits: players without pauses reach them within seconds. */
async function liftLimits({ database }: Setup): Promise<void> {
  await database?.deleteFrom('rate_limits').execute().catch(nothing)
}

/** Answers that players gave, as they are stored. */
async function answersIn(database: Database): Promise<number> {
  const { rows } = await sql<{ answers: number }>`
    select count(*)::int as answers from match_answers where choice >= 0`.execute(database)
  return rows[0]?.answers ?? 0
}

/** Matches without exactly two players, players in several live matches or also in the queue. */
async function wrongIn(database: Database): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select (
      (select count(*) from (
        select m.id from matches m left join match_players p on p.match_id = m.id
        group by m.id having count(distinct p.user_id) <> 2) odd)
      + (select count(*) from (
        select p.user_id from match_players p join matches m on m.id = p.match_id
        where m.due_at is not null group by p.user_id having count(*) > 1) doubled)
      + (select count(*) from match_queue q join live_match l using (user_id))
    )::int as wrong`.execute(database)
  return rows[0]?.wrong ?? 0
}

function refusals({ refused }: Tally): string {
  if (refused.size === 0) return 'nothing refused'
  return [...refused].map(([reason, times]) => `${times} ${reason}`).join(', ')
}

function thinkingMs(): number {
  return thinkFrom + Math.random() * (thinkTo - thinkFrom)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function nothing(): void {}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
