/** @module-tag long */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { shortestReadingMs } from '#quiz/practice/reading-time.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import {
  answer,
  type Arena,
  inPhase,
  openArena,
  type Player,
  type Started,
} from '#server/testing/match/arena.ts'
import type { PlayerPage } from '#server/testing/match/player-page.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { awardXp } from './award-xp.ts'

vi.setConfig({ testTimeout: 600_000 })

const DAY_MS = 24 * 60 * 60 * 1000
const EASY = { enabled_categories: categories.map(({ id }) => id), difficulty: 'easy' as const }
/** A pupil practices on five days, a hundred questions a day, of which three in four are answered correctly. */
const SCHOOL_DAYS = 5
const HONEST_ANSWERS = 100
/** Enough for a program to earn all that it will. */
const FARMED_ANSWERS = 80
/** After so many days the wins of a week that give XP whoever loses are used up. */
const COLLUSION_DAYS = 4
/** Farmers and colluders earn less than one part in so many of what the pupil earns in a week. */
const LEAGUE = 20

type Asked = { readonly issueId: string; readonly right: number; readonly shortest: number }
/** The wait before an answer in milliseconds, and whether the answer is correct. */
type Deed = (asked: Asked, index: number) => { readonly wait: number; readonly isRight: boolean }

let arena: Arena
let honest = 0

beforeAll(async () => {
  arena = await openArena(anyTestDatabase)
  const pupil = await signUp(arena)
  const next = numbers(42)
  for (let day = 0; day < SCHOOL_DAYS; day += 1) {
    // One answer after the other.
    // oxlint-disable-next-line no-await-in-loop
    await practice(pupil, HONEST_ANSWERS, ({ shortest }) => ({
      wait: 1500 + shortest * (1 + 6 * next() ** 2),
      isRight: next() < 0.75,
    }))
    arena.matchClock.skip(DAY_MS)
  }
  honest = await xpOf(pupil)
}, 600_000)
afterAll(() => arena.close())

test('an honest pupil earns XP in a week of practice', () => {
  expect(honest).toBeGreaterThan(2000)
})

const chance = numbers(2727)

/** The farmer of the issue: waits for 1 to 3 s by chance, and makes mistakes. */
const byChance: Deed = () => ({ wait: 1000 + 2000 * chance(), isRight: chance() < 0.6 })

test.each<readonly [string, (farmer: NewUser) => Promise<readonly Asked[]>]>([
  ['sets of a course', askSet],
  ['Today', askToday],
  ['one skill', askSkill],
])('D11 a farmer who waits for 1 to 3 s in %s earns under 5 % of that', async (_, source) => {
  const farmer = await signUp(arena)
  await practice(farmer, FARMED_ANSWERS, byChance, source)
  expect(await xpOf(farmer)).toBeLessThan(honest / LEAGUE)
})

test.each<readonly [string, Deed]>([
  ['waits for 1 to 3 s by chance', () => ({ wait: 1000 + 2000 * chance(), isRight: true })],
  ['waits for 1 to 3 s by chance, and makes mistakes', byChance],
  [
    'waits for 1 to 4 s by chance, and makes mistakes',
    () => ({ wait: 1000 + 3000 * chance(), isRight: chance() < 0.6 }),
  ],
  [
    'waits for one to three reading times by chance, and makes mistakes',
    ({ shortest }) => ({ wait: shortest * (1 + 2 * chance()), isRight: chance() < 0.6 }),
  ],
  [
    'waits for one to two reading times by chance, and makes mistakes',
    ({ shortest }) => ({ wait: shortest * (1 + chance()), isRight: chance() < 0.6 }),
  ],
  ['answers as soon as it can', () => ({ wait: 150, isRight: true })],
  ['waits for exactly the reading time', ({ shortest }) => ({ wait: shortest, isRight: true })],
  ['waits half a second longer', ({ shortest }) => ({ wait: shortest + 500, isRight: true })],
  ['answers every 2.3 s like a clock', () => ({ wait: 2300, isRight: true })],
  [
    'waits for a minute before each ten',
    (_, at) => ({ wait: at % 10 === 0 ? 60_000 : 30, isRight: true }),
  ],
  [
    'makes a mistake now and then',
    ({ shortest }, at) => ({ wait: shortest, isRight: at % 9 !== 8 }),
  ],
  ['answers every 9 s like a clock', () => ({ wait: 9000, isRight: true })],
  [
    'answers at the pace of a slow pupil, but for a twentieth',
    (_, at) => ({ wait: 8000 + ((at * 7) % 11) * 80, isRight: true }),
  ],
  [
    'guesses at the pace of a pupil',
    (_, at) => ({ wait: 4000 + (at % 5) * 900, isRight: at % 4 === 2 }),
  ],
])('D11 a farmer who %s earns under 5 % of that', async (_, deed) => {
  const farmer = await signUp(arena)
  await practice(farmer, FARMED_ANSWERS, deed)
  expect(await xpOf(farmer)).toBeLessThan(honest / LEAGUE)
})

