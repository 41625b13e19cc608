import { expect, test } from 'vitest'

import { resultText, sureMistakesText } from './result-text.ts'

test.each([
  [5, 0, 5, 'All 5 answers were right.'],
  [1, 0, 1, 'Your answer was right.'],
  [
    0,
    1,
    1,
    'Right on the second try. The explanation you read counts too, and this skill comes back soon.',
  ],
  [3, 0, 5, '3 of 5 right. Each explanation you read counts too.'],
  [
    3,
    1,
    5,
    '3 of 5 right at once, and 1 more on the second try. Each explanation you read counts too.',
  ],
  [
    0,
    2,
    5,
    '2 of 5 right on the second try. Each explanation you read counts too, and these skills come back soon.',
  ],
  [
    0,
    0,
    5,
    'None right this time. That is no waste: each explanation you read counts, and these skills come back soon.',
  ],
])('%d right at once and %d on the second try, of %d', (right, second, answered, text) => {
  expect(resultText({ right, second, answered })).toBe(text)
})

test('mistakes of a sure learner are counted', () => {
  expect([1, 3].map((count) => sureMistakesText(count).split('.')[0])).toEqual([
    'One wrong answer felt sure',
    '3 wrong answers felt sure',
  ])
})
