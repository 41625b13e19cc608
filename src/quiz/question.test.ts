import {
  assert,
  constantFrom,
  integer as wholeNumber,
  oneof,
  property,
  string,
  stringMatching,
} from 'fast-check'
import { expect, test } from 'vitest'

import { parseQuestionId, questionId, SEEDS } from './question-id.ts'
import { drawQuestion, makeQuestion } from './question.ts'
import type { McqQuestion } from './question.ts'
import { integer } from './random.ts'
import { type ChoiceTemplate, type Draft, numeric, choice } from './template.ts'

const ROUNDS = 2000

/** Chi-squared with three degrees of freedom exceeds this once in a hundred thousand fair runs. */
const UNEVEN = 25.9

const seeds = wholeNumber({ min: 0, max: SEEDS - 1 })

function template(draw: ChoiceTemplate['draw'], id = 'as-e99', version = 1): ChoiceTemplate {
  return {
    id,
    version,
    category: 'atomic-structure',
    difficulty: 'easy',
    skill: 'atomic-number',
    type: 'mcq',
    fitsMatch: true,
    draw,
  }
}

/** Doubling a number, with one misconception below the answer, one above and neutral neighbors. */
const doubling = template((random) => {
  const number = integer(random, 10, 99)
  return numeric({
    element: 'Ne',
    stem: `What is twice ${number}?`,
    answer: 2 * number,
    isRight: (value) => value / 2 === number,
    lures: [
      { value: number, misconception: 'AS4', why: `${number} is the number itself.` },
      { value: 4 * number, misconception: 'AS9', why: `${4 * number} is four times as much.` },
    ],
    fill: [-3, -2, -1, 1, 2, 3].map((step) => 2 * number + step),
    right: `2 × ${number} = ${2 * number}.`,
  })
})

const naming = template(() =>
  choice({
    element: 'Na',
    stem: 'Which symbol stands for sodium?',
    answer: 'Na',
    isRight: (symbol) => symbol === 'Na',
    lures: [
      { value: 'So', misconception: 'GE7', why: 'The symbol comes from natrium.' },
      { value: 'S', misconception: 'GE7', why: 'S is sulfur.' },
    ],
    fill: ['K', 'Li', 'Rb'],
    right: 'Na comes from natrium.',
  }),
)

test('Q1 a question id gives this very question', () => {
  expect(makeQuestion(doubling, 12_345)).toEqual({
    id: 'as-e99.1.9ix',
    question: 'What is twice 60?',
    options: ['60', '117', '118', '120'],
    correctAnswer: '120',
    explanation: '2 × 60 = 120.',
    difficulty: 'easy',
    category: 'atomic-structure',
    element: 'Ne',
    badge: 'Ne',
    type: 'mcq',
    skill: 'atomic-number',
    feedback: [{ misconception: 'AS4', text: '60 is the number itself.' }, null, null, null],
    see: { elements: ['Ne'], article: null },
  })
})

test('Q1 the same seed gives the same question, another seed another one', () => {
  assert(
    property(seeds, (seed) => {
      expect(makeQuestion(doubling, seed)).toEqual(makeQuestion(doubling, seed))
    }),
  )
  const stems = new Set(questions(doubling).map(({ question }) => question))
  expect(stems.size).toBe(90)
})

test('Q1 a version of its own makes questions of its own', () => {
  const second = { ...doubling, version: 2 }
  expect(makeQuestion(second, 5).id).toBe('as-e99.2.5')
  expect(questions(second).map(({ question }) => question)).not.toEqual(
    questions(doubling).map(({ question }) => question),
  )
})

test('Q1 template, version and seed are read back from every id', () => {
  const ids = constantFrom('as-e1', 'pe-h12', 'ge-m123')
  assert(
    property(ids, wholeNumber({ min: 1, max: 99 }), seeds, (id, version, seed) => {
      const parts = { template: id, version, seed }
      expect(
        parseQuestionId(
          questionId(
            template(() => null, id, version),
            seed,
          ),
        ),
      ).toEqual(parts)
    }),
  )
})

test.each([
  '',
  'as-e1',
  'as-e1.1',
  'as-e1.1.',
  'as-e1..k3f9',
  'as-e1.0.k3f9',
  'as-e1.01.k3f9',
  'as-e1.100.k3f9',
  'as-e1.-1.k3f9',
  'as-e1.1.0k3f9',
  'as-e1.1.K3F9',
  'as-e1.1.k3f9 ',
  ' as-e1.1.k3f9',
  'as-e1.1.k3f9\n',
  'as-e1.1.k3f9.1',
  'AS-E1.1.k3f9',
  'as-x1.1.k3f9',
  'as-e1234.1.k3f9',
  'as-e1.1.1z141z4',
  'as-e1.1.zzzzzzz',
  'as-e1.1.zzzzzzzzzzzzzzzz',
  '__proto__.1.1',
])('Q2 %j is not an id', (id) => {
  expect(parseQuestionId(id)).toBeNull()
})

test('Q2 the largest seed is the last', () => {
  expect(parseQuestionId('as-e1.1.1z141z3')).toEqual({
    template: 'as-e1',
    version: 1,
    seed: 4_294_967_295,
  })
})

