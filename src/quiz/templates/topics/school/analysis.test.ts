import { describe, expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { equation as equationOf, isBalanced } from '#chemistry/reactions/equations.ts'
import type { Question } from '#quiz/question.ts'

import { analysis } from './analysis.ts'
import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of, texts } = questionsOfTopic(analysis)

/** Words of the observation that belong to one gas alone. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/pop/, 'H₂'],
  [/glowing/, 'O₂'],
  [/limewater/, 'CO₂'],
  [/bleached/, 'Cl₂'],
  [/red litmus.* blue/, 'NH₃'],
  [/manganate/, 'SO₂'],
]
const gasOf = (text: string) => marks.find(([mark]) => mark.test(text))?.[1] ?? ''

const names = {
  'H₂': 'Hydrogen',
  'O₂': 'Oxygen',
  'CO₂': 'Carbon dioxide',
  'Cl₂': 'Chlorine',
  'NH₃': 'Ammonia',
  'SO₂': 'Sulfur dioxide',
}

test('ch-e250, ch-e251: each test belongs to the gas of its observation', () => {
  for (const { left, partners } of of('ch-e250', 'match')) {
    expect(left).toEqual(
      partners.map((text) => Object.entries(names).find(([gas]) => gas === gasOf(text))?.[1]),
    )
  }
  for (const { question, correctAnswer } of of('ch-e251', 'mcq')) {
    expect(correctAnswer).toContain(`, ${gasOf(question)}`)
  }
})

/** Light that the metals give, by the wavelength that is strongest in it, in nm; none in the visible part for others. */
const lines: Readonly<Record<string, number>> = {
  Lithium: 671,
  Sodium: 589,
  Potassium: 767,
  Calcium: 622,
  Strontium: 650,
  Barium: 524,
  Copper: 510,
}

function hueOf(metal: string): RegExp {
  const wavelength = lines[metal]
  if (wavelength === undefined) return /^no color$/
  if (wavelength > 700) return /lilac/
  if (wavelength > 600) return /red|crimson/
  return wavelength > 570 ? /yellow/ : /green/
}

test('ch-e252, ch-e254: the colors fit the strongest lines of the spectra', () => {
  for (const { left, partners } of of('ch-e252', 'match')) {
    left.forEach((metal, place) => expect(partners[place]).toMatch(hueOf(metal)))
  }
  for (const { question, correctAnswer } of of('ch-e254', 'table')) {
    const [, list = ''] = /Salts of (.+) are held/.exec(question) ?? []
    const metals = list.split(/, | and /).map((name) => name.replace(/^./, (c) => c.toUpperCase()))
    const wanted = metals.filter((name) => Object.hasOwn(lines, name))
    expect(correctAnswer.split(', ')).toHaveLength(wanted.length)
    expect(wanted.length).toBeLessThan(metals.length)
  }
})

/** The color of a hydroxide follows from the d electrons of its ion. */
function colorOfHydroxide(ion: string): string {
  if (ion.startsWith('NH')) return 'no precipitate'
  const charge = ion.includes('³') ? 3 : 2
  const [symbol = ''] = composition(ion).keys()
  const electrons = { Cu: 29, Fe: 26, Cr: 24 }[symbol]
  if (electrons === undefined) return 'white precipitate'
  const inner = electrons - charge - 18
  return `${inner === 9 ? 'blue' : inner === 5 ? 'red-brown' : 'green'} precipitate`
}

test('ch-e253: hydroxides of ions without an open d shell are white', () => {
  for (const { left, partners } of of('ch-e253', 'match')) {
    expect(partners).toEqual(left.map(colorOfHydroxide))
  }
})

test('ch-m250: atoms and charges agree, and the numbers have no common divisor', () => {
  for (const { key, correctAnswer } of of('ch-m250', 'balance')) {
    expect(isBalanced(equationOf(correctAnswer))).toBe(true)
    expect(isBalanced(equationOf(key.equation))).toBe(false)
  }
})

