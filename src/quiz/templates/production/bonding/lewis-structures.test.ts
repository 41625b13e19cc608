import { expect, test } from 'vitest'

import { faultOf } from '#chemistry/lewis/drawing-fault.ts'
import { parseDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { judged } from '#quiz/kinds/kinds.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'

import { lewisStructures } from './lewis-structures.ts'

const SEEDS = 500

/** Outer electrons by group, for the elements that are asked for. */
const outer = numbersOf(
  'H 1, Be 2, B 3, Al 3, C 4, Si 4, N 5, P 5, As 5, Sb 5, O 6, S 6, Se 6, F 7, Cl 7, Br 7, I 7, Xe 8, Kr 8',
)
const digits = '₀₁₂₃₄₅₆₇₈₉'
const raisedDigits: readonly string[] = ['⁰', '¹', '²', '³', '⁴']

function drawn(id: string): readonly ProductionQuestionOf<'lewis'>[] {
  const template = lewisStructures.find((one) => one.id === id)
  if (template === undefined) throw new RangeError(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).filter(
    (question) => question.type === 'lewis',
  )
}

/** The atoms and the charge of the formula that stands in a text. */
function speciesIn(text: string) {
  const [, atoms = '', size = '', sign = ''] =
    /, ((?:[A-Z][a-z]?[₀-₉]*)+)([²³⁴]?)([⁺⁻]?)(?=[,. ])/.exec(text) ?? []
  const symbols = Array.from(atoms.matchAll(/([A-Z][a-z]?)([₀-₉]*)/g)).flatMap(
    ([, symbol = '', count = '']) =>
      Array.from({ length: count === '' ? 1 : digits.indexOf(count) }, () => symbol),
  )
  const charged = sign === '' ? 0 : size === '' ? 1 : raisedDigits.indexOf(size)
  const charge = sign === '⁻' ? -charged : charged
  return {
    symbols,
    charge,
    electrons: sum(symbols.map((symbol) => outer.get(symbol) ?? NaN)) - charge,
  }
}

/** Shared pairs, lone pairs by element and charges, read from the right answer as it is shown. */
function readAnswer(text: string, symbols: readonly string[]) {
  const [bonds = '', ...parts] = text.split('; ')
  const shared = bonds.split(', ').map((bond) => {
    const [, count = '1', sign = ''] = /^(?:(\d) )?[A-Z][a-z]?([–=≡])[A-Z][a-z]?$/.exec(bond) ?? []
    return Number(count) * ('–=≡'.indexOf(sign) + 1)
  })
  const [pairs = '', charges = ''] = ['lone pairs: ', 'formal charges: '].map(
    (begin) => parts.find((part) => part.startsWith(begin))?.slice(begin.length) ?? '',
  )
  return {
    shared: sum(shared),
    pairs: byElement(pairs, symbols),
    charges: byElement(charges.replaceAll('\u2212', '-'), symbols),
  }
}

function byElement(
  text: string,
  symbols: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const found = Array.from(text.matchAll(/([A-Z][a-z]?) (\([^)]*\)|[+-]?\d(?: each)?)/g))
  return new Map(
    found.map(([, symbol = '', values = '']) => {
      if (values.endsWith(' each')) {
        const count = symbols.filter((other) => other === symbol).length
        return [symbol, Array.from({ length: count }, () => parseInt(values, 10))]
      }
      return [symbol, values.replaceAll(/[()]/g, '').split(', ').map(Number)]
    }),
  )
}