test('D11 a farmer who alternates between three accounts earns under 5 % of that with each', async () => {
  const farmers = [await signUp(arena), await signUp(arena), await signUp(arena)]
  for (let round = 0; round < FARMED_ANSWERS / 10; round += 1) {
    // One account after the other.
    // oxlint-disable no-await-in-loop
    const asked = await Promise.all(farmers.map((farmer) => ask(farmer)))
    for (const index of Array.from({ length: 10 }, (_, at) => at)) {
      for (const [at, farmer] of farmers.entries()) {
        const one = asked[at]?.[index]
        if (one === undefined) throw new Error('ten are needed')
        await farmer.call('open_practice_question', { issue_id: one.issueId })
      }
      for (const [at, farmer] of farmers.entries()) {
        const one = asked[at]?.[index]
        if (one === undefined) throw new Error('ten are needed')
        arena.matchClock.skip(at === 0 ? one.shortest : 200)
        await farmer.call('answer_practice_question', {
          issue_id: one.issueId,
          selected_answer: one.right,
        })
      }
    }
    // oxlint-enable no-await-in-loop
  }
  for (const earned of await Promise.all(farmers.map(xpOf))) {
    expect(earned).toBeLessThan(honest / LEAGUE)
  }
})

test('L30 M27 M29 two colluders who win in turn earn under 5 % of that in a week', async () => {
  const pair = [await arena.newPlayer(), await arena.newPlayer()] as const
  for (let day = 0; day < SCHOOL_DAYS; day += 1) {
    const [winner, loser] = day % 2 === 0 ? pair : pair.toReversed()
    if (winner === undefined || loser === undefined) throw new Error('two are needed')
    // One match after the other.
    // oxlint-disable-next-line no-await-in-loop
    await win(winner, loser)
    // oxlint-disable-next-line no-await-in-loop
    await letDayPass(pair.map(({ user }) => user.userId))
  }
  for (const earned of await Promise.all(pair.map(({ user }) => xpOf(user)))) {
    expect(earned).toBeLessThan(honest / LEAGUE)
  }
})

test('L30 M29 colluders in a ring, and the one they all lose to, earn under 5 % of that in a week', async () => {
  const ring = await Promise.all([arena.newPlayer(), arena.newPlayer(), arena.newPlayer()])
  const boss = await arena.newPlayer()
  const [one, other, third] = ring
  const everyone = [boss, ...ring]
  for (let day = 0; day < COLLUSION_DAYS; day += 1) {
    for (const [winner, loser] of [
      [one, other],
      [other, third],
      [third, one],
      [boss, one],
      [boss, other],
      [boss, third],
    ] as const) {
      // One match after the other.
      // oxlint-disable-next-line no-await-in-loop
      await win(winner, loser)
    }
    // oxlint-disable-next-line no-await-in-loop
    await letDayPass(everyone.map(({ user }) => user.userId))
  }
  for (const earned of await Promise.all(everyone.map(({ user }) => xpOf(user)))) {
    expect(earned).toBeLessThan(honest / LEAGUE)
  }
})

test('L30 M38 a player earns under 5 % of that from four who practice behind the same address', async () => {
  // Those of other tests are no neighbors, whatever the day of the week.
  await arena.database.deleteFrom('player_networks').execute()
  const boss = await arena.newPlayer()
  const feeders = await Promise.all(Array.from({ length: 4 }, arena.newPlayer))
  await Promise.all(feeders.map(({ user }) => practiceForXp(user, 500)))
  // One match after the other.
  // oxlint-disable no-await-in-loop
  for (let day = 0; day < 3; day += 1) {
    for (const feeder of feeders) await win(boss, feeder)
    await letDayPass([boss, ...feeders].map(({ user }) => user.userId))
  }
  // oxlint-enable no-await-in-loop
  expect(await xpOf(boss.user)).toBeLessThan(honest / LEAGUE)
})

test('L30 M26 a player whose four other accounts answer nothing earns nothing', async () => {
  const farmer = await arena.newPlayer()
  const idle = await Promise.all(Array.from({ length: 4 }, arena.newPlayer))
  for (const opponent of idle) {
    // One match after the other.
    // oxlint-disable no-await-in-loop
    const started = await arena.startMatch([farmer, opponent])
    await answerAll(started, [{ page: farmer.page, isRight: true, wait: 1500, question: 0 }])
    await arena.matchClock.move(10_200)
    await inPhase(farmer.page, 'finished')
    // oxlint-enable no-await-in-loop
  }
  expect(await xpOf(farmer.user)).toBe(0)
})

