import { expect, test } from 'vitest'

import type { ProductionQuestionOf } from '#quiz/question.ts'

import { described, judged, readingOf } from './kinds.ts'

const common = {
  id: 'ge-h21.1.1',
  question: 'Which is it?',
  explanation: 'It is this one.',
  difficulty: 'hard',
  category: 'general',
  element: 'Fe',
  badge: null,
  skill: 'stoichiometry',
  see: { elements: ['Fe'], article: null },
} as const

const mass: ProductionQuestionOf<'number'> = {
  ...common,
  type: 'number',
  key: { value: 1.25, unit: 'g', tolerance: 0.01, figures: null },
  units: ['mg', 'g', 'kg'],
  correctAnswer: '1.25 g',
  corrections: [{ given: '2.50 g', misconception: 'GE6', text: 'That counts atoms. Halve it.' }],
}
const salt: ProductionQuestionOf<'formula'> = {
  ...common,
  type: 'formula',
  key: { formula: 'Fe2(SO4)3', ordered: false },
  correctAnswer: 'Fe₂(SO₄)₃',
  corrections: [],
}
const propane: ProductionQuestionOf<'balance'> = {
  ...common,
  type: 'balance',
  key: { equation: 'C3H8 + O2 -> CO2 + H2O' },
  correctAnswer: 'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O',
  corrections: [],
}
const sizes: ProductionQuestionOf<'order'> = {
  ...common,
  type: 'order',
  key: { cards: 3 },
  cards: ['Li', 'Na', 'K'],
  shown: [2, 0, 1],
  ends: ['smallest', 'largest'],
  correctAnswer: 'Li, Na, K',
  corrections: [],
}
const halogens: ProductionQuestionOf<'table'> = {
  ...common,
  type: 'table',
  key: { symbols: ['F', 'Cl', 'Br'] },
  correctAnswer: 'F, Cl, Br',
  corrections: [],
}

test.each([
  [mass, '1,25 g', '1.25 g'],
  [salt, 'Fe2(SO4)3', 'Fe₂(SO₄)₃'],
  [propane, '1, 5, 3, 4', 'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O'],
  [sizes, '0, 1, 2', 'Li, Na, K'],
  [halogens, 'Br, F, Cl', 'F, Cl, Br'],
])('Q41 $type: a right answer is right, and reads as it is shown', (question, given, shown) => {
  expect(judged(question, given)).toEqual({ isRight: true, feedback: null })
  expect(readingOf(question, given)).toEqual({ status: 'read', shown })
  expect(described(question, given)).toBe(shown)
})

test('Q42 the correction of a misconception comes before that of a near miss', () => {
  expect(judged(mass, '2500 mg')).toEqual({
    isRight: false,
    feedback: { misconception: 'GE6', text: 'That counts atoms. Halve it.' },
  })
})

test.each([
  [mass, '1.25', 'The number is right, but its unit is missing. The unit is g.'],
  [mass, '1.25 mol', 'The number is right, but its unit is not. It is g, not mol.'],
  [mass, '1.25 kg', 'Your answer is off by a power of 1000.'],
  [mass, '12.5 g', 'Your answer is off by a power of ten.'],
  [mass, '-1.25 g', 'The size is right, but the sign is wrong.'],
  [salt, 'Fe2SO43', 'A bracket is missing.'],
  [salt, 'Fe4(SO4)6', 'The ratio of the atoms is right, but not their numbers.'],
  [salt, 'FeSO4', 'The elements are right, but not the numbers of their atoms.'],
  [salt, 'Fe2(CO3)3', 'Your formula does not have the elements of Fe₂(SO₄)₃.'],
  [propane, '2, 10, 6, 8', 'Both sides agree, but all numbers can be divided by 2.'],
  [
    propane,
    '1, 5, 3, 3',
    'The atoms of hydrogen do not agree. There are 8 on the left and 6 on the right.',
  ],
  [sizes, '2, 1, 0', 'Your order is exactly reversed. Begin at the other end, with Li.'],
  [sizes, '1, 0, 2', 'Only Li and Na are exchanged.'],
  [sizes, '1, 2, 0', 'Of the 3 pairs of cards, 1 stand in the right order.'],
  [halogens, 'F, Cl', 'All that you picked belongs, but Br is missing.'],
  [halogens, 'F, Cl, Br, O', 'O does not belong. The other 3 do.'],
])('Q42 $type: %# a near miss has a sentence of its own', (question, given, begin) => {
  const verdict = judged(question, given)
  expect(verdict?.isRight).toBe(false)
  expect(verdict?.feedback?.misconception).toBe(null)
  expect(verdict?.feedback?.text.startsWith(begin)).toBe(true)
})

test.each([
  [mass, '1.5.2 g', '“1.5.2 g” cannot be read as a number.', []],
  [mass, '3 quux', '“quux” is not a unit that is known here.', []],
  [
    mass,
    '1,234 g',
    'In “1,234 g” the comma can mean two things. Choose one.',
    [
      { given: '1.234 g', shown: '1.234' },
      { given: '1234 g', shown: '1234' },
    ],
  ],
  [mass, '', null, []],
  [
    salt,
    'feo',
    'A symbol begins with a capital letter. Choose what you mean.',
    [{ given: 'FeO', shown: 'FeO' }],
  ],
  [salt, 'Xx2', 'In “Xx2” there is a symbol that no element has.', []],
  [salt, 'Fe(SO4', 'In “Fe(SO4” a bracket has no partner.', []],
  [propane, '1, , 3, 4', 'Give every substance its number, also where it is 1.', []],
  [propane, '1, 5, 3', 'Give every substance its number, also where it is 1.', []],
  [propane, '1, 500, 3, 4', 'The numbers are whole and from 1 to 99.', []],
  [sizes, '0, 1', 'Put every card in its place.', []],
  [halogens, 'F, Xx', 'Pick elements of the table.', []],
])(
  'Q43 $type: %# what cannot be read is told and not judged',
  (question, given, problem, offers) => {
    expect(readingOf(question, given)).toEqual({ status: 'unread', problem, offers })
    expect(judged(question, given)).toBe(null)
    expect(described(question, given)).toBe(given)
  },
)

test('Q43 each reading that is offered can be read', () => {
  for (const { given } of [{ given: '1.234 g' }, { given: '1234 g' }]) {
    expect(readingOf(mass, given).status).toBe('read')
  }
  const offered = readingOf(salt, 'h2so4')
  expect(offered.status === 'unread' && offered.offers.map(({ given }) => given)).toContain('H₂SO₄')
  expect(readingOf(salt, 'H₂SO₄')).toEqual({ status: 'read', shown: 'H₂SO₄' })
})
