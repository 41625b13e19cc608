import { describe, expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'

import { readLibrary } from './read-library.ts'
import { isFirm, trendValues } from './trend-values.ts'
import { trends } from './trends.ts'

const library = readLibrary()

describe.each(trends)('$title', (trend) => {
  const values = trendValues(trend, library)
  const valueOf = (symbol: string) => values.get(symbol)?.value ?? Number.NaN

  test.each(trend.rows)('$lead: $symbols', ({ direction, symbols }) => {
    const inOrder = symbols.map(valueOf)
    const sign = direction === 'rises' ? 1 : -1
    expect(inOrder).toStrictEqual(inOrder.toSorted((a, b) => sign * (a - b)))
    expect(new Set(inOrder).size).toBe(symbols.length)
  })

  test('every exception goes against the trend, between neighbors', () => {
    for (const { from, to, expected } of trend.exceptions) {
      const difference = valueOf(to) - valueOf(from)
      expect([from, to, expected === 'rises' ? difference < 0 : difference > 0]).toStrictEqual([
        from,
        to,
        true,
      ])
      const [one, other] = [element(from), element(to)]
      const isAcross = one.period === other.period && other.atomicNumber > one.atomicNumber
      const isDown = one.group === other.group && other.period === one.period + 1
      expect([from, to, isAcross || isDown]).toStrictEqual([from, to, true])
    }
  })

  test('every outlier has a value', () => {
    expect(trend.outliers.filter(({ symbol }) => !values.has(symbol))).toStrictEqual([])
  })
})

test('exceptions within the spread of the sources are not firm', () => {
  const loose = trends.flatMap((trend) => {
    const values = trendValues(trend, library)
    return trend.exceptions
      .filter((exception) => !isFirm(exception, values))
      .map(({ from, to }) => `${trend.key} ${from} ${to}`)
  })
  expect(loose).toContain('ionization-energy As Se')
  expect(loose).toContain('ionization-energy Al Ga')
  expect(loose).toContain('electronegativity Sn Pb')
  expect(loose).not.toContain('ionization-energy N O')
})

test('the outliers of the melting point stand below the elements on both sides', () => {
  const values = trendValues({ value: { kind: 'record', field: 'meltingPoint' } }, library)
  const melting = (symbol: string) => values.get(symbol)?.value ?? Number.NaN
  expect(melting('Mn')).toBeLessThan(Math.min(melting('Cr'), melting('Fe')))
  expect(melting('Hg')).toBeLessThan(Math.min(melting('Au'), melting('Tl')))
  expect(melting('Ga')).toBeLessThan(Math.min(melting('Al'), melting('In')))
})
