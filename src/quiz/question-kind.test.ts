import { expect, test } from 'vitest'

import { categories } from './categories.ts'
import { questionId } from './question-id.ts'
import { kindOf, tallyByCategory, tallyByDifficulty, tallyByKind } from './question-kind.ts'
import { templates } from './templates/whole-bank.ts'

test('the id of every question gives the category and difficulty of its template', () => {
  expect(templates.map((template) => kindOf(questionId(template, 7)))).toEqual(
    templates.map(({ category, difficulty }) => ({ category, difficulty })),
  )
})

test('every category and difficulty can be read from an id', () => {
  expect(categories.map(({ letters }) => kindOf(`${letters}-e1.1.0`)?.category)).toEqual(
    categories.map(({ id }) => id),
  )
  expect(['e', 'm', 'h'].map((level) => kindOf(`as-${level}1.1.0`)?.difficulty)).toEqual([
    'easy',
    'medium',
    'hard',
  ])
})

test.each(['', 'as-e1', 'zz-e1.1.0', '__proto__', 'as-x1.1.0'])('%j has no kind', (id) => {
  expect(kindOf(id)).toBe(null)
})

test('answers are counted by category and difficulty; those of unknown kind are left out', () => {
  const answers = [
    { questionId: 'as-e1.1.0', isCorrect: true },
    { questionId: 'as-h2.1.0', isCorrect: false },
    { questionId: 'ge-e3.1.0', isCorrect: false },
    { questionId: 'zz-e3.1.0', isCorrect: true },
  ]
  const counts = new Map<string, object>([
    ['atomic-structure', { answered: 2, correct: 1 }],
    ['general', { answered: 1, correct: 0 }],
  ])
  expect(tallyByCategory(tallyByKind(answers))).toEqual(
    categories.map(({ id }) => ({ id, ...(counts.get(id) ?? { answered: 0, correct: 0 }) })),
  )
  expect(tallyByDifficulty(tallyByKind(answers))).toEqual([
    { id: 'easy', answered: 2, correct: 1 },
    { id: 'medium', answered: 0, correct: 0 },
    { id: 'hard', answered: 1, correct: 0 },
  ])
})

test('a count goes on from an earlier one', () => {
  const earlier = tallyByKind([
    { questionId: 'ge-h1.1.0', isCorrect: true },
    { questionId: 'as-e1.1.0', isCorrect: true },
  ])
  const answers = [
    { questionId: 'as-e2.1.5', isCorrect: false },
    { questionId: 'as-m1.1.0', isCorrect: true },
  ]
  expect(tallyByKind(answers, earlier)).toEqual([
    { category: 'atomic-structure', difficulty: 'easy', answered: 2, correct: 1 },
    { category: 'atomic-structure', difficulty: 'medium', answered: 1, correct: 1 },
    { category: 'general', difficulty: 'hard', answered: 1, correct: 1 },
  ])
})
