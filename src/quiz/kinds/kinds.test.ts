import { expect, test } from 'vitest'

import type { ProductionQuestionOf } from '#quiz/question.ts'
import { questionFrame } from '#quiz/testing/made-question.ts'

import { described, judged, nudgeOf, readingOf } from './kinds.ts'

const mass: ProductionQuestionOf<'number'> = {
  ...questionFrame,
  type: 'number',
  key: { value: 1.25, unit: 'g', tolerance: 0.01, figures: null },
  units: ['mg', 'g', 'kg'],
  correctAnswer: '1.25 g',
  corrections: [{ given: '2.50 g', misconception: 'GE6', text: 'That counts atoms. Halve it.' }],
}
const salt: ProductionQuestionOf<'formula'> = {
  ...questionFrame,
  type: 'formula',
  key: { formula: 'Fe2(SO4)3', ordered: false },
  correctAnswer: 'Fe₂(SO₄)₃',
  corrections: [],
}
const propane: ProductionQuestionOf<'balance'> = {
  ...questionFrame,
  type: 'balance',
  key: { equation: 'C3H8 + O2 -> CO2 + H2O' },
  correctAnswer: 'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O',
  corrections: [],
}
const sizes: ProductionQuestionOf<'order'> = {
  ...questionFrame,
  type: 'order',
  key: { cards: 3 },
  cards: ['Li', 'Na', 'K'],
  shown: [2, 0, 1],
  ends: ['smallest', 'largest'],
  correctAnswer: 'Li, Na, K',
  corrections: [],
}
const halogens: ProductionQuestionOf<'table'> = {
  ...questionFrame,
  type: 'table',
  key: { symbols: ['F', 'Cl', 'Br'] },
  correctAnswer: 'F, Cl, Br',
  corrections: [],
}
const ion: ProductionQuestionOf<'atom'> = {
  ...questionFrame,
  type: 'atom',
  key: { protons: 26, neutrons: 30, electrons: 23 },
  correctAnswer: '26 protons, 30 neutrons and 23 electrons',
  corrections: [],
}
const chromium: ProductionQuestionOf<'configuration'> = {
  ...questionFrame,
  type: 'configuration',
  key: { configuration: '[Ar] 3d5 4s1' },
  boxes: null,
  correctAnswer: '[Ar] 3d⁵ 4s¹',
  corrections: [],
}
const nitrogen: ProductionQuestionOf<'configuration'> = {
  ...questionFrame,
  type: 'configuration',
  key: { configuration: '[He] 2s2 2p3' },
  boxes: { core: 'He', subshells: ['2s', '2p'] },
  correctAnswer: '[He] 2s [↑↓] 2p [↑][↑][↑]',
  corrections: [],
}
const ions: ProductionQuestionOf<'match'> = {
  ...questionFrame,
  type: 'match',
  key: { pairs: 4 },
  left: ['sulfate', 'sulfite', 'nitrate', 'nitrite'],
  partners: ['SO₄²⁻', 'SO₃²⁻', 'NO₃⁻', 'NO₂⁻'],
  shown: [1, 3, 0, 2],
  correctAnswer: 'sulfate: SO₄²⁻; sulfite: SO₃²⁻; nitrate: NO₃⁻; nitrite: NO₂⁻',
  corrections: [],
}
const nitrate: ProductionQuestionOf<'lewis'> = {
  ...questionFrame,
  type: 'lewis',
  key: { formula: 'NO3^-', withCharges: true },
  correctAnswer: 'N=O, 2 N–O; lone pairs: O (2, 3, 3); formal charges: N +1, O (0, −1, −1)',
  corrections: [],
}

const chloride: ProductionQuestionOf<'naming'> = {
  ...questionFrame,
  type: 'naming',
  key: { name: 'iron(III) chloride', formula: 'FeCl3', nomenclature: 'inorganic' },
  correctAnswer: 'iron(III) chloride',
  corrections: [],
}

