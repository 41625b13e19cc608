import { expect, test } from 'vitest'

import { badgeOf } from './badge.ts'

const lesson = { questionId: 'ge-e1.1.9ix', explanation: '', feedback: null }

test.each([
  ['Zn', 'What is the symbol of zinc?', ['Zc', 'Zi', 'Z', 'Zn'], null, 'Zinc'],
  ['N', 'Which element has the symbol N?', ['Nitrogen', 'Neon', 'Carbon'], 'N', null],
  ['Ar', 'Which element has 36 protons?', ['Krypton', 'Argon', 'Bromine'], null, null],
  ['Be', 'How many protons are in an atom of beryllium?', ['1', '2'], 'Be', 'Beryllium'],
  ['Li', 'Which formula does lithium bromide have?', ['Li₂Br₃', 'LiBr'], 'Li', 'Lithium'],
  ['I', 'What does it do?', ['It falls.', 'It rises.'], 'I', 'Iodine'],
])('the badge of %s in "%s" among %j is %s, %s', (element, text, options, symbol, name) => {
  const question = { question: 0, element, text, options }
  expect(badgeOf({ ...question, lesson: null })).toEqual({ symbol, name })
})

test('once the answer is told, the badge is whole', () => {
  const options = ['Zc', 'Zi', 'Z', 'Zn']
  const question = { question: 0, element: 'Zn', text: 'What is the symbol of zinc?', options }
  expect(badgeOf({ ...question, lesson })).toEqual({ symbol: 'Zn', name: 'Zinc' })
})