test('ch-m251: an acid goes with the carbonate that it removes, a reagent with its ion', () => {
  const needed: readonly (readonly [RegExp, RegExp])[] = [
    [/^nitric acid/, /carbonate.*no halide/],
    [/^hydrochloric acid/, /carbonate.*no sulfate/],
    [/^silver nitrate/, /^precipitates a halide$/],
    [/^barium chloride/, /^precipitates sulfate$/],
    [/^warm sodium hydroxide/, /ammonium/],
    [/^more sodium hydroxide/, /aluminum/],
    [/^chlorine water/, /bromine or iodine/],
    [/^limewater/, /carbon dioxide/],
  ]
  for (const { left, partners } of of('ch-m251', 'match')) {
    left.forEach((step, place) => {
      const own = needed.find(([mark]) => mark.test(step))?.[1] ?? /^$/
      expect(partners.filter((text) => own.test(text))).toEqual([partners[place]])
    })
  }
})

test('ch-m252: flame and precipitate lead to the one salt of the options', () => {
  for (const { question, options, correctAnswer } of of('ch-m252', 'mcq')) {
    const [, color = ''] = /colors a flame (.+?), and/.exec(question) ?? []
    const solid = /barium/.test(question)
      ? 'sulfate'
      : { white: 'chloride', cream: 'bromide', yellow: 'iodide' }[
          /a (\w+) precipitate/.exec(question)?.[1] ?? ''
        ]
    const fitting = options.filter((option) => {
      const [metal = '', anion] = option.replace('(II)', '').split(' ')
      return hueOf(metal.replace(/^./, (c) => c.toUpperCase())).test(color) && anion === solid
    })
    expect(fitting).toEqual([correctAnswer])
  }
})

/** The behavior of an ion in solution, for a search through all of them. */
type Behavior = readonly [
  ion: string,
  hydroxide: string,
  withHydroxide: boolean,
  withAmmonia: boolean,
  flame: string,
]

const behaviors: readonly Behavior[] = [
  ['Cu²⁺', 'blue', false, true, 'green'],
  ['Fe²⁺', 'green', false, false, ''],
  ['Fe³⁺', 'red-brown', false, false, ''],
  ['Cr³⁺', 'green', true, false, ''],
  ['Al³⁺', 'white', true, false, 'no color'],
  ['Zn²⁺', 'white', true, true, 'no color'],
  ['Ca²⁺', 'white', false, false, 'orange-red'],
  ['Mg²⁺', 'white', false, false, 'no color'],
]

test('ch-m253: the precipitate and the effect of more reagent lead to one ion', () => {
  for (const { question, correctAnswer } of of('ch-m253', 'formula')) {
    expect(ionOf(question)).toEqual([correctAnswer])
  }
})

function ionOf(text: string): readonly string[] {
  if (/litmus/.test(text)) return ['NH₄⁺']
  if (/only after aluminum/.test(text)) return ['NO₃⁻']
  if (/barium/.test(text)) return ['SO₄²⁻']
  if (/orange\./.test(text) || /cream/.test(text)) return ['Br⁻']
  if (/starch/.test(text) || /yellow precipitate/.test(text)) return ['I⁻']
  if (/silver nitrate give a white/.test(text)) return ['Cl⁻']
  if (/lilac/.test(text)) return ['K⁺']
  if (/strong yellow/.test(text)) return ['Na⁺']
  const isDark = /becomes a dark green/.test(text)
  const dissolves = isDark || /dissolves? in more/.test(text)
  return behaviors
    .filter(([ion, color, withHydroxide, withAmmonia, flame]) => {
      if (/dark blue solution/.test(text)) return ion === 'Cu²⁺'
      if (!text.includes(`a ${color} precipitate`)) return false
      if (/^.*tested\. Ammonia/.test(text)) return !withAmmonia && !isDark && ion !== 'Cr³⁺'
      if (withHydroxide !== dissolves) return false
      if (/Both dissolve/.test(text)) return withAmmonia
      if (/That of ammonia stays/.test(text)) return !withAmmonia
      return !text.includes('flame') || text.includes(flame)
    })
    .map(([ion]) => ion)
}

