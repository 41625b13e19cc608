import { expect, test } from 'vitest'

import { categories, difficulties } from '#quiz/categories.ts'
import { makeQuestion } from '#quiz/question.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { shortestReadingMs } from './reading-time.ts'

test.each([
  ['', 1000],
  ['x'.repeat(50), 1000],
  ['x'.repeat(51), 1020],
  ['x'.repeat(200), 4000],
])(
  'Q27 a question of %s characters takes a second, and one more for each fifty',
  (question, ms) => {
    expect(shortestReadingMs({ question })).toBe(ms)
  },
)

test('Q27 every question can be answered for XP within ten seconds', () => {
  const slow = categories
    .flatMap(({ id }) =>
      difficulties.flatMap((difficulty) => wholeBank.templatesFor(id, difficulty)),
    )
    .filter((template) => shortestReadingMs(makeQuestion(template, 1)) > 10_000)
  expect(slow.map(({ id }) => id)).toEqual([])
})
