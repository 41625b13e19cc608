import { expect, test } from 'vitest'

import { verdictOf } from './verdict.ts'

test.each([
  [['Iron', 'Zinc', 'Tin', 'Lead'], 'Not quite. The answer is B, Zinc.'],
  [
    ['It gains.', 'It loses one.', 'It shares.', 'None.'],
    'Not quite. The answer is B, It loses one.',
  ],
])('a sentence ends once: %j', (options, verdict) => {
  expect(verdictOf({ options }, { choice: 0, right: 1, isCorrect: false })).toBe(verdict)
})
