import { expect, test } from 'vitest'

import { drawnFrom, numbersIn, testNumbers } from '#quiz/testing/judged-numbers.ts'

import { entropy } from './entropy.ts'
import { equilibrium } from './equilibrium.ts'
import { analysis } from './school/analysis.ts'
import { spectra } from './spectra.ts'
import { structures } from './structures.ts'
import { thermochemistry } from './thermochemistry.ts'

/** Judges of what courses ask in their second year. They derive each answer from the text of its question. */

const questionsOf = drawnFrom([
  ...entropy,
  ...equilibrium,
  ...analysis,
  ...spectra,
  ...structures,
  ...thermochemistry,
])

const masses: Readonly<Record<string, number>> = { H: 1.008, C: 12.011, O: 15.999 }

/** The atoms of a formula as it is shown: each symbol as often as there are atoms of it. */
function atomsIn(shown: string): readonly string[] {
  let text = shown
    .replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    .replaceAll(/[⁰¹²³⁴-⁹⁺⁻]/g, '')
  while (/[([]/.test(text)) {
    text = text.replace(/[([]([A-Za-z0-9]*)[)\]](\d*)/, (_, inner: string, times: string) =>
      inner.repeat(Number(times === '' ? 1 : times)),
    )
  }
  return [...text.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, symbol = '', count = '']) =>
    Array.from({ length: Number(count === '' ? 1 : count) }, () => symbol),
  )
}

function chargeIn(shown: string): number {
  const [, size = '', sign = ''] = /([⁰¹²³⁴-⁹]*)([⁺⁻])$/.exec(shown) ?? []
  if (sign === '') return 0
  return (sign === '⁺' ? 1 : -1) * (size === '' ? 1 : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(size))
}

type Side = ReadonlyMap<string, number>

/** The formulas of a side of an equation with their numbers. */
function sideOf(text: string): Side {
  return new Map(
    text.split(' + ').map((term) => {
      const [, count = '', formula = ''] = /^(?:(\d+) )?(\S+)$/.exec(term) ?? []
      return [formula, Number(count === '' ? 1 : count)]
    }),
  )
}

function totalsOf(side: Side): string {
  const atoms = [...side].flatMap(([formula, count]) =>
    Array.from({ length: count }, () => atomsIn(formula)).flat(),
  )
  const charge = [...side].reduce((sum, [formula, count]) => sum + count * chargeIn(formula), 0)
  return `${atoms.toSorted().join('')} ${charge}`
}

test.each(['bo-m710', 'ch-m712'])('%s: atoms and charges agree with the smallest numbers', (id) => {
  for (const { question, correctAnswer, type } of questionsOf(id)) {
    expect(type).toBe('balance')
    const [left = '', right = ''] = correctAnswer.split(' → ')
    expect(totalsOf(sideOf(left))).toBe(totalsOf(sideOf(right)))
    const counts = [...sideOf(left).values(), ...sideOf(right).values()]
    expect([2, 3].filter((factor) => counts.every((count) => count % factor === 0))).toEqual([])
    expect(question).toContain([...sideOf(left).keys()].join(' + '))
  }
})

test('ge-m710: the sign of ΔG° says what is favored, the barrier how long it takes', () => {
  for (const question of questionsOf('ge-m710')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    for (const [place, left] of question.left.entries()) {
      const [energy = 0, barrier = 0] = numbersIn(left.replace('ΔG°', '').replace('Ea', ''))
      const wanted =
        energy > 0
          ? /^not favored/
          : halfLife(barrier) < 1
            ? /at once/
            : halfLife(barrier) > 1e9
              ? /spark or a catalyst/
              : /^neither/
      expect(question.partners[place]).toMatch(wanted)
    }
  }
})

/** By the Arrhenius equation with a factor of 10¹³ per second, in seconds. */
function halfLife(barrier: number): number {
  return Math.log(2) / (1e13 * Math.exp(-barrier / 2.479))
}

