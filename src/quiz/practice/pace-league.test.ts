import { expect, test } from 'vitest'

import { categories, type Difficulty } from '#quiz/categories.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { isPaceOfReader, PACE_ANSWERS, type TimedAnswer } from './pace.ts'
import { shortestReadingMs } from './reading-time.ts'
import { emptyMemory, nextQuestions } from './selection.ts'

/** A week has five days of practice, a hundred answers each. */
const DAYS = 5
const ANSWERS = 100
/** A result is the average of so many weeks. */
const WEEKS = 12
/** Drawn for a pool: no week comes to its end, so that one lucky draw does not decide. */
const QUESTIONS = 1700
/** XP for a right answer; a wrong one costs as much. */
const XP = 10
/** Bots earn less than one part in so many of what a pupil earns. */
const LEAGUE = 20

/** The wait before an answer in milliseconds, and whether it is right. */
type Learner = (
  shortest: number,
  random: () => number,
) => { readonly wait: number; readonly isRight: boolean }

const shortestOf = {
  easy: shortestTimes('easy'),
  medium: shortestTimes('medium'),
  /** Practice of one question type, whose texts are short. */
  short: Array.from({ length: 50 }, () => 1000),
} as const
type Pool = keyof typeof shortestOf

const pupil = weekOf('easy', (shortest, random) => ({
  wait: 1500 + shortest * (1 + 6 * random() ** 2),
  isRight: random() < 0.75,
}))

test.each<readonly [string, Pool, Learner]>([
  ['a pupil of 8 s and 75 in a hundred', 'medium', person(8000, 0.5, 0.75)],
  ['a pupil of 6 s and 60 in a hundred', 'medium', person(6000, 0.5, 0.6)],
  ['a weak pupil of 7 s and 45 in a hundred', 'easy', person(7000, 0.5, 0.45)],
  ['a fast and strong pupil of 3 s and 95 in a hundred', 'short', person(3000, 0.35, 0.95)],
  ['a fast and strong pupil of 3 s and 95 in a hundred', 'easy', person(3000, 0.35, 0.95)],
  ['a fast pupil of 3.5 s and 85 in a hundred', 'easy', person(3500, 0.35, 0.85)],
  ['a pupil who reviews one skill in 4 s with 85 in a hundred', 'short', person(4000, 0.3, 0.85)],
  ['a pupil of 4 to 12 s and 70 in a hundred', 'medium', between(4000, 12_000, 0.7)],
  ['a pupil of 5 to 10 s and 75 in a hundred', 'medium', between(5000, 10_000, 0.75)],
])('Q65 Q66 %s, on %s questions, loses at most a twentieth of the XP', (_, pool, learner) => {
  const { earned, without } = weekOf(pool, learner)
  expect(earned).toBeGreaterThan(0.95 * without)
})

test('Q65 Q66 a week of a pupil gives some 2,500 XP', () => {
  expect(pupil.earned).toBeGreaterThan(2400)
  expect(pupil.without).toBeLessThan(2700)
})

test.each<readonly [string, Pool, Learner]>([
  ['waits 1 to 3 s, right in 60 in a hundred', 'short', between(1000, 3000, 0.6)],
  ['waits 1 to 3 s, right in 60 in a hundred', 'easy', between(1000, 3000, 0.6)],
  ['waits 1 to 3 s, right in 75 in a hundred', 'short', between(1000, 3000, 0.75)],
  ['waits 1 to 3 s, always right', 'short', between(1000, 3000, 1)],
  ['waits 1 to 3 s, always right', 'medium', between(1000, 3000, 1)],
  ['waits 1 to 4 s, right in 60 in a hundred', 'short', between(1000, 4000, 0.6)],
  ['waits 1 to 4 s, right in 60 in a hundred', 'easy', between(1000, 4000, 0.6)],
  ['waits 1 to 2 reading times, right in 60 in a hundred', 'easy', readingTimes(1, 2, 0.6)],
  ['waits 1 to 3 reading times, right in 60 in a hundred', 'medium', readingTimes(1, 3, 0.6)],
  ['waits 1 to 3 reading times, always right', 'short', readingTimes(1, 3, 1)],
  ['waits 6 to 8 s, always right', 'easy', between(6000, 8000, 1)],
  ['guesses one of four at the pace of a pupil', 'easy', person(5000, 0.5, 0.25)],
])(
  'D11 Q65 Q66 a program that %s, on %s questions, earns under a twentieth of that',
  (_, pool, bot) => {
    expect(weekOf(pool, bot).earned).toBeLessThan(pupil.earned / LEAGUE)
  },
)

// No rule about times and verdicts can tell such a program from a pupil: it earns what its answers earn, no more.
test('D11 a program with the times and the mistakes of a pupil earns like one', () => {
  const { earned } = weekOf('medium', person(8000, 0.5, 0.75))
  expect(earned / pupil.earned).toBeGreaterThan(0.9)
  expect(earned / pupil.earned).toBeLessThan(1.1)
})

function person(median: number, spread: number, right: number): Learner {
  return (_, random) => {
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    return { wait: median * Math.exp(spread * normal), isRight: random() < right }
  }
}

function between(low: number, high: number, right: number): Learner {
  return (_, random) => ({ wait: low + (high - low) * random(), isRight: random() < right })
}

function readingTimes(low: number, high: number, right: number): Learner {
  return (shortest, random) => ({
    wait: shortest * (low + (high - low) * random()),
    isRight: random() < right,
  })
}

/** The XP of a week, and those that it would be without a rule about paces. */
function weekOf(
  pool: Pool,
  learner: Learner,
): { readonly earned: number; readonly without: number } {
  const weeks = Array.from({ length: WEEKS }, (_, index) =>
    oneWeek(shortestOf[pool], learner, index),
  )
  const average = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / WEEKS
  return {
    earned: average(weeks.map(({ earned }) => earned)),
    without: average(weeks.map(({ without }) => without)),
  }
}

function oneWeek(pool: readonly number[], learner: Learner, week: number) {
  const random = numbers(1000 + 7919 * week)
  let latest: readonly TimedAnswer[] = []
  let earned = 0
  let without = 0
  for (let done = 0; done < DAYS * ANSWERS; done += 1) {
    const shortest = pool[(week * 101 + done) % pool.length] ?? 1000
    const { wait, isRight } = learner(shortest, random)
    latest = [{ milliseconds: wait, shortest, isRight }, ...latest].slice(0, PACE_ANSWERS)
    const amount = isRight ? XP : -XP
    without = Math.max(0, without + amount)
    if (wait >= shortest && isPaceOfReader(latest)) earned = Math.max(0, earned + amount)
  }
  return { earned, without }
}

function shortestTimes(difficulty: Difficulty): readonly number[] {
  const enabledCategories = categories.map(({ id }) => id)
  return nextQuestions(
    { enabledCategories, difficulty },
    emptyMemory,
    numbers(27),
    wholeBank.templatesFor,
    QUESTIONS,
  ).map(({ question }) => shortestReadingMs({ question }))
}

/** Numbers from 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
