import { expect, test } from 'vitest'

import { numeric, worded } from './template.ts'

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
    { text: '23', rank: 23, misconception: 'AS1', why: '23 is the mass number.' },
    { text: '10', rank: 10, misconception: null, why: null },
    { text: '12', rank: 12, misconception: null, why: null },
    { text: '13', rank: 13, misconception: null, why: null },
  ])
})

test('Q7 a draw with fewer than three different wrong options is refused', () => {
  const draft = worded({
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

test('Q7 a lure that is no finite number is dropped', () => {
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
  const draft = worded({
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
  const draft = worded({
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
