import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import {
  daysInARow,
  goalOf,
  goals,
  reachedOf,
  weekOf,
  type Work,
  type WorkAnswer,
  workOf,
} from './goal.ts'

const TODAY = 20_000
const NO_WORK: Work = new Map()

/** So many different questions on a day, with so many seconds each. */
function answers(day: number, count: number, seconds = 20): WorkAnswer[] {
  return Array.from({ length: count }, (_, index) => ({
    questionId: `ge-h1.1.${index}`,
    day,
    at: day * 86_400_000 + index * 60_000,
    seconds,
  }))
}

/** Days with enough work, as days before today. */
function counted(...ago: readonly number[]): Work {
  return workOf(ago.flatMap((days) => answers(TODAY - days, 5)))
}

/** The work after one more answer: a model of the fold over all answers. */
function workAfter(work: Work, { questionId, day, seconds }: WorkAnswer): Work {
  const before = work.get(day) ?? { questions: new Set(), seconds: 0 }
  if (seconds < 1 || before.questions.has(questionId)) return work
  return new Map(work).set(day, {
    questions: new Set([...before.questions, questionId]),
    seconds: before.seconds + Math.min(seconds, 120),
  })
}

const marks = (...given: Parameters<typeof weekOf>) => weekOf(...given).map(({ mark }) => mark)

test('K17 an answer too fast to have been read does not count as work, and a question counts once a day', () => {
  const read = answers(TODAY, 2, 1)
  const fast = answers(TODAY, 4, 0.999)
  expect(workOf([...read, ...read, ...fast])).toEqual(
    new Map([[TODAY, { questions: new Set(['ge-h1.1.0', 'ge-h1.1.1']), seconds: 2 }]]),
  )
  expect(workOf(fast)).toEqual(new Map())
})

test('K17 a question that was left open for ten minutes is two minutes of work', () => {
  const work = workOf(answers(TODAY, 3, 600))
  expect(work.get(TODAY)?.seconds).toBe(360)
})

test('K17 the work of answers one at a time, all at once and of two devices is the same', () => {
  const answer = record({
    questionId: constantFrom('as-e1.1.1', 'as-e1.1.2', 'ge-h1.1.1'),
    day: integer({ min: TODAY - 2, max: TODAY }),
    at: integer({ min: 0, max: 20 }),
    seconds: integer({ min: 0, max: 200 }),
  })
  assert(
    property(array(answer), array(answer), (one, other) => {
      const all = workOf([...one, ...other])
      expect(workOf([...other.toReversed(), ...one])).toEqual(all)
      const sorted = [...one, ...other].toSorted(
        (a, b) => a.at - b.at || a.questionId.localeCompare(b.questionId) || a.seconds - b.seconds,
      )
      expect(sorted.reduce(workAfter, NO_WORK)).toEqual(all)
    }),
  )
})

test('K18 a goal is questions or minutes, and never more than all of it is reached', () => {
  expect(
    goals.map(({ id }) => [
      id,
      reachedOf(goalOf(id) ?? goals[0], workOf(answers(TODAY, 12, 30)), TODAY),
    ]),
  ).toEqual([
    ['questions-5', 5],
    ['questions-10', 10],
    ['questions-20', 12],
    ['minutes-5', 5],
    ['minutes-10', 6],
    ['minutes-15', 6],
  ])
  expect([goalOf(null), goalOf('pages-3')]).toEqual([null, null])
})

test('K19 a day counts from five questions or five minutes, not from an opened page', () => {
  expect([4, 5].map((count) => daysInARow(workOf(answers(TODAY, count)), null, TODAY))).toEqual([
    0, 1,
  ])
  const long = [...answers(TODAY, 2, 120), ...answers(TODAY, 3, 59).slice(2)]
  expect(daysInARow(workOf(long), null, TODAY)).toBe(0)
  expect(daysInARow(workOf(answers(TODAY, 3, 100)), null, TODAY)).toBe(1)
  expect(daysInARow(NO_WORK, null, TODAY)).toBe(0)
})

test('K19 the goal says nothing about which days count, so another goal takes no day away', () => {
  const week = weekOf(counted(0, 1), null, TODAY)
  expect(week.slice(-2)).toEqual([
    { day: TODAY - 1, answered: 5, minutes: 2, mark: 'counts' },
    { day: TODAY, answered: 5, minutes: 2, mark: 'counts' },
  ])
})

test('K20 one missed day in seven is free, and today is never missed', () => {
  const work = counted(1, 2, 4, 5, 6)
  expect(marks(work, null, TODAY)).toEqual([
    'counts',
    'counts',
    'counts',
    'free',
    'counts',
    'counts',
    'open',
  ])
  expect(daysInARow(work, null, TODAY)).toBe(5)
  expect(daysInARow(counted(0, 2, 3, 5, 6), null, TODAY)).toBe(3)
  expect(daysInARow(counted(0, 2, 3, 4, 5, 6, 7, 9), null, TODAY)).toBe(8)
})

test('K20 a planned pause of any length ends nothing, and costs no free day', () => {
  const pause = { first: TODAY - 20, last: TODAY - 2 }
  const work = counted(0, 21, 22)
  expect(daysInARow(work, pause, TODAY)).toBe(3)
  expect(marks(work, pause, TODAY)).toEqual([
    ...Array.from({ length: 5 }, () => 'pause'),
    'free',
    'counts',
  ])
  expect(daysInARow(work, null, TODAY)).toBe(1)
})

test('K20 a day of a pause with enough work counts', () => {
  const pause = { first: TODAY - 3, last: TODAY }
  expect(marks(counted(1), pause, TODAY).slice(-4)).toEqual(['pause', 'pause', 'counts', 'pause'])
})

test('K21 answers from a clock that was ahead change nothing of this week, and count on their day', () => {
  const ahead = answers(TODAY + 30, 5)
  const now = [...answers(TODAY, 5), ...answers(TODAY - 1, 5)]
  expect(weekOf(workOf([...ahead, ...now]), null, TODAY)).toEqual(weekOf(workOf(now), null, TODAY))
  expect(daysInARow(workOf([...ahead, ...now]), null, TODAY)).toBe(2)
  expect(marks(workOf(ahead), null, TODAY + 30).at(-1)).toBe('counts')
})
