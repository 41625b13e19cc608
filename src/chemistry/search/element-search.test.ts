import { describe, expect, test } from 'vitest'

import { identities } from '#chemistry/elements/identities.ts'

import { editDistance } from './edit-distance.ts'
import { findElements } from './element-search.ts'

const distance = (one: string, other: string) => editDistance(one, other, 2)
const symbols = (query: string) => findElements(query).map(({ identity }) => identity.symbol)

describe('names, symbols and numbers', () => {
  test('each element is found first by its name, its symbol and its number, without a reason', () => {
    for (const { symbol, name, nameIUPAC, atomicNumber } of identities) {
      for (const query of [symbol, name, nameIUPAC, String(atomicNumber), name.toUpperCase()]) {
        const [first] = findElements(query)
        expect([query, first?.identity.symbol, first?.reason]).toEqual([query, symbol, null])
      }
    }
  })

  test('a name behind a symbol says so', () => {
    expect(findElements('ferrum')).toMatchObject([
      { identity: { symbol: 'Fe' }, reason: { kind: 'symbol-name', name: 'ferrum' } },
    ])
  })

  test('an empty query and an unused name find nothing', () => {
    expect([symbols('  '), symbols('phlogiston'), symbols('119')]).toEqual([[], [], []])
  })
})

describe('common properties of elements', () => {
  test.each([
    ['halogens', 'F Cl Br I At Ts'],
    ['Halogen', 'F Cl Br I At Ts'],
    ['alkali metals', 'Li Na K Rb Cs Fr'],
    ['alkaline earth metals', 'Be Mg Ca Sr Ba Ra'],
    ['noble gases', 'He Ne Ar Kr Xe Rn Og'],
    ['metalloids', 'B Si Ge As Sb Te'],
    ['group 17', 'F Cl Br I At Ts'],
    ['group 1', 'H Li Na K Rb Cs Fr'],
    ['period 1', 'H He'],
    ['liquids', 'Br Hg'],
    ['liquid at 25 °C', 'Br Hg'],
    ['liquid metals', 'Hg'],
    ['gases', 'H He N O F Ne Cl Ar Kr Xe Rn'],
    ['gaseous halogens', 'F Cl'],
    ['radioactive gases', 'Rn'],
    ['radioactive alkali metals', 'Fr'],
    ['chalcogens', 'O S Se Te Po Lv'],
    ['coinage metals', 'Cu Ag Au Rg'],
    ['d-block period 4', 'Sc Ti V Cr Mn Fe Co Ni Cu Zn'],
    ['elements of group 18', 'He Ne Ar Kr Xe Rn Og'],
    ['ancient', 'C S Fe Cu As Ag Sn Sb Au Hg Pb Bi'],
  ])('%s', (query, expected) => {
    expect(symbols(query).join(' ')).toBe(expected)
  })

  test('lanthanides and actinides have fifteen elements each, the f-block has 28', () => {
    expect(
      ['lanthanides', 'actinoids', 'f block', 'rare earths'].map((query) => symbols(query).length),
    ).toEqual([15, 15, 28, 17])
  })

  test('the reason is what they have in common', () => {
    expect(findElements('liquid metals')).toMatchObject([
      {
        identity: { symbol: 'Hg' },
        reason: {
          kind: 'terms',
          terms: [
            { kind: 'state', state: 'liquid' },
            { kind: 'class', name: 'metal' },
          ],
        },
      },
    ])
  })
})

describe('names in other languages', () => {
  test.each([
    ['oro', 'Au', 'Oro', ['es', 'it']],
    ['Plata', 'Ag', 'Plata', ['es']],
    ['hierro', 'Fe', 'Hierro', ['es']],
    ['fer', 'Fe', 'Fer', ['fr']],
    ['Eisen', 'Fe', 'Eisen', ['de']],
    ['wasserstoff', 'H', 'Wasserstoff', ['de']],
    ['azote', 'N', 'Azote', ['fr']],
    ['OXIGENO', 'O', 'Oxígeno', ['es']],
    ['oxígeno', 'O', 'Oxígeno', ['es']],
    ['золото', 'Au', 'Золото', ['ru']],
    ['金', 'Au', '金', ['zh', 'ja']],
    ['żelazo', 'Fe', 'Żelazo', ['pl']],
    ['kurşun', 'Pb', 'Kurşun', ['tr']],
  ])('%s is %s', (query, symbol, name, languages) => {
    expect(findElements(query)[0]).toMatchObject({
      identity: { symbol },
      reason: { kind: 'language', name, languages },
    })
  })

  test('oro is gold and not boron', () => {
    expect(symbols('oro')).toEqual(['Au'])
  })

  test('the beginning of a name is enough from three letters on', () => {
    expect(symbols('wassers')).toEqual(['H'])
    expect(symbols('sauerst')).toEqual(['O'])
  })
})

describe('discoverers', () => {
  test.each([
    ['curie', ['Po', 'Ra']],
    ['marie and pierre curie', ['Po', 'Ra']],
    ['cavendish', ['H']],
    ['Segre', ['Tc', 'At']],
    ['klaproth', ['Zr', 'Ce', 'U']],
  ])('%s', (query, expected) => {
    expect(symbols(query)).toEqual(expected)
  })

  test('the reason names them', () => {
    expect(findElements('cavendish')[0]?.reason).toEqual({
      kind: 'discoverer',
      name: 'Henry Cavendish',
    })
  })
})

describe('misspellings', () => {
  test.each([
    ['sodum', 'Na'],
    ['potasium', 'K'],
    ['phosphorous', 'P'],
    ['flourine', 'F'],
    ['magnisium', 'Mg'],
    ['clorine', 'Cl'],
    ['beryllum', 'Be'],
    ['tungstun', 'W'],
    ['zync', 'Zn'],
    ['irn', 'Fe'],
    ['rutherfurdium', 'Rf'],
    ['praseodimium', 'Pr'],
    ['molibdinum', 'Mo'],
  ])('%s is %s', (query, symbol) => {
    expect(symbols(query)[0]).toBe(symbol)
  })

  test.each([
    ['sulpher', ['S']],
    ['coper', ['Cn', 'Cu']],
    ['quicksilver', ['Hg']],
    ['noblegases', ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn', 'Og']],
    ['nobel gases', ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn', 'Og']],
    ['alkalimetals', ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr']],
    ['halogns', ['F', 'Cl', 'Br', 'I', 'At', 'Ts']],
    ['grup 1', ['H', 'Li', 'Na', 'K', 'Rb', 'Cs', 'Fr']],
    ['perod 1', ['H', 'He']],
    ['group 19', []],
    ['sold', ['Au']],
  ])('%s finds another name, or what elements have in common, with mistakes', (query, found) => {
    expect(symbols(query)).toEqual(found)
  })

  test('every name of more than three letters is found with two neighbors swapped', () => {
    const names = identities.filter(({ name }) => name.length > 3)
    const lost = names.filter(({ name, symbol }) => {
      const middle = Math.floor(name.length / 2)
      const typo = `${name.slice(0, middle - 1)}${name[middle]}${name[middle - 1]}${name.slice(middle + 1)}`
      return !symbols(typo).includes(symbol)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('letters that are changed, added, left out or swapped count', () => {
    expect([
      distance('iron', 'iron'),
      distance('irom', 'iron'),
      distance('iroon', 'iron'),
      distance('irn', 'iron'),
      distance('rion', 'iron'),
      distance('gold', 'iron'),
      distance('', 'tin'),
    ]).toEqual([0, 1, 1, 1, 1, 3, 3])
  })
})
