import { expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { aminoAcids } from '#chemistry/organic/amino-acids.ts'
import { drawnFrom, numbersIn, testNumbers } from '#quiz/testing/judged-numbers.ts'

import { acids } from './acids.ts'
import { forces } from './forces.ts'
import { organic } from './organic.ts'
import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { laboratory } from './school/laboratory.ts'
import { nuclear } from './school/nuclear.ts'
import { particles } from './school/particles.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const all = [...acids, ...forces, ...organic, ...laboratory, ...nuclear, ...particles]
const { of } = questionsOfTopic(all)

/** The name of an element as in 'carbon-12', and its mass number. */
function nuclideIn(text: string) {
  const [, name = '', mass = ''] = /([a-z]+)-(\d+) has/.exec(text) ?? []
  const found = elements.find((one) => one.name.toLowerCase() === name)
  return { protons: found?.protons ?? Number.NaN, mass: Number(mass) }
}

function defectIn(text: string): number {
  const [atom = 0, hydrogen = 0, neutron = 0] = [...text.matchAll(/(\d+\.\d{6}) u/g)].map(
    ([, number]) => Number(number),
  )
  const { protons, mass } = nuclideIn(text)
  return mass * neutron - protons * (neutron - hydrogen) - atom
}

testNumbers(
  drawnFrom(all),
  {
    'as-m621': defectIn,
    'as-h621': (text) => (defectIn(text) * 931.494) / nuclideIn(text).mass,
    'ge-e641': (text) => {
      const [flow = 0, hours = 0] = numbersIn(text)
      return 0.06 * flow * hours
    },
    'ge-m641': (text) => {
      const [cubic = 0, dose = 0, percent = 1] = numbersIn(text)
      return (100 * cubic * dose) / percent
    },
    'ph-m631': (text) => {
      const [pressure = 0, solute = 0, solvent = 0] = numbersIn(text)
      return pressure / (1 + solute / solvent)
    },
  },
  [
    [
      'as-m621',
      'An atom of helium-4 has 4.002603 u, one of hydrogen-1 1.007825 u, a neutron 1.008665 u.',
      0.030_377,
    ],
    ['ge-e641', 'A tap drips 5 mL/min. How many liters of water are lost in 2 hours?', 0.6],
  ],
)

test('as-e621: the mass that is missing for each particle orders the nuclei', () => {
  for (const { cards } of of('as-e621', 'order')) {
    const shares = cards.map((card) => {
      const [name = '', number = ''] = card.split('-')
      const found = elements.find((one) => one.name.toLowerCase() === name)
      const mass = naturalIsotopes(found?.symbol ?? 'H').find(
        ({ massNumber }) => massNumber === Number(number),
      )?.mass
      // With fewer u for each particle a nucleus is bound better; protons weigh a little less.
      const parts =
        (found?.protons ?? 0) * 1.007_825 + (Number(number) - (found?.protons ?? 0)) * 1.008_665
      return (parts - (mass ?? 0)) / Number(number)
    })
    expect([cards, shares.toSorted((a, b) => a - b)]).toEqual([cards, shares])
  }
})

const years: Readonly<Record<string, number>> = {
  whole: 1808,
  uranium: 1896,
  cathode: 1897,
  charge: 1909,
  'a nucleus': 1911,
  levels: 1913,
  'X-rays': 1913,
  waves: 1926,
  neutrons: 1932,
}

test('as-m611: years stand in their order', () => {
  for (const { cards } of of('as-m611', 'order')) {
    const found = cards.map((card) =>
      card.startsWith('X-rays')
        ? 1913
        : (Object.entries(years).find(([word]) => card.includes(word))?.[1] ?? 0),
    )
    expect([cards, found.toSorted((a, b) => a - b)]).toEqual([cards, found])
    expect(new Set(found).size).toBe(found.length)
  }
})

test('as-e611, as-m612: each thing has a word of what belongs to it', () => {
  const words: Readonly<Record<string, RegExp>> = {
    Dalton: /whole/,
    Becquerel: /uranium/,
    Thomson: /cathode/,
    Millikan: /charge of one/,
    Rutherford: /a nucleus/,
    Bohr: /levels/,
    Moseley: /X-rays/,
    Schrödinger: /waves/,
    Chadwick: /neutrons/,
    pass: /empty/,
    bounce: /nucleus/,
    bend: /negative/,
    'all metals': /contain electrons/,
    drops: /portions/,
    glowing: /levels/,
    rings: /waves/,
    neon: /isotopes/,
    ratios: /whole atoms/,
  }
  for (const { left, partners } of [...of('as-e611', 'match'), ...of('as-m612', 'match')]) {
    left.forEach((thing, place) => {
      const [, word = /^$/] = Object.entries(words).find(([mark]) => thing.includes(mark)) ?? []
      expect([thing, partners[place]]).toEqual([thing, expect.stringMatching(word)])
    })
  }
})

/** Whether a species is a positive ion of a metal or hydrogen, or is known as short of electrons. */
function takesPairs(shown: string): boolean {
  return (
    /^[A-Z][a-z]?[²³]?⁺$/.test(shown) ||
    ['BF₃', 'BCl₃', 'B(OH)₃', 'AlCl₃', 'CO₂', 'SO₂', 'PF₅', 'SiF₄'].includes(shown)
  )
}

test('ch-e611, ch-m611: positive ions and what lacks electrons take the pair', () => {
  for (const { question, correctAnswer } of [
    ...of('ch-e611', 'formula'),
    ...of('ch-m611', 'formula'),
  ]) {
    const [, one = '', other = '', product = ''] =
      /(\S+) \+ (?:\d )?(\S+) → (\S+?)(?: one|\?)/.exec(question) ?? []
    const asksAcid = question.includes('Lewis acid')
    expect([question, [one, other].filter((shown) => takesPairs(shown) === asksAcid)]).toEqual([
      question,
      [correctAnswer],
    ])
    expect(composition(product.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]/g, '')).size).toBeGreaterThan(1)
  }
})

