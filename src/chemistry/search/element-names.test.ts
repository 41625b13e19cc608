import { describe, expect, test } from 'vitest'

import { identityCalled, searchElements } from './element-names.ts'

const symbols = (found: readonly { readonly symbol: string }[]) =>
  found.map((entry) => entry.symbol)

test('an element is called by symbol, name, IUPAC spelling or number, in any case', () => {
  const calls = ['co', 'CO', 'cobalt', '27', 'Aluminium', 'ALUMINUM', 'Xx', '119', '', 'alu']
  expect(calls.map((call) => identityCalled(call)?.symbol)).toStrictEqual([
    ...Array(4).fill('Co'),
    ...Array(2).fill('Al'),
    ...Array(4).fill(undefined),
  ])
})

describe('search', () => {
  test('an exact symbol or number stands first, then prefixes, then the rest', () => {
    expect(symbols(searchElements('c')).slice(0, 3)).toStrictEqual(['C', 'Cl', 'Ca'])
    expect(symbols(searchElements('tin'))).toStrictEqual(['Sn', 'Pt', 'At', 'Ac', 'Pa'])
    expect(symbols(searchElements('26'))).toStrictEqual(['Fe'])
  })

  test('both spellings are found, in any case and with spaces around', () => {
    for (const query of ['aluminum', 'ALUMINIUM', ' Al ']) {
      expect(symbols(searchElements(query)).at(0)).toBe('Al')
    }
    expect(symbols(searchElements('caesium'))).toStrictEqual(['Cs'])
    const others = ['sulphur', 'Natrium', 'kalium', 'wolfram', 'ferrum', 'hydrargyrum']
    expect(others.flatMap((name) => symbols(searchElements(name)))).toStrictEqual(
      others.map((name) => identityCalled(name)?.symbol),
    )
    expect(identityCalled('sulphur')?.symbol).toBe('S')
  })

  test('another name is found from its beginning, not by a part of its middle', () => {
    expect(symbols(searchElements('tri'))).toStrictEqual(['Y'])
    expect(symbols(searchElements('li'))).not.toContain('K')
    expect(symbols(searchElements('wolf'))).toStrictEqual(['W'])
    expect(symbols(searchElements('sulph'))).toStrictEqual(['S'])
    expect(symbols(searchElements('kal'))).toStrictEqual(['K'])
  })

  test('an empty or unknown query finds nothing', () => {
    expect(searchElements('  ')).toStrictEqual([])
    expect(searchElements('phlogiston')).toStrictEqual([])
  })
})
