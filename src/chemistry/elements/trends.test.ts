import { describe, expect, test } from 'vitest'

import { acceptedRange } from './accepted-ranges.ts'
import { properties } from './element-properties.ts'
import { elements } from './elements.ts'
import {
  blockIsSafe,
  comparable,
  groupIsSafe,
  hasMeasuredMass,
  mainTendencies,
  physicalDataIsSafe,
  propertyValue,
  safeClassification,
  type TrendProperty,
  trendVocabulary,
} from './trends.ts'

const symbols = elements.map(({ symbol }) => symbol)
const lost = (safe: (symbol: string) => boolean) =>
  symbols.filter((symbol) => !safe(symbol)).join(' ')

describe('comparing', () => {
  test.each<[TrendProperty, string, string, boolean]>([
    ['meltingPoint', 'Fe', 'Na', true],
    ['meltingPoint', 'Ni', 'Co', false],
    ['meltingPoint', 'Au', 'Cu', false],
    ['meltingPoint', 'Fe', 'He', false],
    ['meltingPoint', 'H', 'O', true],
    ['boilingPoint', 'C', 'Na', false],
    ['boilingPoint', 'Co', 'Y', false],
    ['boilingPoint', 'Fe', 'Zn', true],
    ['density', 'Be', 'Al', true],
    ['density', 'C', 'Al', false],
    ['density', 'U', 'Am', false],
    ['density', 'Os', 'Ir', false],
    ['density', 'Au', 'Pb', true],
    ['ionizationEnergy', 'Be', 'B', true],
    ['ionizationEnergy', 'Ca', 'Ga', false],
    ['ionizationEnergy', 'O', 'H', false],
    ['ionizationEnergy', 'Rf', 'H', false],
    ['covalentRadius', 'Na', 'Mg', true],
    ['covalentRadius', 'F', 'Ne', false],
    ['electronegativity', 'O', 'F', true],
    ['electronegativity', 'H', 'P', false],
    ['electronegativity', 'He', 'F', false],
  ])('%s of %s and %s: %j', (property, a, b, expected) => {
    expect(comparable(property, a, b)).toBe(expected)
    expect(comparable(property, b, a)).toBe(expected)
  })

  test('a gap of exactly 0.3 counts although it is not exact in binary', () => {
    expect([properties('H').electronegativity, properties('Ac').electronegativity]).toStrictEqual([
      2.2, 1.1,
    ])
    expect(comparable('electronegativity', 'Ti', 'Po')).toBe(true)
    expect(comparable('electronegativity', 'Sn', 'Li')).toBe(true)
    expect(comparable('electronegativity', 'Xe', 'At')).toBe(true)
    expect(comparable('electronegativity', 'Kr', 'Xe')).toBe(true)
  })

  test('no element can be compared with itself or with nothing', () => {
    for (const property of propertyNames()) {
      expect(symbols.filter((symbol) => comparable(property, symbol, symbol))).toStrictEqual([])
      expect(comparable(property, 'Fe', 'Xx')).toBe(false)
    }
  })

  test('where a pair is comparable, its accepted ranges are apart', () => {
    const fields = ['meltingPoint', 'boilingPoint', 'density', 'ionizationEnergy'] as const
    for (const field of fields) {
      const overlapping = symbols.flatMap((a) =>
        symbols
          .filter((b) => comparable(field, a, b) && !areOrdered(field, a, b))
          .map((b) => [a, b]),
      )
      expect(overlapping).toStrictEqual([])
    }
  })

  test('thousands of pairs remain', () => {
    const counts = propertyNames().map((property) => [
      property,
      symbols.flatMap((a, index) =>
        symbols.slice(index + 1).filter((b) => comparable(property, a, b)),
      ).length,
    ])
    expect(Object.fromEntries(counts)).toStrictEqual({
      meltingPoint: 2935,
      boilingPoint: 2184,
      density: 3009,
      ionizationEnergy: 4918,
      covalentRadius: 4187,
      electronegativity: 3276,
    })
  })
})

