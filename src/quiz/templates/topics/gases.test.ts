import { expect, test } from 'vitest'

import { makeQuestion } from '#quiz/question.ts'

import { pressureOfSqueezedGas } from './gases/pressures.ts'

const SEEDS = 200

test('the pressure of a squeezed gas keeps the product with its volume', () => {
  const wrong = Array.from({ length: SEEDS }, (_, seed) =>
    makeQuestion(pressureOfSqueezedGas, seed),
  ).filter(({ question, options, correctAnswer }) => {
    const [before = 0, from = 0, to = 0] = [...question.matchAll(/\d+/g)].map(Number)
    const right = options.filter(
      (text) => Math.abs(Number.parseFloat(text) * to - before * from) < 1e-6,
    )
    return right.length !== 1 || right[0] !== correctAnswer
  })
  expect(wrong).toEqual([])
})
