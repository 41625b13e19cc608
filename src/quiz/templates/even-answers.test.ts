import { expect, test } from 'vitest'

import { drawQuestion, makeQuestion } from '#quiz/question.ts'
import { type Template, worded } from '#quiz/template.ts'

import { withEvenAnswers } from './even-answers.ts'

const states = ['solid', 'liquid', 'gas']

const mostlySolid: Template = {
  id: 'ph-e9',
  version: 1,
  category: 'physical-properties',
  difficulty: 'easy',
  skill: 'state-of-matter',
  fitsMatch: false,
  draw(random) {
    const chance = random()
    const answer = chance < 0.8 ? 'solid' : chance < 0.9 ? 'liquid' : 'gas'
    return worded({
      element: 'Fe',
      stem: 'In which state is it?',
      answer,
      isRight: (text) => text === answer,
      lures: [],
      fill: [...states, 'half melted'],
      right: `It is ${answer}.`,
    })
  },
}

test('Q22 the next version has each of the answers about equally often', () => {
  const even = withEvenAnswers(mostlySolid, states)
  const answers = Array.from({ length: 900 }, (_, seed) => makeQuestion(even, seed).correctAnswer)
  expect(even).toEqual({ ...mostlySolid, version: 2, draw: even.draw })
  for (const state of states) {
    const share = answers.filter((answer) => answer === state).length / answers.length
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.06)
  }
})

test('an answer that the version before never gives makes no question', () => {
  expect(drawQuestion(withEvenAnswers(mostlySolid, ['plasma']), 7)).toBeNull()
})
