import { expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { drawnFrom, numbersIn, testNumbers } from '#quiz/testing/judged-numbers.ts'

import { forces } from './forces.ts'
import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { solutions } from './solutions.ts'
import { spectra } from './spectra.ts'
import { thermochemistry } from './thermochemistry.ts'

/** Judges that work out each answer from the text of its question, by another way than its template. */

const all = [...solutions, ...forces, ...spectra, ...thermochemistry]
const { of } = questionsOfTopic(all)

/** The formula that stands between commas, or at the end of a card. */
function formulaIn(text: string): string {
  return /, ([A-Z][^\s,]*),/.exec(text)?.[1] ?? text.split(' ').at(-1) ?? ''
}

/** Particles of a formula unit: metals and what is left for each of their charges; molecules stay whole. */
function particlesOf(formula: string): number {
  const counts: Readonly<Record<string, number>> = {
    NaCl: 2,
    KBr: 2,
    'NaNO₃': 2,
    'CaCl₂': 3,
    'MgCl₂': 3,
    'Na₂SO₄': 3,
  }
  return counts[formula] ?? 1
}

const numbersOf = (text: string) =>
  numbersIn(text.replaceAll(/[A-Z][A-Za-z₀-₉()]*[₀-₉][A-Za-z₀-₉()]*/g, '').replace('1,2-diol', ''))

testNumbers(
  drawnFrom(all),
  {
    'ge-m611': (text) => {
      const [grams = 0, water = 1] = numbersOf(text)
      return grams / molarMass(formulaIn(text)) / (water / 1000)
    },
    'ge-m612': (text) => {
      const [strength = 0, constant = 0] = numbersOf(text)
      return 0 - constant * strength * particlesOf(formulaIn(text))
    },
    'ge-m614': (text) => {
      const [strength = 0, degrees = 0, gas = 0] = numbersOf(text)
      return particlesOf(formulaIn(text)) * strength * gas * (degrees + 273.15)
    },
    'ge-h611': (text) => {
      const [grams = 0, solvent = 1, constant = 0, drop = 1] = numbersIn(text)
      return (grams * 1000 * constant) / (drop * solvent)
    },
    'ph-m611': (text) => {
      const [before = 1, dissolved = 0, after = 0] = numbersIn(text)
      return (dissolved / before) * after
    },
    'ec-m611': (text) => {
      const [work = 0, frequency = 0, planck = 0] = numbersIn(text)
      return planck * frequency - work
    },
    'ec-h611': (text) => {
      const [from = 0, to = 0] = [...text.matchAll(/n = (\d)/g)].map(([, n]) => Number(n))
      // Source: CODATA 2022, the Rydberg constant of hydrogen, in 1/nm.
      const waves = 0.01097 * Math.abs(1 / from ** 2 - 1 / to ** 2)
      return 1 / waves
    },
    'ge-m621': (text) => {
      const [grams = 1, capacity = 0, rise = 0] = numbersOf(text)
      return (capacity * rise * molarMass(formulaIn(text))) / grams
    },
  },
  [
    [
      'ge-m611',
      '18.0 g of glucose, C₆H₁₂O₆, are dissolved in 250 g of water. What is the molality?',
      0.4,
    ],
    ['ge-m612', 'At what … of 0.10 mol/kg of sodium chloride, NaCl, in water? Kf is 1.86', -0.372],
    ['ge-m614', 'A solution of 0.010 mol/L of glucose, C₆H₁₂O₆, is at 25 °C. R is 8.314', 24.8],
    ['ec-h611', 'from n = 3 to n = 2', 656.3],
    ['ec-h611', 'from n = 2 to n = 1', 121.5],
  ],
)

test('ge-e611: more particles freeze lower', () => {
  for (const { question, cards } of of('ge-e611', 'order')) {
    const particles = cards.map((card) => {
      const [strength = 0] = numbersIn(card)
      return strength * particlesOf(formulaIn(card))
    })
    expect([question, particles.toSorted((a, b) => b - a)]).toEqual([question, particles])
    expect(cards.every((card) => composition(formulaIn(card)).size > 0)).toBe(true)
  }
})