test('ch-h250: the charges of the salt add up, and its equation is balanced', () => {
  for (const { parts } of of('ch-h250', 'steps')) {
    const [cation, anion, salt, equation] = parts.map(({ answer }) => answer)
    const [metal = ''] = composition(cation ?? '').keys()
    const [center = ''] = composition(anion ?? '').keys()
    const counts = composition(salt ?? '')
    const charges = [cation, anion].map((ion) => ({ '²': 2, '³': 3 })[ion?.at(-2) ?? ''] ?? 1)
    expect((counts.get(metal) ?? 0) * (charges[0] ?? 0)).toBe(
      (counts.get(center) ?? 0) * (charges[1] ?? 0),
    )
    expect(isBalanced(equationOf(equation ?? ''))).toBe(true)
    expect(
      ionOf(`tested. ${parts[0]?.ask ?? ''}`.replace('and in ammonia', 'Both dissolve')),
    ).toContain(cation)
    expect(ionOf(parts[1]?.ask ?? '')).toEqual([anion])
  }
})

test('ch-h251: the least soluble silver salt withstands ammonia longest', () => {
  // Logarithms of the solubility products of OpenStax Chemistry 2e; nitrate does not precipitate at all.
  const solubility = { chloride: -9.8, bromide: -12.3, iodide: -15.8, nitrate: 2 }
  const rank = ['no precipitate', 'dilute', 'concentrated', 'no ammonia']
  for (const { left, partners } of of('ch-h251', 'match')) {
    const places = partners.map((text) => rank.findIndex((word) => text.includes(word)))
    const sorted = left.toSorted((a, b) => valueOf(b) - valueOf(a))
    expect(left.map((salt) => sorted.indexOf(salt))).toEqual(places)
  }
  function valueOf(salt: string): number {
    return Object.entries(solubility).find(([name]) => salt.endsWith(name))?.[1] ?? 0
  }
})

describe('ch-h252', () => {
  test('the mass follows from millimoles', () => {
    for (const { question, key } of of('ch-h252', 'number')) {
      const [milliliters = 0, strength = 0] = firstNumbers(question)
      const [, solid = ''] = /What mass of (\S+) precip/.exec(question) ?? []
      const anions = composition(solid).get('I') ?? 1
      const milligrams = (milliliters * strength * molarMass(solid)) / anions
      expect(key.value).toBeCloseTo(milligrams / 1000, 9)
    }
  })
})

test('no two colors that are hard to tell apart stand in one question', () => {
  const alike = [
    ['cream', 'white'],
    ['crimson', 'orange-red'],
    ['scarlet', 'crimson'],
    ['blue-green', 'pale green'],
  ]
  for (const id of ['ch-e252', 'ch-e253']) {
    for (const question of texts(id)) {
      for (const pair of alike) {
        expect(pair.every((word) => shownWords(question).includes(word))).toBe(false)
      }
    }
  }
})

function shownWords(question: Question): string {
  return question.type === 'match' ? question.partners.join(' ') : ''
}

test('ch-e262: only one of the options has its strongest line in that color', () => {
  for (const { question, options, correctAnswer } of of('ch-e262', 'mcq')) {
    const [, color = ''] = /flame (.+?)\. It is/.exec(question) ?? []
    const fitting = options.filter((name) =>
      hueOf(name.replace(/^./, (c) => c.toUpperCase())).test(color),
    )
    expect(fitting).toEqual([correctAnswer])
  }
})

test('ch-m400: the gas of a reaction has the test of its mark', () => {
  const gases: readonly (readonly [RegExp, RegExp])[] = [
    [/carbonate/, /limewater/],
    [/^Ammonium/, /red litmus/],
    [/peroxide|manganate\(VII\) is heated/, /glowing/],
    [/anode|to potassium manganate/, /bleached/],
    [/sulfite|Copper is/, /fades/],
    [/^(Magnesium|Zinc|Iron) is added/, /pops/],
  ]
  for (const { question, options, correctAnswer } of of('ch-m400', 'mcq')) {
    const own = gases.filter(([source]) => source.test(question))
    expect(own).toHaveLength(1)
    const [, mark = /^$/] = own[0] ?? []
    expect(options.filter((text) => mark.test(text))).toEqual([correctAnswer])
  }
})