test('Q2 whatever is read as an id is written in exactly one way', () => {
  const nearlyIds = stringMatching(/^[a-c]{2}-[emhx]\d{1,3}\.\d{1,3}\.[0-9a-zA-C]{1,8}$/)
  let read = 0
  assert(
    property(oneof(nearlyIds, string()), (text) => {
      const parts = parseQuestionId(text)
      if (parts === null) return
      read += 1
      expect(`${parts.template}.${parts.version}.${parts.seed.toString(36)}`).toBe(text)
    }),
    { numRuns: 1000 },
  )
  expect(read).toBeGreaterThan(20)
})

test('Q2 a seed that is refused fifty times makes no question', () => {
  let draws = 0
  const refusing = template(() => {
    draws += 1
    return null
  })
  expect(drawQuestion(refusing, 7)).toBeNull()
  expect(draws).toBe(50)
  expect(() => makeQuestion(refusing, 7)).toThrow(
    new RangeError('as-e99 refused 50 draws in a row.'),
  )
})

test('Q2 a draw that is refused is followed by another one of the same seed', () => {
  const choosy = template((random) => (random() < 0.8 ? null : doubling.draw(random)))
  assert(
    property(wholeNumber({ min: 0, max: 999 }), (seed) => {
      expect(makeQuestion(choosy, seed)).toEqual(makeQuestion(choosy, seed))
    }),
  )
})

test.each([
  ['numeric', doubling],
  ['choice', naming],
])('Q3 a %s question has four different options and one of them is right', (_, asked) => {
  for (const { options, correctAnswer, feedback } of questions(asked)) {
    expect(new Set(options).size).toBe(4)
    expect(options).toContain(correctAnswer)
    expect(feedback).toHaveLength(4)
  }
})

test('Q4 numbers ascend and the right one is at every place about equally often', () => {
  const asked = questions(doubling)
  for (const { options } of asked) {
    expect(options).toEqual(options.toSorted((a, b) => Number(a) - Number(b)))
  }
  expect(unevenness(asked.map(placeOfAnswer))).toBeLessThan(UNEVEN)
})

test('Q4 numbers ascend by value, not by how they are written', () => {
  const written = template(() =>
    numeric({
      element: 'H',
      stem: 'Which?',
      answer: 3,
      isRight: (value) => value === 3,
      lures: [],
      fill: [-4, 20, 100],
      right: 'Three.',
      show: (value) => `${value} pm`.replace('-', '−'),
    }),
  )
  for (const { options } of questions(written).slice(0, 50)) {
    expect(options).toEqual(['−4 pm', '3 pm', '20 pm', '100 pm'])
  }
})

test.each([
  { wrong: [2, 3, 4], places: [0] },
  { wrong: [-1, -2, -3], places: [3] },
  { wrong: [0, 2, 3], places: [1] },
  { wrong: [0, -1, 2, 3, 4], places: [0, 1, 2] },
  { wrong: [2, 0, -1, -2], places: [2, 3] },
])('Q4 with $wrong around 1 the right one can be at $places', ({ wrong, places }) => {
  const lopsided = template(() => around1(wrong))
  const counts = Map.groupBy(questions(lopsided).map(placeOfAnswer), (place) => place)
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(places)
  for (const { length } of counts.values()) {
    expect(Math.abs(length - ROUNDS / places.length)).toBeLessThan(150)
  }
})

test('Q5 words are shuffled and the right one is at every place about equally often', () => {
  const asked = questions(naming)
  expect(unevenness(asked.map(placeOfAnswer))).toBeLessThan(UNEVEN)
  expect(new Set(asked.map(({ options }) => options.join())).size).toBe(24)
})

test('Q6 words that stand for a misconception are chosen before neutral ones', () => {
  for (const { options } of questions(naming)) {
    expect(options.toSorted()).toEqual(['K', 'Na', 'S', 'So'])
  }
})

test('Q6 numbers that stand for a misconception are chosen first on their side', () => {
  for (const { options, correctAnswer } of questions(doubling)) {
    const place = options.indexOf(correctAnswer)
    const answer = Number(correctAnswer)
    expect(options.map(Number)).toEqual([
      ...[answer / 2, answer - 3, answer - 2].slice(0, place),
      answer,
      ...[answer + 1, answer + 2].slice(0, Math.max(0, 2 - place)),
      ...[2 * answer].slice(0, 3 - place),
    ])
  }
})

test('Q6 each option that stands for a misconception has its text, the others have none', () => {
  for (const { options, feedback } of questions(naming)) {
    const texts = Object.fromEntries(options.map((option, index) => [option, feedback[index]]))
    expect(texts).toEqual({
      Na: null,
      So: { misconception: 'GE7', text: 'The symbol comes from natrium.' },
      S: { misconception: 'GE7', text: 'S is sulfur.' },
      K: null,
    })
  }
})

function questions(asked: ChoiceTemplate): readonly McqQuestion[] {
  return Array.from({ length: ROUNDS }, (_, seed) => makeQuestion(asked, seed))
}

function around1(wrong: readonly number[]): Draft | null {
  return numeric({
    element: 'H',
    stem: 'How many protons are in an atom of hydrogen?',
    answer: 1,
    isRight: (value) => value === 1,
    lures: [],
    fill: wrong,
    right: 'Hydrogen has atomic number 1.',
  })
}

function placeOfAnswer({ options, correctAnswer }: McqQuestion): number {
  return options.indexOf(correctAnswer)
}

function unevenness(places: readonly number[]): number {
  const expected = places.length / 4
  return [0, 1, 2, 3]
    .map((place) => places.filter((other) => other === place).length)
    .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
