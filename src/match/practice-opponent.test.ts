import { expect, test } from 'vitest'

import { difficulties } from '#quiz/categories.ts'

import { advance, deadline } from './advance.ts'
import { apply } from './apply.ts'
import { ANSWER_MS, createMatch, type Match, REVEAL_MS, START_MS, TIMED_OUT } from './match.ts'
import {
  isPracticeOffered,
  LOOK_MS,
  opponentLevels,
  practicePlan,
  QUICKEST_MS,
  READING_MS_PER_CHARACTER,
  type ReadQuestion,
} from './practice-opponent.ts'

const MADE = 1_000_000
const STARTS = MADE + START_MS
const SEEDS = Array.from({ length: 300 }, (_, index) => `seed ${index}`)

function questions(count: number, given: Partial<ReadQuestion> = {}): readonly ReadQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    right: index % 4,
    difficulty: 'medium',
    characters: 60,
    ...given,
  }))
}

function shareOfRight(level: (typeof opponentLevels)[number], given: Partial<ReadQuestion>) {
  const asked = questions(10, given)
  const plans = SEEDS.map((seed) => practicePlan(seed, level, asked))
  const answers = plans.flatMap((plan) =>
    plan.map(({ choice }, index) => choice === asked[index]?.right),
  )
  return answers.filter(Boolean).length / answers.length
}

test('M33 the same seed, level and questions give the same plan, another seed or level another one', () => {
  const asked = questions(10)
  const plan = practicePlan('one', 'medium', asked)
  expect(practicePlan('one', 'medium', asked)).toEqual(plan)
  expect(practicePlan('other', 'medium', asked)).not.toEqual(plan)
  expect(practicePlan('one', 'hard', asked)).not.toEqual(plan)
})

test('M34 the higher its level, the oftener it is right, and the harder a question, the less often', () => {
  const byLevel = opponentLevels.map((level) => shareOfRight(level, {}))
  expect(byLevel.map((share) => Math.round(share * 20) / 20)).toEqual([0.45, 0.65, 0.85])
  const byDifficulty = difficulties.map((difficulty) => shareOfRight('medium', { difficulty }))
  expect(byDifficulty.map((share) => Math.round(share * 20) / 20)).toEqual([0.75, 0.65, 0.5])
})

test('M34 every wrong option is chosen', () => {
  const plans = SEEDS.flatMap((seed) => practicePlan(seed, 'easy', questions(1)))
  expect(new Set(plans.map(({ choice }) => choice))).toEqual(new Set([0, 1, 2, 3]))
})

test('M35 it takes the time of a reader: never less, and longer for a longer text', () => {
  const mean = [20, 60, 100].map((characters) => {
    const plans = SEEDS.flatMap((seed) => practicePlan(seed, 'hard', questions(10, { characters })))
    const least = Math.max(QUICKEST_MS, LOOK_MS + 0.4 * READING_MS_PER_CHARACTER * characters)
    for (const { milliseconds } of plans) expect(milliseconds).toBeGreaterThanOrEqual(least)
    return plans.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / plans.length
  })
  expect(mean.map((milliseconds) => Math.round(milliseconds / 500) * 500)).toEqual([
    2500, 4000, 5000,
  ])
})

test('M35 a text that takes longer than the time runs out', () => {
  const plan = practicePlan('one', 'hard', questions(10, { characters: 500 }))
  expect(new Set(plan.map(({ choice, milliseconds }) => `${choice} ${milliseconds}`))).toEqual(
    new Set([`${TIMED_OUT} ${ANSWER_MS}`]),
  )
})

function practiceMatch(): Match {
  const key = [0, 1, 2]
  const plan = [
    { choice: 0, milliseconds: 2000 },
    { choice: TIMED_OUT, milliseconds: ANSWER_MS },
    { choice: 3, milliseconds: 4000 },
  ]
  const match = createMatch(['Lise', 'seat 1'], key, MADE, [null, plan])
  if (match === null) throw new Error('There is no match.')
  return match
}

test('M36 a practice opponent is ready from the beginning, and its answers come at their times without anything else', () => {
  const made = practiceMatch()
  expect(made.seats.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true])
  const started = apply(made, { type: 'confirmed', seat: 0, at: MADE + 10 })
  expect(advance(started, STARTS).status).toBe('active')
  expect(deadline(advance(started, STARTS))).toBe(STARTS + 2000)
  const second = STARTS + 2000 + REVEAL_MS
  const third = second + ANSWER_MS + REVEAL_MS
  const over = advance(started, third + 4000)
  expect(over.seats[1]?.answers).toEqual([
    { choice: 0, openedAt: STARTS, at: STARTS + 2000, milliseconds: 2000 },
    { choice: TIMED_OUT, openedAt: second, at: second + ANSWER_MS, milliseconds: ANSWER_MS },
    { choice: 3, openedAt: third, at: third + 4000, milliseconds: 4000 },
  ])
})

test('M36 its plan is postponed by an outage like everything else, and survives JSON', () => {
  const made = practiceMatch()
  const started = apply(made, { type: 'confirmed', seat: 0, at: MADE + 10 })
  const paused = apply(advance(started, STARTS), {
    type: 'paused',
    at: STARTS + 100,
    milliseconds: 7000,
  })
  expect(deadline(paused)).toBe(STARTS + 9000)
  const parsed: unknown = JSON.parse(JSON.stringify(paused))
  expect(parsed).toEqual(paused)
})

test('M37 it is offered after six seconds', () => {
  expect([5999, 6000].map(isPracticeOffered)).toEqual([false, true])
})

test('M36 a match against it that its player does not confirm is cancelled', () => {
  expect(advance(practiceMatch(), STARTS).status).toBe('cancelled')
})
