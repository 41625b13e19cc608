import { expect, test } from 'vitest'

import { categories, difficulties } from '#quiz/categories.ts'
import { productionKinds } from '#quiz/task.ts'
import {
  choiceTemplates,
  productionTemplates,
  templates,
  wholeBank,
} from '#quiz/templates/whole-bank.ts'
import { topicIds } from '#quiz/topics.ts'

import { limitedTo, questionTypeOf, questionTypes, toggleQuestionType } from './question-types.ts'

const all = [...questionTypes.map(({ id }) => id), ...productionKinds]

function idsIn({ templatesFor }: typeof wholeBank): readonly string[] {
  return categories.flatMap(({ id }) =>
    difficulties.flatMap((level) =>
      templatesFor(id, level, topicIds).map((template) => template.id),
    ),
  )
}

test('Q23 with all types on nothing is left out', () => {
  expect(idsIn(limitedTo(wholeBank, all))).toEqual(idsIn(wholeBank))
})

test.each([
  ['atomic-number', ['as-e1']],
  ['symbol', ['ge-e1']],
  ['name', ['as-e2', 'cl-m1', 'ge-e2']],
  ['group', ['cl-e4', 'cl-e5']],
] as const)(
  'Q23 without the type %s exactly the questions for it are left out',
  (type, without) => {
    const rest = all.filter((id) => id !== type)
    const left = new Set(idsIn(limitedTo(wholeBank, rest)))
    const leftOut = idsIn(wholeBank).filter((id) => !left.has(id))
    expect(new Set(leftOut)).toEqual(new Set(without))
  },
)

test('Q23 without any type every category still has questions of each difficulty', () => {
  const { templatesFor } = limitedTo(wholeBank, [])
  const counts = categories.flatMap(({ id }) =>
    difficulties.map((level) => templatesFor(id, level).length),
  )
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
})

test.each(productionKinds)(
  'Q44 without the kind %s exactly the questions of that kind are left out',
  (kind) => {
    const left = new Set(
      idsIn(
        limitedTo(
          wholeBank,
          all.filter((id) => id !== kind),
        ),
      ),
    )
    const leftOut = idsIn(wholeBank).filter((id) => !left.has(id))
    const own = new Set(productionTemplates.filter(({ type }) => type === kind).map(({ id }) => id))
    expect(leftOut.toSorted()).toEqual([...own].toSorted())
    expect(own.size).toBeGreaterThan(0)
  },
)

test('Q44 a page that names the first five kinds is asked none of the kinds that came later', () => {
  const named = ['symbol', 'number', 'formula', 'balance', 'order', 'table'] as const
  const asked = new Set(idsIn(limitedTo(wholeBank, named)))
  const later = productionTemplates.filter(({ type }) =>
    ['atom', 'configuration', 'match', 'lewis', 'naming', 'steps'].includes(type),
  )
  expect(later.filter(({ id }) => asked.has(id))).toEqual([])
  expect(later.length).toBeGreaterThanOrEqual(20)
})

test('Q44 the identity types alone leave only questions with options', () => {
  const identity = questionTypes.map(({ id }) => id)
  expect(new Set(idsIn(limitedTo(wholeBank, identity)))).toEqual(
    new Set(choiceTemplates.map(({ id }) => id)),
  )
})

test('Q23 a given question is shown whatever is on', () => {
  const id = 'as-e1.1.k3f9'
  expect(limitedTo(wholeBank, ['group']).questionOf(id)).toEqual(wholeBank.questionOf(id))
})

test('Q23 each template that has a type is in the bank', () => {
  const typed = new Set(templates.map(({ id }) => id).filter((id) => questionTypeOf(id) !== null))
  expect(typed.size).toBe(7)
  expect(questionTypeOf('constructor')).toBeNull()
})

test('Q24 one of two types is switched off and on again, the last one stays', () => {
  expect(toggleQuestionType(['symbol', 'group'], 'symbol')).toEqual(['group'])
  expect(toggleQuestionType(['group'], 'symbol')).toEqual(['symbol', 'group'])
  expect(toggleQuestionType(['group'], 'group')).toBeNull()
})
