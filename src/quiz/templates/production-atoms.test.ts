import { expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { element, elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'

import { productionTemplates } from './whole-bank.ts'

/** Judges that derive the answer from the text of the question, by another method than the template. */

const SEEDS = 500

test('as-e23: the protons of the text are those of the element, and the atom occurs in nature', () => {
  for (const { question, key } of drawn('as-e23', 'table')) {
    const [protons = 0, neutrons = 0, electrons] = numbersOf(question)
    const symbol = elementByNumber(protons)?.symbol ?? ''
    expect(key.symbols).toEqual([symbol])
    expect(electrons).toBe(protons)
    expect(massNumbersOf(symbol)).toContain(protons + neutrons)
  }
})

test('as-m24: only one element has a natural isotope with these numbers', () => {
  for (const { question, key } of drawn('as-m24', 'table')) {
    const [massNumber = 0, neutrons = 0] = numbersOf(question)
    const found = elements.filter(
      ({ symbol, atomicNumber }) =>
        atomicNumber + neutrons === massNumber && massNumbersOf(symbol).includes(massNumber),
    )
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

test('as-m21: the charges of protons and electrons add up to that of the formula', () => {
  for (const { question, key } of drawn('as-m21', 'formula')) {
    const [protons = 0, neutrons = 0, electrons = 0] = numbersOf(question)
    const ion = formula(key.formula)
    const [[symbol = '', count] = []] = composition(ion)
    expect([element(symbol).atomicNumber, count, ion.charge]).toEqual([
      protons,
      1,
      protons - electrons,
    ])
    expect(massNumbersOf(symbol)).toContain(protons + neutrons)
  }
})

test('as-m25: the particles are counted one kind after the other', () => {
  for (const { question, key } of drawn('as-m25', 'number')) {
    const [, nuclide = '', symbol = '', size = '', sign = ''] =
      /ion ([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([A-Z][a-z]?)([²³⁴]?)([⁺⁻])/.exec(question) ?? []
    const massNumber = lowered(nuclide)
    const charge = (size === '' ? 1 : lowered(size)) * (sign === '⁺' ? 1 : -1)
    const protons = element(symbol).atomicNumber
    const [neutrons, electrons] = [massNumber - protons, protons - charge]
    expect(key.value).toBe(protons + neutrons + electrons)
  }
})

test('as-m26: a mole of the atoms weighs as many grams as one of them weighs u', () => {
  for (const { question, key } of drawn('as-m26', 'number')) {
    const [, mass = ''] = /weighs ([\d.]+) u/.exec(question) ?? []
    expect((key.value * 6.022_140_76e23) / Number(mass)).toBeCloseTo(1, 4)
  }
})

test('as-m23: protons and neutrons of each card make up its mass number, and the neutrons rise', () => {
  for (const { cards, shown } of drawn('as-m23', 'order')) {
    const neutrons = cards.map((card) => {
      const [, massNumber = '', protons = '', symbol = ''] =
        /^([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([₀₁₂₃₄₅₆₇₈₉]+)(\w+)$/.exec(card) ?? []
      expect(element(symbol).atomicNumber).toBe(sunken(protons))
      expect(massNumbersOf(symbol)).toContain(lowered(massNumber))
      return lowered(massNumber) - sunken(protons)
    })
    expect(neutrons).toEqual([...new Set(neutrons)].toSorted((a, b) => a - b))
    expect(isShuffled(shown)).toBe(true)
  }
})

test('as-h28: the electrons rise from card to card, which the atomic numbers do not', () => {
  for (const { cards } of drawn('as-h28', 'order')) {
    const counts = cards.map((card) => {
      const { units, charge } = formula(card)
      const [group] = units[0]?.groups ?? []
      return element(group?.kind === 'atoms' ? group.symbol : '').atomicNumber - charge
    })
    const numbers = cards.map((card) => element(card.replace(/[^A-Za-z]/g, '')).atomicNumber)
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b))
  }
})

test('as-h26: going through the decays one by one leads to the element', () => {
  for (const { question, key } of drawn('as-h26', 'table')) {
    const [, name = '', alpha = '', beta = ''] =
      /^([A-Za-z]+)-\d+ goes through (\d+) alpha decays? and (\d+) beta-minus decay/.exec(
        question,
      ) ?? []
    let protons = elements.find((one) => one.name === name)?.atomicNumber ?? 0
    for (let count = 0; count < Number(alpha); count += 1) protons -= 2
    for (let count = 0; count < Number(beta); count += 1) protons += 1
    expect(key.symbols).toEqual([elementByNumber(protons)?.symbol])
  }
})

test('as-h27: charge and mass number are kept by the decays', () => {
  for (const { question, key } of drawn('as-h27', 'number')) {
    const [before = 0, from = 0, after = 0, to = 0] = numbersOf(question)
    const alpha = (before - after) / 4
    expect(Number.isInteger(alpha)).toBe(true)
    expect(2 * alpha - key.value + to).toBe(from)
  }
})

test('as-h29: after the time exactly the share is left', () => {
  for (const { question, key } of drawn('as-h29', 'number')) {
    const [, halfLife = '', unit, percent = ''] =
      /is ([\d.]+) (\w+)\. After which time is (\d+)%/.exec(question) ?? []
    expect(key.unit).toBe(unit)
    expect(100 * 0.5 ** (key.value / Number(halfLife))).toBeCloseTo(Number(percent), 8)
  }
})

test('as-h30: the average is the balance point of the isotopes, with their measured masses', () => {
  for (const { question, key } of drawn('as-h30', 'number')) {
    const parts = [...question.matchAll(/(\d+)% ([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([A-Z][a-z]?) \(([\d.]+) u\)/g)].map(
      ([, share = '', massNumber = '', symbol = '', mass = '']) => {
        const isotope = naturalIsotopes(symbol).find(
          (one) => one.massNumber === lowered(massNumber),
        )
        expect(isotope?.mass.toFixed(2)).toBe(mass)
        return { share: Number(share), mass: Number(mass) }
      },
    )
    expect(parts).toHaveLength(3)
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    expect(parts.reduce((sum, { share, mass }) => sum + share * (mass - key.value), 0)).toBeCloseTo(
      0,
      8,
    )
  }
})

function numbersOf(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

function massNumbersOf(symbol: string): readonly number[] {
  return naturalIsotopes(symbol).map(({ massNumber }) => massNumber)
}

/** The number that raised digits stand for. */
function lowered(raised: string): number {
  return digitsOf(raised, '⁰¹²³⁴⁵⁶⁷⁸⁹')
}

/** The number that lowered digits stand for. */
function sunken(digits: string): number {
  return digitsOf(digits, '₀₁₂₃₄₅₆₇₈₉')
}

function digitsOf(text: string, alphabet: string): number {
  return Number(Array.from(text, (digit) => alphabet.indexOf(digit)).join(''))
}

function isShuffled(shown: readonly number[]): boolean {
  const isWhole = shown.toSorted((a, b) => a - b).every((card, place) => card === place)
  return isWhole && shown.some((card, place) => card !== place)
}

function drawn<Kind extends ProductionKind>(
  id: string,
  kind: Kind,
): readonly ProductionQuestionOf<Kind>[]
function drawn(id: string, kind: ProductionKind): readonly unknown[] {
  const template = productionTemplates.find((one) => one.id === id)
  if (template === undefined) throw new RangeError(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).filter(
    ({ type }) => type === kind,
  )
}
