import { expect, test } from 'vitest'

import { resultOfDay, unlistedText } from './day-text.ts'

test.each([
  [0, 0, 'Nothing was answered on this day.'],
  [1, 0, 'One answer, not right yet.'],
  [1, 1, 'One answer, and it was right.'],
  [5, 0, '5 answers, none of them right yet.'],
  [5, 1, '5 answers, one of them right.'],
  [5, 4, '5 answers, 4 of them right.'],
  [5, 5, '5 answers, all of them right.'],
])('a day with %i answers, %i of them right, has its sentence', (answered, correct, text) => {
  expect(resultOfDay({ answered, correct })).toBe(text)
})

test('answers that are no longer listed are said to count', () => {
  expect([unlistedText(5, 5), unlistedText(5, 3), unlistedText(5, 1), unlistedText(5, 0)]).toEqual([
    null,
    'Only the latest 3 of them are still listed here.',
    'Only the latest of them is still listed here.',
    'They count, but single answers of that day are no longer listed here.',
  ])
})