async function practice(
  user: NewUser,
  count: number,
  deed: Deed,
  source: (user: NewUser) => Promise<readonly Asked[]> = ask,
): Promise<void> {
  let done = 0
  while (done < count) {
    // oxlint-disable-next-line no-await-in-loop
    const batch = await source(user)
    if (batch.length === 0) throw new Error('there is nothing to ask')
    for (const asked of batch) {
      // oxlint-disable-next-line no-await-in-loop
      await user.call('open_practice_question', { issue_id: asked.issueId })
      const { wait, isRight } = deed(asked, done)
      done += 1
      arena.matchClock.skip(Math.round(wait))
      // oxlint-disable-next-line no-await-in-loop
      await user.call('answer_practice_question', {
        issue_id: asked.issueId,
        selected_answer: isRight ? asked.right : (asked.right + 1) % 4,
      })
    }
  }
}

/** Gives XP as those of practice. */
async function practiceForXp({ userId }: NewUser, amount: number): Promise<void> {
  const award = { userId, kind: 'practice' as const, reference: crypto.randomUUID(), amount }
  await arena.database
    .transaction()
    .execute((transaction) => awardXp(transaction, [award], arena.matchClock.now()))
}

/** Ten questions with options. */
async function ask(user: NewUser): Promise<readonly Asked[]> {
  const { questions } = await user.call('issue_practice_questions', { count: 10, ...EASY })
  return questions.map(askedOf)
}

let sets = 0

/** A set of a course, another one each time. */
async function askSet(user: NewUser): Promise<readonly Asked[]> {
  sets += 1
  const { questions } = await user.call('issue_course_questions', {
    course_id: 'ap-chemistry',
    seed: `s${sets}`,
    size: 20,
    difficulty: 'easy',
    question_types: ['symbol'],
  })
  return questions.map(askedOf)
}

function askToday(user: NewUser): Promise<readonly Asked[]> {
  return askPlanned(user, { kind: 'plan' })
}

function askSkill(user: NewUser): Promise<readonly Asked[]> {
  return askPlanned(user, { kind: 'skill', id: 'atomic-number' })
}

/** The next question of a session that begins. */
async function askPlanned(
  user: NewUser,
  about: { readonly kind: 'plan' | 'skill'; readonly id?: string },
): Promise<readonly Asked[]> {
  const { issued } = await user.call('issue_planned_question', {
    ...EASY,
    size: 12,
    question_types: ['symbol'],
    local_day: Math.floor(arena.matchClock.now() / DAY_MS),
    about,
    asked: [],
    ideas: [],
  })
  return issued === null ? [] : [askedOf(issued)]
}

function askedOf(issued: { readonly issue_id: string; readonly question_id: string }): Asked {
  const question = questionOf(issued.question_id)
  if (question?.type !== 'mcq') throw new Error(`${issued.question_id} has no options`)
  return {
    issueId: issued.issue_id,
    right: question.options.indexOf(question.correctAnswer),
    shortest: shortestReadingMs(question),
  }
}

/** Plays a match in earnest that the first one wins. Players find each other at once, as new ones do. */
async function win(winner: Player, loser: Player): Promise<void> {
  await arena.database.deleteFrom('ratings').execute()
  const started = await arena.startMatch([winner, loser])
  const playing = started.players.map((player) => ({
    page: player.page,
    isRight: player === winner,
    wait: player === winner ? 1500 : 1700,
    question: 0,
  }))
  await answerAll(started, playing)
  await inPhase(winner.page, 'finished')
}

type Playing = {
  readonly page: PlayerPage
  readonly isRight: boolean
  readonly wait: number
  question: number
}

async function answerAll({ matchId, key }: Started, playing: readonly Playing[]): Promise<void> {
  for (;;) {
    const [next] = playing
      .filter(({ question }) => question < key.length)
      .toSorted((a, b) => opening(a.page) + a.wait - opening(b.page) - b.wait)
    if (next === undefined) return
    // oxlint-disable no-await-in-loop
    await arena.matchClock.moveTo(opening(next.page))
    await inPhase(next.page, 'open')
    await arena.matchClock.moveTo(opening(next.page) + next.wait)
    const right = key[next.question] ?? 0
    await answer(next.page, matchId, next.question, next.isRight ? right : (right + 1) % 4)
    // oxlint-enable no-await-in-loop
    next.question += 1
  }
}

/** When the question opens or has opened that a page waits for or shows. */
function opening(page: PlayerPage): number {
  const known = page.known()
  const { phase } = known?.type === 'match' ? known.view : {}
  return phase?.kind === 'open' || phase?.kind === 'reveal' ? phase.opensAt : 0
}

/** Moves the earlier wins of users a day into the past, and lets them search as often again. */
async function letDayPass(users: readonly string[]): Promise<void> {
  await arena.database
    .updateTable('xp_ledger')
    .set((set) => ({ awarded_at: sql<Date>`${set.ref('awarded_at')} - interval '1 day'` }))
    .where('user_id', 'in', users)
    .execute()
  await arena.database.deleteFrom('rate_limits').execute()
}

async function xpOf({ userId }: NewUser): Promise<number> {
  const row = await arena.database
    .selectFrom('standings')
    .select(sql<number>`coalesce(sum(season_xp), 0)::int`.as('xp'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.xp ?? 0
}

/** Numbers from 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
