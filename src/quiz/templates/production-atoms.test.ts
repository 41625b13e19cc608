import { expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { element, elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'

import { productionTemplates } from './whole-bank.ts'

/** Judges that derive the answer from the text of the question, by another method than the template. */

const SEEDS = 200

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
      /is ([\d.]+) (\w+)\. How long does it take until (\d+)%/.exec(question) ?? []
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

test('ec-e24: the last shells of the two hold as many electrons as that of the element of the text', () => {
  for (const { question, key } of drawn('ec-e24', 'table')) {
    const [, name = ''] = /as many outer electrons as (\w+)\.$/.exec(question) ?? []
    const given = elementNamed(name)
    const found = elements.filter(
      ({ symbol, period, group, electronsPerShell }) =>
        symbol !== given.symbol &&
        [2, 3, 4].includes(period) &&
        (group <= 2 || group >= 13) &&
        electronsPerShell.at(-1) === given.electronsPerShell.at(-1),
    )
    expect(found).toHaveLength(2)
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

test('ec-m25: the electrons that are left are those of the noble gas', () => {
  for (const { question, key } of drawn('ec-m25', 'formula')) {
    const [, name = '', gas = ''] = /ion of (\w+) has .* atom of (\w+)\?/.exec(question) ?? []
    const ion = formula(key.formula)
    expect([...composition(ion)]).toEqual([[elementNamed(name).symbol, 1]])
    expect(elementNamed(gas).group).toBe(18)
    expect(elementNamed(name).atomicNumber - ion.charge).toBe(elementNamed(gas).atomicNumber)
  }
})

test('ec-m26: the cards follow the diagonals of the usual drawing', () => {
  const diagonals = '1s 2s 2p 3s 3p 4s 3d 4p 5s 4d 5p 6s 4f 5d 6p 7s 5f 6d 7p'.split(' ')
  for (const { cards } of drawn('ec-m26', 'order')) {
    const places = cards.map((card) => diagonals.indexOf(card))
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  }
})

test('ec-m27 ec-h22: the electrons beyond argon fill boxes one by one, then a second time', () => {
  for (const { question, key } of [...drawn('ec-m27', 'number'), ...drawn('ec-h22', 'number')]) {
    const [, protons = '', symbol = '', size = ''] =
      /atomic number (\d+)\. .* ion ([A-Z][a-z]?)([²³⁴]?)⁺/.exec(question) ?? []
    expect(element(symbol).atomicNumber).toBe(Number(protons))
    const electrons = Number(protons) - (size === '' ? 1 : lowered(size)) - 18
    expect(key.value).toBe(question.includes('unpaired') ? aloneInBoxes(electrons) : electrons)
  }
})

test('ec-h23: exactly one element has the charge and the electrons', () => {
  for (const { question, key } of drawn('ec-h23', 'table')) {
    const [, size = '', inD = ''] = /X([²³⁴]?)⁺ .*\[Ar\] 3d([⁰¹²³⁴⁵⁶⁷⁸⁹]+)\./.exec(question) ?? []
    const protons = 18 + lowered(inD) + (size === '' ? 1 : lowered(size))
    expect(key.symbols).toEqual([elementByNumber(protons)?.symbol])
  }
})

test('ec-h25: the electrons alone in a box rise from card to card', () => {
  for (const { cards } of drawn('ec-h25', 'order')) {
    const counts = cards.map((card) => {
      const { charge } = formula(card)
      const symbol = card.replace(/[^A-Za-z]/g, '')
      return aloneInBoxes(element(symbol).atomicNumber - charge - 18)
    })
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
  }
})

test('ec-h24: the measured configurations have so many electrons alone in a box', () => {
  for (const { question, key } of drawn('ec-h24', 'table')) {
    const [from = 0, to = 0, wanted] = numbersOf(question)
    const found = elements.slice(from - 1, to).filter(({ electronConfiguration }) => {
      const alone = electronConfiguration
        .split(' ')
        .filter((part) => !part.startsWith('['))
        .map((part) => aloneIn(Number(part.slice(2)), { s: 1, p: 3, d: 5 }[part.charAt(1)] ?? 0))
      return alone.reduce((sum, count) => sum + count, 0) === wanted
    })
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

function elementNamed(name: string) {
  const found = elements.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(`No element has the name ${name}.`)
  return found
}

/** Electrons alone in one of the five 3d boxes. */
function aloneInBoxes(electrons: number): number {
  return aloneIn(electrons, 5)
}

/** Electrons alone in a box when each box gets one before any gets a second. */
function aloneIn(electrons: number, boxes: number): number {
  const filled = Array.from({ length: boxes }, () => 0)
  for (let place = 0; place < electrons; place += 1) {
    filled[place % boxes] = (filled[place % boxes] ?? 0) + 1
  }
  return filled.filter((count) => count === 1).length
}

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
  const versions = productionTemplates.filter((one) => one.id === id)
  if (versions.length === 0) throw new RangeError(`There is no template ${id}.`)
  return versions
    .flatMap((template) => Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)))
    .filter(({ type }) => type === kind)
}
