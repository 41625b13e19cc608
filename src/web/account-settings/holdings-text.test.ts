import { expect, test } from 'vitest'

import { holdingsText } from './holdings-text.ts'

test.each([
  [12, 1, 3, '12 answers, 1 bookmark, and 3 starred elements'],
  [1, 0, 0, '1 answer'],
  [0, 2, 1, '2 bookmarks and 1 starred element'],
])('%i, %i and %i are put into words', (answers, questions, elements, text) => {
  expect(holdingsText({ answers, questions, elements })).toBe(text)
})