testNumbers(
  questionsOf,
  {
    'as-h710': (text) => {
      const [, grams = '0'] = /\(([\d.]+) g\/mol\)/.exec(text) ?? []
      const [, energy = ''] = /energy of (.*) J\./.exec(text) ?? []
      const [, length = '0'] = /over ([\d.]+) m\?/.exec(text) ?? []
      // A mole of the ions has the energy N × E and the mass of its molar mass.
      const joules = (numbersIn(energy)[0] ?? 0) * 6.022e23
      return Number(length) * Math.sqrt(Number(grams) / 1000 / (2 * joules))
    },
    // RT ln 10 is 5.708 kJ/mol at 25 °C.
    'ge-m713': (text) => -5.708 * Math.log10(numbersIn(text.slice(text.indexOf(' is ')))[0] ?? 1),
    'ge-m711': (text) => {
      const [, first = '', one = '', second = '', other = '', sum = ''] =
        /K of (.+) is (.+), of (.+ ⇌ .+?) ([\d.]+)\. What is K of (.+)\?$/.exec(text) ?? []
      const [k = 0, l = 0] = [one, other].map((shown) => numbersIn(shown)[0])
      const ways = [1, -1].flatMap((a) => [1, -1].map((b) => [a, b] as const))
      const fitting = ways.find(([a, b]) => {
        const net = new Map<string, number>()
        for (const [equation, factor] of [
          [first, a],
          [second, b],
          [sum, -1],
        ] as const) {
          const [left = '', right = ''] = equation.split(' ⇌ ')
          for (const [name, count] of sideOf(right)) add(net, name, factor * count)
          for (const [name, count] of sideOf(left)) add(net, name, -factor * count)
        }
        return [...net.values()].every((count) => count === 0)
      })
      const [a, b] = fitting ?? [Number.NaN, Number.NaN]
      return k ** a * l ** b
    },
    'ge-m712': (text) => {
      const [, formula = '', heat = '', grams = ''] =
        /, (\S+), has ΔH = −(.+) kJ\/mol\. How much heat do (\d+) g/.exec(text) ?? []
      return (numbersIn(heat)[0] ?? 0) / (massOf(formula) / Number(grams))
    },
    'ge-h712': (text) => {
      const [, formula = '', heat = '', megajoules = ''] =
        /, (\S+), has ΔH = −(.+) kJ\/mol\. What mass of CO₂ goes with (\d+) MJ/.exec(text) ?? []
      const carbons = atomsIn(formula).filter((symbol) => symbol === 'C').length
      return ((carbons * massOf('CO₂')) / (numbersIn(heat)[0] ?? 0)) * 1000 * Number(megajoules)
    },
    'bo-m711': (text) => {
      const [, parting = '0', once = '0', twice = '0'] =
        /takes (\d+) kJ\/mol, and hydration gives off (\d+) kJ\/mol for \S+, (\d+) kJ/.exec(text) ??
        []
      return Number(parting) - Number(once) - Number(twice) - Number(twice)
    },
  },
  [
    [
      'as-h710',
      'An ion ⁵⁸Ni⁺ (57.94 g/mol) has a kinetic energy of 1.5 × 10⁻¹⁶ J. How long does it fly over 1.20 m?',
      2.149e-5,
    ],
    ['ge-m713', 'Ksp of AgCl is 1.8 × 10⁻¹⁰ at 298.15 K.', 55.6],
    [
      'ge-h712',
      'Burning methane, CH₄, has ΔH = −891 kJ/mol. What mass of CO₂ goes with 1 MJ',
      49.4,
    ],
  ],
)

function add(net: Map<string, number>, name: string, count: number): void {
  net.set(name, (net.get(name) ?? 0) + count)
}

function massOf(formula: string): number {
  return atomsIn(formula).reduce((sum, symbol) => sum + (masses[symbol] ?? Number.NaN), 0)
}
