import { expect, test } from 'vitest'

import { holdingsText, leftText } from './holdings-text.ts'

test.each([
  [12, 1, 3, '12 answers, 1 bookmark, and 3 starred elements'],
  [1, 0, 0, '1 answer'],
  [12000, 0, 0, '12,000 answers'],
  [0, 2, 1, '2 bookmarks and 1 starred element'],
])('%i, %i and %i are put into words', (answers, questions, elements, text) => {
  expect(holdingsText({ answers, questions, elements })).toBe(text)
})

test('one answer that is still on its way is not put into words like many', () => {
  expect([1, 5900].map(leftText)).toEqual([
    'One answer is still on its way to your account.',
    '5,900 answers are still on their way to your account.',
  ])
})
