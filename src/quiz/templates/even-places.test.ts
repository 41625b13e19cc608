import { expect, test } from 'vitest'

import { drawQuestion, makeQuestion, type Question } from '#quiz/question.ts'
import { integer } from '#quiz/random.ts'
import { type Lure, numeric, type Template } from '#quiz/template.ts'

import { withLure } from './even-places.ts'

/** Asks for a number whose lures are all on one side of it. */
const counting: Template = {
  id: 'as-e9',
  version: 3,
  category: 'atomic-structure',
  difficulty: 'easy',
  skill: 'atomic-number',
  fitsMatch: false,
  draw(random) {
    const side = integer(random, 0, 1) === 0 ? -1 : 1
    return countingWith([1, 2, 3, 4].map((step) => 20 + side * 2 * step))
  },
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

function questionsOf(template: Template): readonly Question[] {
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed))
}

function isBare({ feedback }: Question): boolean {
  return feedback.every((entry) => entry === null)
}

test('Q22 the version before may show a question without a lure, the next one does not', () => {
  const next = withLure(counting)
  expect(next).toEqual({ ...counting, version: 4, draw: next.draw })
  expect(questionsOf(counting).some(isBare)).toBe(true)
  expect(questionsOf(next).filter(isBare)).toEqual([])
})

test('Q4 with a lure in every question, the right answer stands at each place about equally often', () => {
  const places = questionsOf(withLure(counting)).map(({ options }) => options.indexOf('20'))
  for (const place of [0, 1, 2, 3]) {
    const times = places.filter((other) => other === place).length
    expect(Math.abs(times - SEEDS / 4)).toBeLessThan(SEEDS / 10)
  }
})

test('Q6 a template that has no lures, or refuses, makes nothing', () => {
  const withoutLures = { ...counting, draw: () => countingWith([]) }
  expect(drawQuestion(withLure(withoutLures), 7)).toBeNull()
  expect(drawQuestion(withLure({ ...counting, draw: () => null }), 7)).toBeNull()
})
