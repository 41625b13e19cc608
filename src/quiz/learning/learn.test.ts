import { assert, integer, property, string, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { difficulties } from '#quiz/categories.ts'
import { courseOrder } from '#quiz/prerequisites.ts'
import { randomFrom, shuffle } from '#quiz/random.ts'
import { skills } from '#quiz/skills.ts'

import type { SkillAnswer } from './answers.ts'
import { practicedBy } from './askable.ts'
import { learn, learnAll } from './learn.ts'
import {
  chance,
  fade,
  joined,
  know,
  type Learner,
  learnerOf,
  learnerText,
  NEW_LEARNER,
  type SkillState,
  stateOf,
} from './learner.ts'
import { LEARNING_MODEL } from './parameters.ts'

const base: SkillAnswer = {
  id: 'one',
  at: 1000,
  day: 10,
  skill: 'isotopes',
  level: 'medium',
  right: 1,
  isTyped: false,
  isSure: null,
}
/** The chance of a learner to answer a medium question before any answer. */
const FIRST_KNOWN = 1 / (1 + Math.exp(0.5))

function given(change: Partial<SkillAnswer>) {
  return stateOf(learn(NEW_LEARNER, { ...base, ...change }), base.skill)
}

/** The half-life after a right answer, and another one and a wrong one so many days later. */
function halfLifeAfter(days: number, right: number): number {
  const later = { ...base, day: 10 + days }
  const answers = [
    base,
    { ...later, id: 'two', at: 2000, right },
    { ...later, id: 'three', at: 3000, right: 0 },
  ]
  return stateOf(learnAll(answers), base.skill).halfLife
}

/** The half-life after a dozen answers far apart, of which the last may be another. */
function halfLifeOf(right: number, last = right): number {
  const answers = Array.from({ length: 12 }, (_, place) => ({
    ...base,
    id: `${place}`,
    at: place,
    day: place * 200,
    right: place === 11 ? last : right,
  }))
  return stateOf(learnAll(answers), base.skill).halfLife
}

/** On how many days a skill counts as right: on three days in a row, and perhaps on one more. */
function rightDaysAfter(last: number, right: number): number {
  const answers = [0, 1, 2, last].map((day, place) => ({
    ...base,
    id: `${place}`,
    at: place,
    day,
    right: day === last ? right : 1,
  }))
  return stateOf(learnAll(answers), base.skill).rightDays
}

/** Thousands of answers that all say the same. */
function manyTimes(right: number, level: 'easy' | 'hard'): readonly SkillAnswer[] {
  return Array.from({ length: 4000 }, (_, place) => ({
    ...base,
    id: `${place}`,
    at: place,
    right,
    level,
  }))
}

/** A year of answers to all skills. */
function manyAnswers(count: number): readonly SkillAnswer[] {
  const random = randomFrom('answers')
  const ids = skills.flatMap(({ id }) => practicedBy(`${templateOf[id]}.1.0`)?.skill ?? [])
  return Array.from({ length: count }, (_, place) => ({
    id: `a${place}`,
    at: place * 1_500_000,
    day: Math.floor(place / 58),
    skill: ids[Math.floor(random() * ids.length)] ?? 'isotopes',
    level: 'medium',
    right: random() < 0.7 ? 1 : 0,
    isTyped: random() < 0.2,
    isSure: random() < 0.5 ? null : random() < 0.7,
  }))
}

const templateOf: Readonly<Record<string, string>> = {
  isotopes: 'as-m3',
  'particle-count': 'as-e3',
  'ion-electrons': 'as-m1',
  symbols: 'ge-e1',
  'bond-type': 'bo-e1',
}

describe('the state of a skill', () => {
  test('K1 the order in which answers come, and a second copy of some, change nothing', () => {
    const answers = manyAnswers(500)
    const late = [...shuffle(randomFrom('late'), answers), ...answers.slice(100, 300)]
    expect(learnAll(late)).toEqual(learnAll(answers))
  })

  test('K10 after three half-lives away one right day is left', () => {
    expect([rightDaysAfter(3, 1), rightDaysAfter(60, 1), rightDaysAfter(60, 0)]).toEqual([4, 2, 1])
  })

  test('K28 a mistake of a sure learner stays until the next answer to the skill', () => {
    const sure = { ...base, right: 0, isSure: true }
    const next = { ...base, id: 'next', at: base.at + 1, right: 0, isSure: false }
    const ends = [[sure], [{ ...sure, isSure: false }], [{ ...sure, right: 1 }], [sure, next]]
    expect(ends.map((list) => stateOf(learnAll(list), base.skill).sureMistake)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('K1 one answer at a time gives the same as all at once', () => {
    const answers = manyAnswers(500)
    expect(answers.reduce(learn, NEW_LEARNER)).toEqual(learnAll(answers))
  })

  test('K26 whatever the clocks of devices say, and in whichever order answers come, the states are the same', () => {
    const answers = manyAnswers(60)
    const errors = tuple(integer({ min: -1e9, max: 1e9 }), integer({ min: -1e9, max: 1e9 }))
    assert(
      property(errors, string(), ([first, second], seed) => {
        const late = shuffle(randomFrom(seed), answers).map((answer, place) => {
          const cameAt = 1e12 + place
          const error = answer.day % 2 === 0 ? first : second
          const [sentAt, answeredAt] = [cameAt + error, answer.at + error]
          return { ...answer, at: cameAt - (sentAt - answeredAt) }
        })
        expect(learnAll(late)).toEqual(learnAll(answers))
      }),
      { numRuns: 20 },
    )
  })

  test('K2 the first answer of a later day moves the half-life, a second one does not', () => {
    expect([halfLifeAfter(0, 1), halfLifeAfter(3, 1), halfLifeAfter(30, 1)]).toEqual([3, 4.5, 4.5])
    expect(halfLifeOf(1, 0)).toBeCloseTo(48, 10)
    expect(halfLifeAfter(1, 1)).toBeCloseTo(3 * (1 + 0.5 / 3), 10)
  })

  test('K2 a half-life stays within 1.5 and 120 days', () => {
    expect([halfLifeOf(1), halfLifeOf(0)]).toEqual([120, 1.5])
  })

  test('K3 a right answer is worth all when written, and as a choice as much as it was known', () => {
    const credit = (change: Partial<SkillAnswer>) => {
      const { ability } = given(change)
      return ability + 0.5 - ((change.right ?? 1) === 0 ? 0.3 : 0.1) + FIRST_KNOWN
    }
    const odds = (4 * FIRST_KNOWN) / (1 - FIRST_KNOWN)
    expect(credit({ right: 0 })).toBeCloseTo(0, 10)
    expect(credit({ isTyped: true })).toBeCloseTo(1, 10)
    expect(credit({})).toBeCloseTo(odds / (1 + odds), 10)
    expect(credit({ isSure: true })).toBeCloseTo((3.4 * odds) / (1 + 3.4 * odds), 10)
    expect(credit({ isSure: false })).toBeCloseTo((0.2 * odds) / (1 + 0.2 * odds), 10)
  })

  test('K4 a quarter of a step moves what the skill builds on, and a little of the surprise the rest', () => {
    const learner = learn(NEW_LEARNER, { ...base, isTyped: true })
    const surprise = 1 - FIRST_KNOWN
    const moved = (skill: 'isotopes' | 'particle-count' | 'symbols') =>
      stateOf(learner, skill).ability + 0.5
    expect(moved('isotopes')).toBeCloseTo(surprise + 0.1, 10)
    expect(moved('particle-count')).toBeCloseTo(surprise / 4 + 0.06 * surprise, 10)
    expect(moved('symbols')).toBeCloseTo(0.06 * surprise, 10)
  })

  test('K4 a skill that has been asked no longer follows the surprises of others', () => {
    const before = learn(NEW_LEARNER, base)
    const later = learn(before, { ...base, id: 'two', at: 2000, skill: 'symbols', right: 0 })
    expect(stateOf(later, 'isotopes')).toEqual(stateOf(before, 'isotopes'))
  })

  test('K5 knowing has no guess in it, and fades with the days', () => {
    const state = { ...given({}), ability: 1, halfLife: 3 }
    expect(know(state, 'medium', 10)).toBeCloseTo(1 / (1 + Math.exp(-1)), 10)
    expect(know(state, 'hard', 10)).toBeCloseTo(0.5, 10)
    expect(fade(state, 13)).toBeCloseTo(0.55 * Math.LN2, 10)
    expect(fade(state, 9)).toBe(0)
    expect([chance(0, false), chance(1, false), chance(0.4, true)]).toEqual([0.25, 1, 0.4])
  })

  test('K5 a certain or hopeless chance stays a number', () => {
    const abilities = [manyTimes(1, 'easy'), manyTimes(0, 'hard')].map(
      (answers) => stateOf(learnAll(answers), base.skill).ability,
    )
    expect(abilities.map(Number.isFinite)).toEqual([true, true])
  })
})

test('K1 the number of the model is raised when the same answers come to something else', () => {
  const asked = ['particle-count', 'isotopes', 'average-mass', 'oxidation-number', 'redox'] as const
  const answers = Array.from({ length: 40 }, (_, place): SkillAnswer => ({
    ...base,
    id: `${place}`,
    at: place,
    day: place ** 2 % 50,
    skill: asked[place % asked.length] ?? base.skill,
    level: difficulties[place % difficulties.length] ?? base.level,
    right: [1, 1, 0, 0.5][place % 4] ?? 1,
    isTyped: place % 7 === 0,
    isSure: [true, null, false][place % 3] ?? null,
  }))
  const { skills: states, drift } = learnAll(answers)
  const sum = (valueOf: (state: SkillState) => number) =>
    [...states.values()].reduce((total, state) => total + valueOf(state), drift).toFixed(9)
  // With another line here comes another number.
  expect([
    LEARNING_MODEL,
    states.size,
    sum(({ ability }) => ability),
    sum(({ halfLife }) => halfLife),
    sum(({ rightDays, sureMistake }) => rightDays + Number(sureMistake)),
  ]).toEqual([1, 9, '0.409850074', '28.363855175', '24.913855175'])
})

test('K29 the states of the oldest answers stand for them, and of two browsers the more of them', () => {
  const answers = Array.from({ length: 300 }, (_, index) => ({
    ...base,
    id: `${index}`,
    at: index * 1000,
    day: Math.floor(index / 10),
    skill: courseOrder[(index * 7) % 20] ?? base.skill,
    right: index % 3 === 0 ? 0 : 1,
  }))
  const [old, late] = [answers.slice(0, 200), answers.slice(200)]
  const start = learnerOf(learnerText(learnAll(old)))
  const [went, whole] = [learnAll(late, undefined, start), learnAll(answers)]
  expect([...went.skills.keys()]).toEqual([...whole.skills.keys()])
  for (const [id, { ability, halfLife, ...rest }] of went.skills) {
    const other = whole.skills.get(id)
    expect({ ...rest, ability, halfLife }).toEqual({
      ...other,
      ability: expect.closeTo(other?.ability ?? 0, 6),
      halfLife: expect.closeTo(other?.halfLife ?? 0, 6),
    })
  }
  const fewer = learnAll(old.slice(0, 50))
  for (const both of [joined(fewer, start), joined(start, fewer)]) {
    expect(both.drift).toBe(start.drift)
    expect(answeredOf(both)).toEqual(answeredOf(start))
  }
})

function answeredOf({ skills: states }: Learner) {
  return new Map([...states].filter(([, { answered }]) => answered > 0))
}
