import { describe, expect, test } from 'vitest'

import { element, elementByNumber, elementBySymbol, elements } from './elements.ts'

describe('lookup', () => {
  test('the index of an element is its atomic number minus 1', () => {
    expect(elements.map(({ atomicNumber }) => atomicNumber)).toStrictEqual(
      Array.from({ length: 118 }, (_, index) => index + 1),
    )
  })

  test('an atomic number outside 1 to 118 finds nothing', () => {
    expect(elementByNumber(26)?.symbol).toBe('Fe')
    expect([0, -1, 119, 1.5].map(elementByNumber)).toStrictEqual(Array(4).fill(undefined))
  })

  test('a symbol is found in its exact case only', () => {
    expect(elementBySymbol('Co')?.name).toBe('Cobalt')
    expect(elementBySymbol('CO')).toBeUndefined()
    expect(elementBySymbol('co')).toBeUndefined()
  })

  test('an unknown symbol in a program is an error', () => {
    expect(element('Cs').name).toBe('Cesium')
    expect(() => element('Xx')).toThrow(new RangeError("No element has the symbol 'Xx'"))
  })
})
