import { expect, test } from 'vitest'

import { questionOf } from '#quiz/templates/whole-bank.ts'

import { answerFaults } from './answers.ts'
import { wrongSumsIn } from './sums.ts'
import { textsOf } from './texts.ts'
import { faultsOf } from './wording.ts'
import { atomsIn, unbalancedIn } from './written-equations.ts'

test('the atoms of a formula are counted as it is shown', () => {
  const counted = ['Ca₃(PO₄)₂', 'CuSO₄·5H₂O', '[Ag(NH₃)₂]⁺', 'SO₄²⁻'].map((shown) =>
    Object.fromEntries(atomsIn(shown) ?? []),
  )
  expect(counted).toEqual([
    { Ca: 3, P: 2, O: 8 },
    { Cu: 1, S: 1, O: 9, H: 10 },
    { Ag: 1, N: 2, H: 6, charge: 1 },
    { S: 1, O: 4, charge: -2 },
  ])
})

test.each([
  ['2 H₂ + O₂ → 2 H₂O is how water forms.', []],
  ['It is H₂ + O₂ → H₂O.', ['H₂ + O₂ → H₂O']],
  ['Cr₂O₇²⁻ + 14 H⁺ + 6 e⁻ → 2 Cr³⁺ + 7 H₂O', []],
  ['Zn + 2 Ag⁺ → Zn²⁺ + Ag', ['Zn + 2 Ag⁺ → Zn²⁺ + Ag']],
  ['²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He', []],
  ['Equation: H₂ + O₂ → H₂O', []],
  ['CuSO₄ + 5 H₂O → CuSO₄·5H₂O', []],
  ['2 A(g) ⇌ B(g) + 3 C(g)', []],
])('in “%s” the equations that are not balanced are %j', (text, found) => {
  expect(unbalancedIn(text)).toEqual(found)
})

test.each([
  ['2 × 1.008 + 16.00 = 18.02 g/mol', []],
  ['2 × 1.008 + 16.00 = 19.02 g/mol', ['2 × 1.008 + 16.00 = 19.02']],
  ['1.06 g / 187.8 g/mol = 5.64 mmol of Br⁻', []],
  ['1.06 g / 187.8 g/mol = 6.64 mmol of Br⁻', ['1.06 g / 187.8 g/mol = 6.64 mmol']],
  ['(70.925 − 69.723) ÷ (70.925 − 68.926) = 60%', []],
  ['22 − (+2) = 24', ['22 − (+2) = 24']],
  ['so 2 · (3 + 5) = 16 electrons', []],
  ['pH = 3.75 + log (0.36 mol / 0.25 mol) = 3.91', []],
  ['ln(0.0577 ÷ 0.00978) = 1.77', []],
  ['5 g ÷ 32.06 g/mol = 9.99 g ÷ 64.06 g/mol', []],
  ['5 g ÷ 32.06 g/mol = 4.99 g ÷ 64.06 g/mol', ['5 g ÷ 32.06 g/mol = 4.99 g ÷ 64.06 g/mol']],
  ['ΔG° = −2 × 96\u202f485 C/mol × 1.92 V = −371 kJ/mol', []],
])('in “%s” the wrong calculations are %j', (text, found) => {
  expect(wrongSumsIn(text)).toEqual(found)
})

test.each([
  ['How many electrons does a argon atom have?', ['a before a vowel']],
  ['An iron ion has the the charge 2+.', ['doubled word']],
  ['It takes -5 kJ.', ['hyphen as minus']],
  ['It has 1 protons.', ['one of several']],
  ['The mass is undefined g.', ['unfinished']],
  ['It stays ideal: The gas is hot.', ['small letter wanted after a colon']],
  ['It is the other way round.', ['British spelling']],
  ['Here 1 mol of CaCO₃ give 1 mol of CaO.', ['one that does as several']],
  ['0.16666666666667', ['number with too many digits']],
  ['39 658 140 000 000 000', ['number with too many digits']],
  ['Each step requires energy: 1451 = 1451 kJ/mol.', ['a sum of one']],
  ['Period 7, Thorium among them, is long.', ['an element with a capital']],
  ['An s subshell holds two electrons (at most). pH: 7.', []],
  ['The change: The ratio stays. It is 0.0090600 g.', []],
  ['A is more acidic and reacts. k from the first run: 3. ln K is 2.7. t½ = 4 s.', []],
])('the faults of “%s” are %j', (text, found) => {
  expect(faultsOf(text)).toEqual(found)
})

test('two options that are the same, and a correction that ends with the wrong answer, are found', () => {
  const question = questionOf('ge-m5.1.0')
  if (question?.type !== 'mcq') throw new Error('ge-m5 has options')
  expect(answerFaults(question)).toEqual([])
  const [first = ''] = question.options
  const options = question.options.map((option, place) => (place === 3 ? first : option))
  const twice = answerFaults({ ...question, options, correctAnswer: first })
  expect(twice.map(({ fault }) => fault)).toContain('two options that are the same')
  const wrong = question.options.find((option) => option !== question.correctAnswer) ?? ''
  const feedback = question.options.map((option) =>
    option === wrong ? { misconception: null, text: `It is worked out: 2 × 3 = ${wrong}.` } : null,
  )
  expect(answerFaults({ ...question, feedback }).map(({ fault }) => fault)).toContain(
    'a correction that ends with the wrong answer',
  )
  expect(textsOf(question).length).toBeGreaterThan(5)
})