function propertyNames(): readonly TrendProperty[] {
  return [
    'meltingPoint',
    'boilingPoint',
    'density',
    'ionizationEnergy',
    'covalentRadius',
    'electronegativity',
  ]
}

/** Whether the smaller value's range ends before the larger value's range begins. */
function areOrdered(
  field: 'meltingPoint' | 'boilingPoint' | 'density' | 'ionizationEnergy',
  a: string,
  b: string,
): boolean {
  const isBelow = (propertyValue(field, a) ?? 0) < (propertyValue(field, b) ?? 0)
  const [low, high] = isBelow ? [a, b] : [b, a]
  const below = acceptedRange(low, field)
  const above = acceptedRange(high, field)
  return below !== null && above !== null && below.high < above.low
}

describe('vocabulary', () => {
  test('every property has words', () => {
    expect(Object.keys(trendVocabulary)).toStrictEqual(propertyNames())
  })

  test('the tendencies hold from end to end of periods 2 and 3 and groups 1 and 17', () => {
    const across = [
      ['Li', 'F'],
      ['Na', 'Cl'],
    ] as const
    const down = [
      ['Li', 'Cs'],
      ['F', 'I'],
    ] as const
    for (const property of ['ionizationEnergy', 'covalentRadius', 'electronegativity'] as const) {
      const tendency = mainTendencies[property]
      expect(across.map(([a, b]) => change(property, a, b))).toStrictEqual(
        Array(2).fill(tendency.across),
      )
      expect(down.map(([a, b]) => change(property, a, b))).toStrictEqual(
        Array(2).fill(tendency.down),
      )
    }
    expect(mainTendencies.metallicCharacter).toStrictEqual({ across: 'falls', down: 'rises' })
  })
})

function change(property: TrendProperty, from: string, to: string): string {
  return (propertyValue(property, to) ?? 0) > (propertyValue(property, from) ?? 0)
    ? 'rises'
    : 'falls'
}

describe('guards', () => {
  test('105 elements have a class without dispute', () => {
    expect(safeClassification).toHaveLength(105)
    expect(lost((symbol) => safeClassification.includes(symbol))).toBe(
      'Se Po At Mt Ds Rg Cn Nh Fl Mc Lv Ts Og',
    )
  })

  test('every predicted class is disputed', () => {
    for (const { symbol, classPredicted } of elements) {
      expect(classPredicted && safeClassification.includes(symbol)).toBe(false)
    }
  })

  test('physical data: to uranium, without sublimation, allotropes and estimates', () => {
    const natural = symbols.slice(0, 92)
    const missing = (safe: (symbol: string) => boolean) =>
      natural.filter((symbol) => !safe(symbol)).join(' ')
    expect(missing((symbol) => physicalDataIsSafe(symbol, 'meltingPoint'))).toBe(
      'C P S As Se Sn At Fr Ra Ac Pa',
    )
    expect(missing((symbol) => physicalDataIsSafe(symbol))).toBe(
      'C P S Ni Ga As Se Y Sn Pr Sm Gd Tb Ho W Ir Au At Fr Ra Ac Pa',
    )
    expect(symbols.slice(92).some((symbol) => physicalDataIsSafe(symbol))).toBe(false)
    expect(physicalDataIsSafe('Xx')).toBe(false)
  })

  test('groups: without lanthanides and actinides', () => {
    expect(
      elements.filter(({ symbol }) => !groupIsSafe(symbol)).map(({ atomicNumber }) => atomicNumber),
    ).toStrictEqual([...range(57, 71), ...range(89, 103)])
    expect(groupIsSafe('Xx')).toBe(false)
  })

  test('blocks: without La, Lu, Ac, Lr and helium', () => {
    expect(lost(blockIsSafe)).toBe('He La Lu Ac Lr')
    expect(blockIsSafe('Xx')).toBe(false)
  })

  test('masses: 84 elements have a standard weight', () => {
    expect(symbols.filter(hasMeasuredMass)).toHaveLength(84)
    expect(hasMeasuredMass('Tc')).toBe(false)
    expect(hasMeasuredMass('Xx')).toBe(false)
  })
})

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
