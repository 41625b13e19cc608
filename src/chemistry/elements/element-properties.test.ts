import { expect, test } from 'vitest'

import { ionicRadius, properties } from './element-properties.ts'
import { elements } from './elements.ts'

test('the properties of chlorine', () => {
  expect(properties('Cl')).toStrictEqual({
    electronegativity: 3.16,
    electronAffinity: 3.612_725,
    covalentRadius: 102,
    vanDerWaalsRadius: 175,
    commonOxidationStates: [-1, 1, 3, 5, 7],
    crustAbundance: 145,
  })
})

test('an unknown symbol has no properties', () => {
  expect(properties('Xx')).toStrictEqual({
    electronegativity: null,
    electronAffinity: null,
    covalentRadius: null,
    vanDerWaalsRadius: null,
    commonOxidationStates: [],
    crustAbundance: null,
  })
})

test('95 elements have an electronegativity, fluorine the highest', () => {
  const known = elements.flatMap(({ symbol }) => {
    const value = properties(symbol).electronegativity
    return value === null ? [] : [{ symbol, value }]
  })
  expect(known).toHaveLength(95)
  expect(known.toSorted((a, b) => b.value - a.value).at(0)).toStrictEqual({
    symbol: 'F',
    value: 3.98,
  })
})

test('chlorine, not fluorine, has the highest electron affinity; unbound anions have none', () => {
  const highest = elements.toSorted(
    (a, b) =>
      (properties(b.symbol).electronAffinity ?? 0) - (properties(a.symbol).electronAffinity ?? 0),
  )
  expect(highest.slice(0, 3).map(({ symbol }) => symbol)).toStrictEqual(['Cl', 'F', 'Br'])
  const unbound = ['He', 'Be', 'N', 'Ne', 'Mg', 'Ar', 'Mn', 'Zn', 'Kr', 'Cd', 'Xe', 'Hg']
  for (const symbol of unbound) expect(properties(symbol).electronAffinity).toBeNull()
})

test.each([
  ['Pd', [2, 4]],
  ['Mo', [4, 6]],
  ['W', [4, 6]],
  ['Kr', [2]],
  ['Xe', [2, 4, 6]],
  ['Fe', [2, 3]],
  ['Cr', [3, 6]],
  ['Ar', []],
  ['Og', []],
])('the common oxidation states of %s are %j', (symbol, states) => {
  expect(properties(symbol).commonOxidationStates).toStrictEqual(states)
})

test('common oxidation states rise, and none of them is the zero of the element itself', () => {
  for (const { symbol } of elements) {
    const states = properties(symbol).commonOxidationStates
    expect(states).toStrictEqual([...new Set(states)].toSorted((a, b) => a - b))
    expect(states).not.toContain(0)
  }
})

test('electron affinities of d and f elements are those of the newest measurements', () => {
  const measured = ['Sc', 'Y', 'Ce', 'Gd', 'Dy', 'Ta', 'Th', 'U'].map(
    (symbol) => properties(symbol).electronAffinity,
  )
  expect(measured).toStrictEqual([
    0.179_38, 0.311_29, 0.600_16, 0.2123, 0.0153, 0.328_859, 0.607_696, 0.314_979,
  ])
})

test('radii are positive, and the covalent one is smaller than the van der Waals one', () => {
  for (const { symbol } of elements) {
    const { covalentRadius, vanDerWaalsRadius } = properties(symbol)
    expect(covalentRadius ?? 1).toBeGreaterThan(0)
    expect(covalentRadius ?? 0).toBeLessThan(vanDerWaalsRadius ?? Infinity)
  }
})

test('covalent radii fall from lithium to fluorine and rise down the alkali metals', () => {
  expect(radii(['Li', 'Be', 'B', 'C', 'N', 'O', 'F'])).toStrictEqual([128, 96, 84, 76, 71, 66, 57])
  expect(radii(['Li', 'Na', 'K', 'Rb', 'Cs'])).toStrictEqual([128, 166, 203, 220, 244])
})

test('the isoelectronic series of ionic radii', () => {
  expect([
    ionicRadius('O', -2),
    ionicRadius('F', -1),
    ionicRadius('Na', 1),
    ionicRadius('Mg', 2),
    ionicRadius('Al', 3),
  ]).toStrictEqual([140, 133, 102, 72, 53.5])
  expect([
    ionicRadius('S', -2),
    ionicRadius('Cl', -1),
    ionicRadius('K', 1),
    ionicRadius('Ca', 2),
    ionicRadius('Sc', 3),
  ]).toStrictEqual([184, 181, 138, 100, 74.5])
  expect(ionicRadius('Na', 2)).toBeNull()
  expect(ionicRadius('Xx', 1)).toBeNull()
})

function radii(symbols: readonly string[]): readonly (number | null)[] {
  return symbols.map((symbol) => properties(symbol).covalentRadius)
}
