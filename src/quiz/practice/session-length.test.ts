import { expect, test } from 'vitest'

import { isOver, minutesFor, MAX_QUESTIONS, questionsFor, workedOn } from './session-length.ts'

test('the minutes follow the learner’s pace, and are at least one', () => {
  expect([minutesFor(12, 0), minutesFor(12, 15), minutesFor(5, 1), minutesFor(1, 1)]).toEqual([
    6, 5, 1, 1,
  ])
})

test('K27 minutes have room for as many questions as the pace allows, and for forty at most', () => {
  expect([questionsFor(5, 0), questionsFor(10, 15), questionsFor(5, 600)]).toEqual([10, 24, 1])
  expect(questionsFor(15, 1)).toBe(MAX_QUESTIONS)
})

test('K27 a session by questions ends with the last of them, however long it took', () => {
  const length = { size: 5, minutes: null }
  const ends = [4, 5].map((questions) => isOver(length, { questions, workedMs: 9_000_000 }))
  expect(ends).toEqual([false, true])
})

test('K27 a session by minutes ends when they are over, or after forty questions', () => {
  const length = { size: 10, minutes: 5 }
  expect(isOver(length, { questions: 12, workedMs: 299_999 })).toBe(false)
  expect(isOver(length, { questions: 3, workedMs: 300_000 })).toBe(true)
  expect(isOver(length, { questions: MAX_QUESTIONS, workedMs: 0 })).toBe(true)
})

test('K27 of a question that was left alone two minutes count, and of a clock set back none', () => {
  expect([workedOn(1000, 31_000), workedOn(0, 9_000_000), workedOn(5000, 0)]).toEqual([
    30_000, 120_000, 0,
  ])
})
