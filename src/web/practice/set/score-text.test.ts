import { expect, test } from 'vitest'

import { scoreText } from './score-text.ts'

test.each([
  [0, 0, 'You answered none of these questions. They will wait.'],
  [0, 1, 'Not right this time. Below is what went wrong, and why.'],
  [1, 1, 'Your answer was right.'],
  [0, 10, 'None right this time. Below is what went wrong, and why.'],
  [7, 10, '7 of 10 right.'],
  [10, 10, 'All 10 right.'],
])('%i of %i right has its sentence', (right, answered, text) => {
  expect(scoreText(right, answered)).toBe(text)
})