test('ch-m631: a chain weighs what its amino acids weigh, less the water', () => {
  for (const { question, correctAnswer } of of('ch-m631', 'formula')) {
    const [, chain = ''] = /amino acids (\S+) join/.exec(question) ?? []
    const units = chain.split('–')
    const mass = units.reduce(
      (sum, short) => {
        const found = aminoAcids.find((one) => one.short === short)
        return sum + molarMass(found?.formula ?? 'H')
      },
      -(units.length - 1) * molarMass('H2O'),
    )
    expect(Math.abs(molarMass(correctAnswer) - mass)).toBeLessThan(0.001)
  }
})

test('ge-m631: standard forms have the value and one digit before the point', () => {
  for (const { left, partners } of of('ge-m631', 'match')) {
    left.forEach((plain, place) => {
      const standard = partners[place] ?? ''
      const [value = 0] = numbersIn(plain)
      expect([plain, Math.abs((numbersIn(standard)[0] ?? 0) / value - 1) < 1e-9]).toEqual([
        plain,
        true,
      ])
      expect(standard).toMatch(/^[1-9]\.\d\d × 10/)
    })
  }
})

test('ge-m632: mean and spread tell accurate from precise', () => {
  for (const { question, options, correctAnswer } of of('ge-m632', 'mcq')) {
    const [accepted = 0] = numbersIn(question)
    const isAccurate = /both|accurate on/.test(question)
    const isPrecise = /both|are precise/.test(question)
    const fitting = options.filter((option) => {
      const values = option.split(', ').map(Number)
      const mean = values.reduce((sum, value) => sum + value, 0) / 3
      const spread = Math.max(...values) - Math.min(...values)
      return Math.abs(mean - accepted) < 0.1 === isAccurate && spread < 0.2 === isPrecise
    })
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

/** Triple and critical point of a text, in °C and kPa. */
function pointsIn(text: string): readonly number[] {
  return [...text.matchAll(/at (−?\d+) °C and ([\d\u202f.]+) kPa/g)].flatMap(
    ([, t = '', p = '']) => [Number(t.replace('−', '-')), Number(p.replace('\u202f', ''))],
  )
}

/** The pressure of boiling, on a straight line of its logarithm against 1/T between the two points. */
function boilingPressure(text: string, celsius: number): number {
  const [t1 = 0, p1 = 1, t2 = 0, p2 = 1] = pointsIn(text)
  const inverse = (degrees: number) => 1 / (degrees + 273.15)
  const share = (inverse(celsius) - inverse(t1)) / (inverse(t2) - inverse(t1))
  return Math.exp(Math.log(p1) + share * Math.log(p2 / p1))
}

test('ph-m621: at the pressure a liquid is there, boils, or neither', () => {
  for (const { question, options, correctAnswer } of of('ph-m621', 'mcq')) {
    const [, triple = 0, , critical = 0] = pointsIn(question)
    const fitting = options.filter((option) => {
      const [pressure = 0] = numbersIn(option)
      if (question.includes('without melting')) return pressure < triple
      return question.includes('never')
        ? pressure > critical
        : pressure > triple && pressure < critical
    })
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

test('ph-m622: states follow from the curve of boiling between the two points', () => {
  for (const { question, left, partners } of of('ph-m622', 'match')) {
    const [cold = 0, , warm = 0, high = 0] = pointsIn(question)
    left.forEach((condition, place) => {
      const [celsius = 0, pressure = 0] = numbersIn(condition)
      const fluid = pressure > boilingPressure(question, celsius) ? 'liquid' : 'gas'
      const state =
        celsius < cold ? 'solid' : celsius > warm && pressure > high ? 'supercritical fluid' : fluid
      expect([question, condition, partners[place]]).toEqual([question, condition, state])
    })
  }
})

test('ph-e621: lines are named after the two states beside them', () => {
  const changes: Readonly<Record<string, string>> = {
    'solid and liquid': 'melting and freezing',
    'liquid and gas': 'boiling and condensing',
    'solid and gas': 'sublimation and deposition',
  }
  for (const { left, partners } of of('ph-e621', 'match')) {
    left.forEach((part, place) => {
      const partner = partners[place] ?? ''
      const [, states = ''] = /line of (.+)/.exec(part) ?? []
      expect([
        part,
        partner.includes(' and ') && !partner.includes('together') && !partner.includes('alike'),
      ]).toEqual([part, part.includes('line')])
      if (states !== '') expect(partner).toBe(changes[states])
      else if (part.includes('triple')) expect(partner).toContain('together')
      else if (part.includes('critical')) expect(partner).toContain('alike')
      else expect(partner).toBe(part.includes('at low pressure') ? 'gas alone' : 'solid alone')
    })
  }
})
