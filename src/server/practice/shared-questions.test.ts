import { expect, test } from 'vitest'

import { drawQuestion } from '#quiz/question.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { shelfFor } from './shared-questions.ts'

/** Templates of versions that no other test draws from, so their shelves are empty. */
const [first, second, third] = wholeBank
  .templatesFor('periodicity', 'easy')
  .map((template) => ({ ...template, version: 99 }))

/** The question that a learner gets of a template; a seed for the case that it has to be drawn. */
function given(learner: string, template = first, seed = 1): string | undefined {
  if (template === undefined) throw new Error('There are too few templates')
  const { draw, take } = shelfFor(learner)
  const question = draw(template, seed)
  if (question !== null) take(question)
  return question?.id
}

test('a question serves four learners, and none of them twice', () => {
  const ids = ['ada', 'ben', 'cem', 'dora'].map((learner, index) =>
    given(learner, first, 10 + index),
  )
  expect(new Set(ids).size).toBe(1)
  expect(given('eve', first, 20)).not.toBe(ids[0])
  expect(given('ada', first, 30)).not.toBe(ids[0])
})

test('a question that did not suit a learner is not offered to them again, and serves the next', () => {
  if (second === undefined) throw new Error('There are too few templates')
  const { draw } = shelfFor('ada')
  const unsuited = draw(second, 40)
  const suited = draw(second, 41)
  expect(suited?.id).not.toBe(unsuited?.id)
  expect(given('ben', second, 42)).toBe(unsuited?.id)
})

test('a shared question is the one of its id', () => {
  const id = given('ada', third, 50)
  if (id === undefined || third === undefined) throw new Error('There are too few templates')
  expect(shelfFor('ben').draw(third, 51)).toEqual(drawQuestion(third, 50))
})
