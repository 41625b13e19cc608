import { expect, test } from 'vitest'

import { drawQuestion, makeQuestion } from '#quiz/question.ts'
import { type Template, worded } from '#quiz/template.ts'

import { withMoreAnswers } from './more-answers.ts'

const helium: Template = {
  id: 'cl-h9',
  version: 1,
  category: 'classification',
  difficulty: 'hard',
  skill: 'class-reasons',
  fitsMatch: false,
  draw: () =>
    worded({
      element: 'He',
      stem: 'Why is helium a noble gas?',
      answer: 'Its shell is full.',
      isRight: (text) => text === 'Its shell is full.',
      lures: [],
      fill: ['It is a gas.', 'It is light.', 'It is rare.'],
      right: 'The first shell is full with two electrons.',
    }),
}

test('Q22 the next version says the right option in further ways', () => {
  const next = withMoreAnswers(helium, ({ element }) => [`${element} has a full shell.`])
  const said = Array.from({ length: 60 }, (_, seed) => makeQuestion(next, seed))
  expect(next).toEqual({ ...helium, version: 2, draw: next.draw })
  expect(new Set(said.map(({ correctAnswer }) => correctAnswer))).toEqual(
    new Set(['Its shell is full.', 'He has a full shell.']),
  )
  expect(said.every(({ options, correctAnswer }) => options.includes(correctAnswer))).toBe(true)
})

test('a draw that the version before refuses is refused by the next one', () => {
  const refusing = { ...helium, draw: () => null }
  expect(
    drawQuestion(
      withMoreAnswers(refusing, () => []),
      7,
    ),
  ).toBeNull()
})
