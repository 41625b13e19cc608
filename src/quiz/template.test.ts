import { expect, test } from 'vitest'

import { randomFrom } from './random.ts'
import {
  choice,
  nextDraw,
  nextProduction,
  numeric,
  production,
  statement,
  template,
} from './template.ts'

const see = { elements: ['Na'] }

test('Q7 a lure that happens to be right is dropped', () => {
  const draft = numeric({
    element: 'Na',
    stem: 'How many protons are in an atom of sodium?',
    answer: 11,
    isRight: (count) => count === 11,
    lures: [
      { value: 11, misconception: 'AS4', why: 'Not a lure here.' },
      { value: 23, misconception: 'AS1', why: '23 is the mass number.' },
    ],
    fill: [10, 12, 13],
    right: 'Sodium has atomic number 11.',
    see,
  })
  expect(draft?.wrong).toEqual([
    { value: 23, text: '23', rank: 23, misconception: 'AS1', why: '23 is the mass number.' },
    { value: 10, text: '10', rank: 10, misconception: null, why: null },
    { value: 12, text: '12', rank: 12, misconception: null, why: null },
    { value: 13, text: '13', rank: 13, misconception: null, why: null },
  ])
})

test('Q7 a draw with fewer than three different wrong options is refused', () => {
  const draft = choice({
    element: 'Na',
    stem: 'Which symbol stands for sodium?',
    answer: 'Na',
    isRight: (symbol) => symbol === 'Na',
    lures: [
      { value: 'So', misconception: 'GE7', why: 'The symbol comes from natrium.' },
      { value: 'S', misconception: 'GE7', why: 'S is sulfur.' },
      { value: 'So', misconception: 'GE7', why: 'The symbol comes from natrium.' },
    ],
    right: 'Na comes from natrium.',
  })
  expect(draft).toBeNull()
})

test('Q7 a lure that is not a finite number is dropped', () => {
  const draft = numeric({
    element: 'Na',
    stem: 'How many protons are in an atom of sodium?',
    answer: 11,
    isRight: (count) => count === 11,
    lures: [
      { value: 11 / 0, misconception: 'AS1', why: 'Not a number to show.' },
      { value: 0 / 0, misconception: 'AS4', why: 'Not a number to show.' },
    ],
    fill: [10, 12, 13],
    right: 'Sodium has atomic number 11.',
    see,
  })
  expect(draft?.wrong.map(({ text }) => text)).toEqual(['10', '12', '13'])
})

test('Q7 words are judged until three wrong ones are found', () => {
  const judged: string[] = []
  const draft = choice({
    element: 'Na',
    stem: 'Which symbol stands for sodium?',
    answer: 'Na',
    isRight: (symbol) => judged.push(symbol) > 0 && symbol === 'Na',
    lures: [{ value: 'So', misconception: 'GE7', why: 'The symbol comes from natrium.' }],
    fill: ['So', 'K', 'Na', 'Li', 'Rb', 'Cs'],
    right: 'Na comes from natrium.',
  })
  expect(draft?.wrong.map(({ text }) => text)).toEqual(['So', 'K', 'Li'])
  expect(judged).toEqual(['Na', 'So', 'K', 'Li'])
})

test('a draw whose own answer is not right is refused', () => {
  const draft = choice({
    element: 'Na',
    stem: 'Which symbol stands for sodium?',
    answer: 'So',
    isRight: (symbol) => symbol === 'Na',
    lures: [],
    fill: ['S', 'K', 'Li'],
    right: 'Na comes from natrium.',
  })
  expect(draft).toBeNull()
})

test('an id names the category and difficulty of its template', () => {
  expect(template('bo-h2', 'lewis-structures', () => null)).toMatchObject({
    id: 'bo-h2',
    version: 1,
    category: 'bonding',
    difficulty: 'hard',
    fitsMatch: false,
  })
})

test('options are judged by their values and shown as texts', () => {
  const draft = choice({
    element: 'Na',
    stem: 'Which of these charges has a sodium ion?',
    answer: 1,
    isRight: (charge) => charge === 1,
    lures: [{ value: -1, misconception: 'BO12', why: 'Sodium gives an electron away.' }],
    fill: [1, 2, 3],
    show: (charge) => (charge > 0 ? `${charge}+` : `${-charge}−`),
    right: 'Sodium gives one electron away.',
  })
  expect(draft?.answer).toMatchObject({ value: 1, text: '1+' })
  expect(draft?.wrong.map(({ value, text }) => [value, text])).toEqual([
    [-1, '1−'],
    [2, '2+'],
    [3, '3+'],
  ])
})

test('a statement shows one of its right sentences and three of the wrong ones', () => {
  const lures = ['One.', 'Two.', 'Three.', 'Four.'].map((value) => ({
    value,
    misconception: 'BO1' as const,
    why: `${value} is wrong.`,
  }))
  const draft = statement(randomFrom('statement'), {
    element: 'Na',
    stem: 'What is true of a salt?',
    answers: ['It is a lattice.', 'It has ions.'],
    lures,
    right: 'A salt is a lattice of ions.',
  })
  expect(['It is a lattice.', 'It has ions.']).toContain(draft?.answer.text)
  expect(draft?.wrong).toHaveLength(3)
})

const draw = () => null

test('Q22 the next version of a template keeps all but its number and what it draws', () => {
  const first = template('as-e1', 'atomic-number', () => null)
  expect(nextDraw(first, draw)).toEqual({ ...first, version: 2, draw })
  const made = production('as-e21', 'number', 'atomic-number', () => null)
  expect(nextProduction(made, draw)).toEqual({ ...made, version: 2, draw })
})
