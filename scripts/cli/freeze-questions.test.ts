import { expect, test } from 'vitest'

import type { ChoiceTemplate } from '#quiz/template.ts'
import { choiceTemplates, questionOf } from '#quiz/templates/whole-bank.ts'

import { changedQuestions, FROZEN_PER_TEMPLATE, questionsToFreeze } from './freeze-questions.ts'

const [first, second] = choiceTemplates
const two = [first, second].filter((template) => template !== undefined)

function frozenOf(some: readonly ChoiceTemplate[]) {
  return questionsToFreeze(some, []).map((question) => ({ ...question }))
}

test('the same six questions are frozen of each template', () => {
  const questions = questionsToFreeze(two, [])
  expect(questions).toHaveLength(2 * FROZEN_PER_TEMPLATE)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(2 * FROZEN_PER_TEMPLATE)
  expect(questionsToFreeze(two, [])).toEqual(questions)
  expect(questions.map(({ id }) => id.split('.')[0])).toEqual(
    two.flatMap(({ id }) => Array.from({ length: FROZEN_PER_TEMPLATE }, () => id)),
  )
})

test('a template with a frozen question gets no further ones', () => {
  const frozen = frozenOf(two.slice(0, 1)).slice(0, 1)
  expect(questionsToFreeze(two, frozen)).toEqual(questionsToFreeze(two.slice(1), []))
  expect(questionsToFreeze(two, frozenOf(two))).toEqual([])
})

test('a new version of a template is frozen beside the old one', () => {
  const newer = two.slice(0, 1).map((template) => ({ ...template, version: 2 }))
  const ids = questionsToFreeze([...two, ...newer], frozenOf(two)).map(({ id }) => id)
  expect(ids).toEqual(questionsToFreeze(newer, []).map(({ id }) => id))
  expect(ids[0]).toBe(`${newer[0]?.id}.2.0`)
})

test('a seed that the template makes nothing of is passed over', () => {
  const choosy = two.slice(0, 1).map((template) => {
    let draws = 0
    const draw: ChoiceTemplate['draw'] = (random) => {
      draws += 1
      return draws > 50 ? template.draw(random) : null
    }
    return { ...template, draw }
  })
  const ids = questionsToFreeze(choosy, []).map(({ id }) => id)
  expect(ids).toHaveLength(FROZEN_PER_TEMPLATE)
  expect(ids).not.toContain(`${first?.id}.1.0`)
})

test('frozen questions that are made in the same way are no problem', () => {
  expect(changedQuestions(frozenOf(two), questionOf)).toEqual([])
})

test('a question that changed in any part, or is gone, is named', () => {
  const [one, other, third, ...rest] = frozenOf(two)
  if (one === undefined || other === undefined || third === undefined) throw new RangeError()
  const frozen = [
    { ...one, correctAnswer: 'another' },
    { ...other, see: { ...other.see, article: 'what-is-fire' } },
    { ...third, id: 'as-e1.99.1' },
    ...rest,
  ]
  expect(changedQuestions(frozen, questionOf)).toEqual([one.id, other.id, 'as-e1.99.1'])
})
