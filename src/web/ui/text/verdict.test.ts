import { expect, test } from 'vitest'

import { TIMED_OUT } from '#match/match.ts'

import { verdictOf } from './verdict.ts'

const metals = { options: ['Iron', 'Zinc', 'Tin', 'Lead'] }

test.each([
  [metals.options, 'Not quite. The answer is B, Zinc.'],
  [
    ['It gains.', 'It loses one.', 'It shares.', 'None.'],
    'Not quite. The answer is B, It loses one.',
  ],
])('a sentence ends once: %j', (options, verdict) => {
  expect(verdictOf({ options }, { choice: 0, right: 1, isCorrect: false })).toBe(verdict)
})

test('a right answer needs no other words', () => {
  expect(verdictOf(metals, { choice: 1, right: 1, isCorrect: true })).toBe('Correct.')
})

test.each([TIMED_OUT, null])('the choice %j came too late', (choice) => {
  expect(verdictOf(metals, { choice, right: 1, isCorrect: false })).toBe(
    'Time is up. The answer is B, Zinc.',
  )
})