test.each([
  [mass, '1,25 g', '1.25 g'],
  [salt, 'Fe2(SO4)3', 'Fe₂(SO₄)₃'],
  [propane, '1, 5, 3, 4', 'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O'],
  [sizes, '0, 1, 2', 'Li, Na, K'],
  [halogens, 'Br, F, Cl', 'F, Cl, Br'],
  [ion, '26, 30, 23', ion.correctAnswer],
  [chromium, '[Ar]4s1 3d5', '[Ar] 4s¹ 3d⁵'],
  [nitrogen, '2s[↑↓] 2p[↑][↑][↑]', nitrogen.correctAnswer],
  [ions, '0, 1, 2, 3', ions.correctAnswer],
  [nitrate, '1 2 1; 0+ 3- 2 3-', nitrate.correctAnswer],
  [chloride, 'Iron (iii)  chloride', 'iron(III) chloride'],
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
  [ion, '26, 56, 23', 'The protons and the electrons are right, but 56 is the mass number.'],
  [ion, '26, 30, 29', 'The nucleus is right, but the charge has the wrong sign.'],
  [ion, '26, 30, 26', 'The nucleus is right, but as many electrons as protons'],
  [ion, '26, 31, 24', 'The protons are right. It takes 30 neutrons and 23 electrons.'],
  [ion, '1, 2, 3', 'None of the three numbers is right. It takes 26 protons, 30 neutrons'],
  [chromium, '[Ar] 3d4 4s2', 'That is the order of filling, which does not hold here.'],
  [chromium, '[Ar] 3d5 4s2', 'Your answer has 25 electrons, but there are 24.'],
  [chromium, '[Ar] 3d6', 'The number of electrons is right, but not how 3d and 4s share them.'],
  [chromium, '[Ne] 3s2 3p8 3d4', '3p cannot hold 8 electrons: a subshell p holds 6 at most.'],
  [chromium, '[He] 2d22', 'There is no subshell 2d among those that atoms fill.'],
  [nitrogen, '2s[↑↑] 2p[↑][↑][↑]', 'In 2s two electrons with the same spin share an orbital'],
  [nitrogen, '2s[↑↓] 2p[↑↓][↑][ ]', 'In 2p two electrons share an orbital while another one'],
  [nitrogen, '2s[↑↓] 2p[↑][↑][↓]', 'The numbers are right, but the single electrons of 2p'],
  [ions, '1, 0, 2, 3', 'Only two pairs are exchanged: sulfate goes with SO₄²⁻, and sulfite'],
  [ions, '1, 2, 0, 3', '1 of the 4 pairs is right: nitrite. The others are mixed up.'],
  [ions, '1, 2, 3, 0', 'None of the 4 pairs is right.'],
  [nitrate, '1 1 2; 0 2 3 2', 'Your drawing has 22 electrons, but there are 24.'],
  [nitrate, '2 2 1; 0 2 2 3', 'There are 10 electrons around nitrogen, but it has room for 8'],
  [nitrate, '1 1 2; 0 3 3 2', 'The electrons are right, but not the formal charge of nitrogen'],
  [chloride, 'iron chloride', 'The Roman numeral is missing.'],
  [chloride, 'ferric chloride', 'That is the right substance by its former name.'],
  [chloride, 'iron(III) chlorate', '“iron(III) chlorate” is Fe(ClO₃)₃. The ending tells'],
])('Q42 $type: %# a near miss has a sentence of its own', (question, given, begin) => {
  const verdict = judged(question, given)
  expect(verdict?.isRight).toBe(false)
  // A Lewis drawing also tells which idea is behind it.
  const isKnown = verdict?.feedback?.misconception !== null
  expect(isKnown).toBe(question.type === 'lewis')
  expect(verdict?.feedback?.text.startsWith(begin)).toBe(true)
})

test.each([
  [mass, '1.25', 'The number is right, but its unit is missing.'],
  [mass, '1.25 mol', 'The number is right, but its unit is not.'],
  [mass, '9 g', null],
  [salt, 'FeSO4', 'The elements are right, but not the numbers of their atoms.'],
  [sizes, '2, 1, 0', 'Your order is exactly reversed.'],
  [sizes, '1, 0, 2', 'Only two cards are exchanged. All others stand at their places.'],
  [halogens, 'F, Cl', 'All that you picked belongs, but something is missing.'],
  [halogens, 'F, O', 'Not all that you picked belongs. Read the question once more.'],
  [ion, '26, 31, 24', 'The protons are right. The rest is not.'],
  [chromium, '[Ar] 3d5 4s2', 'Your answer has 25 electrons. Count how many there are.'],
  [ions, '1, 2, 0, 3', '1 of the 4 pairs is right.'],
  [
    chloride,
    'iron chloride',
    'This metal forms several ions, so the name tells the charge with a Roman numeral.',
  ],
  [chloride, 'iron(II) chloride', 'The elements are right, but the charge is not.'],
  [chloride, 'sodium nitrate', 'That is the name of another substance.'],
])(
  'Q50 $type: %# before the second try a near miss is named without the answer',
  (question, given, text) => {
    expect(nudgeOf(question, given)).toEqual(text === null ? null : { kind: 'near-miss', text })
  },
)

test('Q50 the misconception behind a wrong answer comes before the near miss', () => {
  expect(nudgeOf(mass, '2500 mg')).toEqual({ kind: 'misconception', misconception: 'GE6' })
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
    'Fe0',
    'In “Fe0” there is the digit 0 where a symbol is expected. Oxygen is the letter O.',
    [{ given: 'FeO', shown: 'FeO' }],
  ],
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
  [ion, '26, , 23', 'Give all three numbers, also where one is 0.', []],
  [ion, '26, 30, 999', 'The numbers are whole and from 0 to 300.', []],
  [chromium, '[Ar] 3d5 4s', 'Write the number of electrons behind 4s, also where it is 1.', []],
  [nitrogen, '2s[↑↓]', 'Put arrows into the boxes.', []],
  [ions, '0, , 2, 3', 'Pair everything on the left with something on the right.', []],
  [nitrate, '1 0 2; 0 3 3 2', 'Draw every bond: one line, two or three.', []],
  [nitrate, '1 1 2', 'Draw the bonds and lone pairs.', []],
  [chloride, 'FeCl3', '“FeCl3” is a formula. Type a name in words.', []],
  [
    chloride,
    'iron(III) chlorid',
    '“chlorid” is no word of a name that is known here. Did you mean this?',
    [{ given: 'iron(III) chloride', shown: 'iron(III) chloride' }],
  ],
])(
  'Q43 $type: %# an unreadable answer is reported and not judged',
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

test('Q50 a slip without an idea gets its own sentence, unless that holds the answer', () => {
  expect(nudgeOf(slip('That adds the atoms. 1.25 g is right.'), '4 g')).toEqual({
    kind: 'near-miss',
    text: 'That adds the atoms.',
  })
  expect(nudgeOf(slip('It is 1.25 g. That adds the atoms.'), '4 g')).toBe(null)
  expect(nudgeOf(slip('That adds the atoms. 1.25 g is right.'), '7 g')).toBe(null)
})

/** A question with one slip that no idea leads to. */
function slip(text: string): ProductionQuestionOf<'number'> {
  return { ...mass, corrections: [{ given: '4.00 g', misconception: null, text }] }
}
