import { expect, test } from 'vitest'

import type { Isotope } from '#content/elements/detail.ts'
import { halfLifeSeconds } from '#content/elements/half-life.ts'
import { readLibrary } from '#content/elements/read-library.ts'

import { decaysText, lifeText } from './half-life.ts'

const { details } = readLibrary()

function isotope(symbol: string, massNumber: number): Isotope {
  const isotopes = details.find((detail) => detail.symbol === symbol)?.isotopes ?? []
  const found = isotopes.find((entry) => entry.massNumber === massNumber)
  if (found === undefined) throw new RangeError(`No ${symbol}-${massNumber}`)
  return found
}

test.each([
  ['U', 238, '4.463 Gy', 'α 100 %, SF rare, 2β− rare'],
  ['Bi', 209, '20.1 Ey, practically stable', 'α 100 %'],
  ['Fe', 56, 'stable', ''],
  ['K', 40, '1.248 Gy', 'β− 89.28 %, β+ 10.72 %'],
  ['Pb', 210, '22.2 y', 'β− 100 %, α rare'],
  ['Og', 293, 'not measured', ''],
] as const)('%s-%d lives %s and decays by %s', (symbol, massNumber, life, decays) => {
  const found = isotope(symbol, massNumber)
  expect(lifeText(found).replaceAll('\u00A0', ' ')).toBe(life)
  expect(decaysText(found.decays).replaceAll('\u00A0', ' ')).toBe(decays)
})

test('every half-life has a unit of time', () => {
  const seconds = details.flatMap(({ isotopes }) => isotopes.map(halfLifeSeconds))
  const known = seconds.filter((value) => value !== null)
  expect(known.length).toBeGreaterThan(2700)
  expect(Math.min(...known)).toBeGreaterThan(0)
})
