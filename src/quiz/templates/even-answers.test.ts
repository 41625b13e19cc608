import { expect, test } from 'vitest'

import { drawQuestion, makeQuestion } from '#quiz/question.ts'
import { choice, type Draw, template } from '#quiz/template.ts'

import { evenAnswers } from './even-answers.ts'

const states = ['solid', 'liquid', 'gas']

const mostlySolid: Draw = (random) => {
  const chance = random()
  const answer = chance < 0.8 ? 'solid' : chance < 0.9 ? 'liquid' : 'gas'
  return choice({
    element: 'Fe',
    stem: 'In which state is it?',
    answer,
    isRight: (state) => state === answer,
    lures: [],
    fill: [...states, 'plasma'],
    right: `It is ${answer}.`,
  })
}

function questionOf(answers: readonly string[]) {
  return template('ph-e9', 'state-of-matter', evenAnswers(answers, mostlySolid))
}

test('each of the answers is right about equally often', () => {
  const even = questionOf(states)
  const answers = Array.from({ length: 900 }, (_, seed) => makeQuestion(even, seed).correctAnswer)
  for (const state of states) {
    const share = answers.filter((answer) => answer === state).length / answers.length
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.06)
  }
})

test('an answer that is never drawn makes no question', () => {
  expect(drawQuestion(questionOf(['plasma']), 7)).toBeNull()
})
