import { expect, test } from 'vitest'

import { bankOf } from './bank.ts'
import { questionId } from './question-id.ts'
import { choice, type Draft, nextVersion, template } from './template.ts'

/** A template that asks for its version. */
const first = template('as-e1', 'atomic-number', () =>
  choice({
    element: 'H',
    stem: 'Which version is this?',
    answer: 'version 1',
    isRight: (text) => text === 'version 1',
    lures: [],
    fill: ['version 7', 'version 8', 'version 9'],
    right: 'It says so.',
  }),
)
const second = nextVersion(first, (draft) => saying(draft, 'version 2'))
const third = nextVersion(second, (draft) => saying(draft, 'version 3'))

function saying(draft: Draft, text: string): Draft {
  return { ...draft, answer: { ...draft.answer, value: text, text } }
}

test('Q22 new questions come from the newest version, in whatever order the versions are listed', () => {
  expect(bankOf([first, second]).templatesFor('atomic-structure', 'easy')).toEqual([second])
  expect(bankOf([third, first, second]).templatesFor('atomic-structure', 'easy')).toEqual([third])
})

test('Q22 an id of an older version shows the question that it always showed', () => {
  const before = bankOf([first])
  const after = bankOf([second, first, third])
  const ids = [0, 1, 2, 4_294_967_295].map((seed) => questionId(first, seed))
  expect(ids.map(after.questionOf)).toEqual(ids.map(before.questionOf))
  expect(after.questionOf(questionId(first, 5))?.correctAnswer).toBe('version 1')
  expect(after.questionOf(questionId(second, 5))?.correctAnswer).toBe('version 2')
})

test('Q22 a version that was never there gives no question', () => {
  expect(bankOf([first, second]).questionOf(questionId(third, 5))).toBeNull()
})

test('Q61 templates of a topic are drawn when it is named, and their ids always give their questions', () => {
  const bank = bankOf([first], { gases: [second] })
  expect(bank.topics).toEqual(['gases'])
  expect(bank.templatesFor('atomic-structure', 'easy')).toEqual([])
  expect(bank.templatesFor('atomic-structure', 'easy', ['kinetics'])).toEqual([])
  expect(bank.templatesFor('atomic-structure', 'easy', ['gases'])).toEqual([second])
  expect(bank.questionOf(questionId(second, 5))?.correctAnswer).toBe('version 2')
})
