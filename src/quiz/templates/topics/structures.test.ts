import { expect, test } from 'vitest'

import { composition, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import { outerElectrons } from '#chemistry/compounds/molecules.ts'

import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { structures } from './structures.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(structures)

const digits = '₀₁₂₃₄₅₆₇₈₉'
const charges: Readonly<Record<string, string>> = { '⁻': '^-', '⁺': '^+', '²⁻': '^2-' }

/** A formula as it is shown, in plain notation and without the lines of bonds. */
function plain(shown: string): string {
  const [, body = '', charge = ''] = /^(.*?)([²³]?[⁺⁻])?$/.exec(shown.replace(/[=≡]/g, '')) ?? []
  const numbers = Array.from(body)
    .map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .join('')
  return numbers + (charges[charge] ?? '')
}

/** The outer electrons of all atoms, less the charge. */
function electronsOf(shown: string): number {
  const text = plain(shown)
  return [...composition(text)].reduce(
    (sum, [symbol, count]) => sum + count * outerElectrons(symbol),
    -readFormula(text).charge,
  )
}

/** The atoms of a formula by symbol. */
function atomsOf(shown: string): ReadonlyMap<string, number> {
  return composition(plain(shown))
}

/** Double bonds of a species without rings, by the electrons that its octets lack. */
function unsaturation(shown: string): number {
  const atoms = [...atomsOf(shown)]
  const needed = atoms.reduce((sum, [symbol, count]) => sum + count * (symbol === 'H' ? 2 : 8), 0)
  const bonds = (needed - electronsOf(shown)) / 2
  const total = atoms.reduce((sum, [, count]) => sum + count, 0)
  return bonds - (total - 1)
}

test('bo-e310: bonds in front of the paper, in it and behind it make the shape', () => {
  for (const { correctAnswer, figure } of of('bo-e310', 'mcq')) {
    if (figure?.kind !== 'wedge-drawing') throw new TypeError('No drawing.')
    const count = (way: string) => figure.bonds.filter((bond) => bond.way === way).length
    const key = [count('line'), count('wedge'), count('dashes')].join(' ')
    const wanted: Readonly<Record<string, string>> = {
      '3 0 0': 'trigonal planar',
      '1 1 1': 'trigonal pyramidal',
      '2 1 1': 'tetrahedral',
      opposite: 'seesaw-shaped',
      '0 2 2': 'square planar',
      '3 1 1': 'trigonal bipyramidal',
      '2 2 2': 'octahedral',
    }
    const [one = 0, other = 0] = figure.bonds.flatMap(({ way, degrees }) =>
      way === 'line' ? [degrees] : [],
    )
    const isOpposite = Math.abs(one - other) === 180
    expect(wanted[key === '2 1 1' && isOpposite ? 'opposite' : key]).toBe(correctAnswer)
  }
})

test('bo-e311: of the pairs between two atoms one is sigma', () => {
  for (const { question, correctAnswer } of of('bo-e311', 'mcq')) {
    expect(correctAnswer).toBe(question.includes('≡') ? '1 σ, 2 π' : '1 σ, 1 π')
  }
})

/** Pairs around the central atom, which all of these species name first but for water. */
function angleOf(shown: string): string {
  if (shown === 'H₂O') return '104.5°'
  if (shown === 'NH₃') return '107°'
  const atoms = [...atomsOf(shown).values()].reduce((sum, count) => sum + count, 0)
  return { 3: '180°', 4: '120°', 5: '109.5°' }[atoms] ?? ''
}

test('bo-m310, bo-h310: the angle follows from the number of neighbors and lone pairs', () => {
  for (const { question, correctAnswer } of of('bo-m310', 'mcq')) {
    const [, shown = ''] = /bonds in (\S+)\?/.exec(question) ?? []
    expect(correctAnswer).toBe(angleOf(shown))
  }
  for (const { left, partners } of of('bo-h310', 'match')) {
    expect(partners).toEqual(left.map(angleOf))
  }
})

/** Places that the double bond of a species can take, by formula. */
const turns: Readonly<Record<string, number>> = {
  'NO₂⁻': 2,
  'O₃': 2,
  'CO₃²⁻': 3,
  'CS₃²⁻': 3,
  'HCO₂⁻': 2,
  'CH₃CO₂⁻': 2,
  'NO₃⁻': 3,
  'NO₂F': 2,
  'NO₂Cl': 2,
  'HNO₃': 2,
  'HCO₃⁻': 2,
  'CH₃NO₂': 2,
  'N₂O₄': 2,
  'C₂O₄²⁻': 2,
}

function shownIn(question: string): string {
  return /, ([A-Z][^\s,?]*)[,?]/.exec(question)?.[1] ?? ''
}

test('bo-m311: each double bond that takes turns has its number of places', () => {
  for (const { question, key } of of('bo-m311', 'number')) {
    const shown = shownIn(question)
    const centers = ['N₂O₄', 'C₂O₄²⁻'].includes(shown) ? 2 : 1
    expect([question, key.value]).toEqual([question, (turns[shown] ?? 1) ** centers])
  }
})

test('bo-h311: a double bond among two or three places, or a bond of its own', () => {
  for (const { question, key } of of('bo-h311', 'number')) {
    const shown = shownIn(question)
    const places = turns[shown]
    const order = places === undefined ? Math.round(key.value) : 1 + 1 / places
    expect([question, key.value]).toEqual([question, order])
    // Without resonance the pi bonds are those that octets leave.
    const pi = places === undefined ? key.value - 1 : 1
    expect(unsaturation(shown) % pi).toBe(0)
  }
})

test('bo-h311: version 2 asks for no decimals that the answer does not have', () => {
  const questions = of('bo-h311', 'number').filter(({ id }) => id.startsWith('bo-h311.2.'))
  expect(questions.length).toBeGreaterThan(0)
  for (const { question, correctAnswer } of questions) {
    expect(question).not.toContain('to two decimals')
    expect(correctAnswer).toMatch(/^(?:[23]|1\.5|1\.33|2\.5)$/)
  }
})

test('bo-m313, bo-m314: pi bonds make up what single bonds leave of the octets', () => {
  for (const { question, key } of of('bo-m313', 'number')) {
    const [, shown = ''] = /, ([A-Z]\S*)\?/.exec(question) ?? []
    const atoms = [...atomsOf(shown).values()].reduce((sum, count) => sum + count, 0)
    expect(key.value).toBe(question.includes('σ') ? atoms - 1 : unsaturation(shown))
  }
  for (const { question, options, correctAnswer } of of('bo-m314', 'mcq')) {
    const wanted = question.includes('one π') ? 1 : 2
    expect(options.filter((shown) => unsaturation(shown) === wanted)).toEqual([correctAnswer])
  }
})

test('bo-h310: version 2 names the two species that were exchanged', () => {
  const texts = of('bo-h310', 'match')
    .filter(({ id }) => id.startsWith('bo-h310.2.'))
    .flatMap(({ corrections }) => corrections.map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => !/^\S+ and \S+ are exchanged\. /.test(text))).toEqual([])
})

test('bo-m611: version 2 calls no cell cubic that has atoms in a part of its edges', () => {
  const texts = of('bo-m611', 'number')
    .filter(({ id }) => id.startsWith('bo-m611.2.'))
    .map(({ question }) => question)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.includes('cubic'))).toEqual([])
})