function numbersOf(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(', ').map((pair) => {
      const [symbol = '', number = ''] = pair.split(' ')
      return [symbol, Number(number)]
    }),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function sumOfAll(values: ReadonlyMap<string, readonly number[]>): number {
  return sum([...values.values()].flat())
}

const all = lewisStructures.map(({ id }) => id)

test.each(all)('%s: all valence electrons are drawn, and the charges add up', (id) => {
  for (const { question, correctAnswer, key } of drawn(id)) {
    const { symbols, charge, electrons } = speciesIn(question)
    const answer = readAnswer(correctAnswer, symbols)
    expect(2 * (answer.shared + sumOfAll(answer.pairs))).toBe(electrons)
    expect(answer.pairs.has('H')).toBe(false)
    expect(key.withCharges ? sumOfAll(answer.charges) : charge).toBe(charge)
  }
})

test.each(all.filter((id) => id !== 'bo-h53'))(
  '%s: as many pairs are shared as octets need beyond the electrons that there are',
  (id) => {
    for (const { question, correctAnswer } of drawn(id)) {
      const { symbols, electrons } = speciesIn(question)
      const needed = sum(symbols.map((symbol) => (symbol === 'H' ? 2 : 8)))
      expect(readAnswer(correctAnswer, symbols).shared).toBe((needed - electrons) / 2)
    }
  },
)

test('bo-h53: the outer atoms have octets, and the center has what is left', () => {
  for (const { question, correctAnswer, element } of drawn('bo-h53')) {
    const { symbols, electrons } = speciesIn(question)
    const { shared, pairs } = readAnswer(correctAnswer, symbols)
    const ends = symbols.length - 1
    expect(shared).toBe(ends)
    const left = (electrons - 8 * ends) / 2
    const own = symbols.filter((symbol) => symbol === element).length > 1
    expect(own ? (pairs.get(element) ?? []).length : (pairs.get(element)?.[0] ?? 0)).toBe(
      own ? symbols.length : left,
    )
    expect(2 * shared + 2 * left).not.toBe(8)
  }
})

/** The sizes of the formal charges in the best drawing, as books give them. */
const published: Readonly<Record<string, string>> = {
  N2O: '-1 1',
  'NCS^-': '-1',
  'NCO^-': '-1',
  'CNO^-': '-1 -1 1',
  'N3^-': '-1 -1 1',
  'NO2^+': '1',
}

test('bo-h54: the charges are those of the best drawing', () => {
  for (const { question, correctAnswer, key } of drawn('bo-h54')) {
    if (!key.withCharges) continue
    const { symbols } = speciesIn(question)
    const { charges } = readAnswer(correctAnswer, symbols)
    const given = [...charges.values()].flat().filter((charge) => charge !== 0)
    expect(given.toSorted(bySize).join(' ')).toBe(published[key.formula] ?? '')
  }
})

test.each([
  ['bo-e51', 'BO31'],
  ['bo-m51', 'BO32'],
  ['bo-m52', 'BO12'],
  ['bo-h51', 'BO33'],
  ['bo-h51', 'BO34'],
  ['bo-h52', 'BO18'],
  ['bo-h53', 'BO31'],
  ['bo-h54', 'BO35'],
])('Q42 %s corrects %s', (id, misconception) => {
  const corrected = drawn(id).filter(({ corrections }) =>
    corrections.some((one) => one.misconception === misconception),
  )
  expect(corrected.length).toBeGreaterThan(SEEDS / 2)
})

test('Q42 the mistake is corrected at whichever of like atoms it was made, whatever charges are written', () => {
  const question = drawn('bo-h51').find(({ key }) => key.formula === 'NO3^-' && key.withCharges)
  if (question === undefined) throw new RangeError('Nitrate was not drawn.')
  const given = ['2 2 1; 0 2 2 3', '1 2 2; 0- 3- 2 2', '2 1 2; 0+ 2 3- 2']
  expect(given.map((one) => judged(question, one)?.feedback?.misconception)).toEqual([
    'BO34',
    'BO34',
    'BO34',
  ])
})

test.each(all)(
  'Q42 %s: right electrons with wrong charges are distinguished from wrong electrons',
  (id) => {
    const told = drawn(id).flatMap(({ key, corrections }) =>
      corrections.map(({ given, misconception }) => {
        const skeleton = skeletonOf(key.formula)
        const structure = parseDrawing(skeleton, given)
        const hasElectrons = structure !== null && faultOf(skeleton, structure, false) === null
        return { given, isCharge: misconception === 'BO18', hasElectrons }
      }),
    )
    expect(told.filter(({ isCharge, hasElectrons }) => isCharge !== hasElectrons)).toEqual([])
  },
)

test('more than forty species are asked for', () => {
  const asked = new Set(all.flatMap((id) => drawn(id).map(({ key }) => key.formula)))
  expect(asked.size).toBeGreaterThan(100)
  expect([...asked].filter((formula) => formula === 'NO' || formula === 'O2')).toEqual([])
})

function bySize(one: number, other: number): number {
  return one - other
}
