import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'
import { readLibrary } from '#content/elements/read-library.ts'

import { ionizationJumps } from './ionization-jumps.ts'

const { details } = readLibrary()

function jumpsOf(symbol: string): readonly string[] {
  const steps = details.find((detail) => detail.symbol === symbol)?.ionization ?? []
  return ionizationJumps(element(symbol).atomicNumber, steps).map(
    ({ after, times }) => `${after.step} ×${times.toFixed(1)}`,
  )
}

test.each([
  ['H', []],
  ['Na', ['1 ×9.2', '9 ×4.9']],
  ['Al', ['3 ×4.2', '11 ×4.7']],
  ['Ge', ['4 ×2.0', '22 ×2.5']],
  ['Pb', ['4 ×1.6']],
  ['Fe', ['8 ×1.5', '16 ×2.6', '24 ×4.3']],
])('the jumps of %s', (symbol, jumps) => {
  expect(jumpsOf(symbol)).toStrictEqual(jumps)
})

test('every jump is a clear one', () => {
  for (const { symbol, ionization } of details) {
    for (const { times } of ionizationJumps(element(symbol).atomicNumber, ionization)) {
      expect(times).toBeGreaterThan(1.3)
    }
  }
})
