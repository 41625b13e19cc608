import { expect, test } from 'vitest'

import { makeQuestion, type McqQuestion } from '#quiz/question.ts'
import { integer, randomFrom } from '#quiz/random.ts'
import { type Draw, type Lure, numeric, template } from '#quiz/template.ts'

import { withLureBeside } from './even-places.ts'

/** Asks for a number whose lures are all on one side of it. */
const counting: Draw = (random) => {
  const side = integer(random, 0, 1) === 0 ? -1 : 1
  return countingWith([1, 2, 3, 4].map((step) => 20 + side * 2 * step))
}

function countingWith(values: readonly number[]) {
  const lures = values.map((value): Lure<number> => {
    return { value, misconception: 'AS1', why: 'That was counted twice. It is 20.' }
  })
  return numeric({
    element: 'Ca',
    stem: 'How many protons are in an atom of calcium?',
    answer: 20,
    isRight: (value) => value === 20,
    lures,
    fill: [15, 17, 19, 21, 23, 25],
    right: 'Calcium has 20.',
  })
}

const SEEDS = 400

function questionsOf(draw: Draw): readonly McqQuestion[] {
  const counted = template('as-e9', 'atomic-number', draw)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(counted, seed))
}

function isBare({ feedback }: McqQuestion): boolean {
  return feedback.every((entry) => entry === null)
}

test('Q6 every question has a lure although its places are drawn first', () => {
  expect(questionsOf(counting).some(isBare)).toBe(true)
  expect(questionsOf(withLureBeside(counting)).filter(isBare)).toEqual([])
})

test('Q4 with a lure in every question, the right answer stands at each place about equally often', () => {
  const places = questionsOf(withLureBeside(counting)).map(({ options }) => options.indexOf('20'))
  for (const place of [0, 1, 2, 3]) {
    const times = places.filter((other) => other === place).length
    expect(Math.abs(times - SEEDS / 4)).toBeLessThan(SEEDS / 10)
  }
})

test('Q6 a draw that has no lures, or refuses, makes nothing', () => {
  const random = randomFrom('no lures')
  expect(withLureBeside(() => countingWith([]))(random)).toBeNull()
  expect(withLureBeside(() => null)(random)).toBeNull()
})
