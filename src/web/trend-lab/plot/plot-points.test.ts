import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'
import { type HeatMap, heatMapOf } from '#web/trend-lab/paint/heat-paint.ts'

import { axisOf } from './axis-ticks.ts'
import { atomicNumbers, plotCsv, plotPoints, plotSummary, pointText } from './plot-points.ts'

const properties = propertiesOf(trendData(readLibrary()))
const numbers = heatMapOf(atomicNumbers, null, 'C')

function mapOf(key: string, scale: 'linear' | 'log' | null = null): HeatMap {
  const property = properties.get(key)
  if (property === undefined) throw new Error(`There is no property ${key}`)
  return heatMapOf(property, scale, 'C')
}

test('the points stand from left to right, and only with both values', () => {
  const points = plotPoints(mapOf('covalentRadiusCordero'), mapOf('electronegativityPauling'))
  expect(points.every(({ x }, index) => index === 0 || x >= (points[index - 1]?.x ?? 0))).toBe(true)
  const missing = ['He', 'Ne', 'Ar'].filter((wanted) =>
    points.some(({ symbol }) => symbol === wanted),
  )
  expect(missing).toStrictEqual([])
})

test('a point and the whole plot have their sentences', () => {
  const up = mapOf('density')
  const points = plotPoints(numbers, up)
  const iron = points.find(({ symbol }) => symbol === 'Fe')
  expect(iron === undefined ? '' : pointText(iron, numbers, up)).toBe(
    'Iron: atomic number 26, density 7.87\u00A0g/cm³',
  )
  expect(plotSummary(points, numbers, up)).toMatch(
    /^Density against atomic number: \d+ elements, from hydrogen .* to osmium 22\.5872\u00A0g\/cm³\.$/,
  )
})

test('the file is marked as Unicode for programs for tables, and quotes titles with a comma', () => {
  const up = mapOf('ionizationEnergy')
  const [heads, first] = plotCsv(plotPoints(numbers, up), numbers, up).split('\r\n')
  expect([heads, first]).toStrictEqual([
    '\uFEFFSymbol,Name,Atomic number,"First ionization energy, kJ/mol"',
    'H,Hydrogen,1,1312',
  ])
})

test('a value below zero stays a number in the file', () => {
  const up = mapOf('meltingPoint')
  const [, first] = plotCsv(plotPoints(numbers, up), numbers, up).split('\r\n')
  expect(first).toBe('H,Hydrogen,1,-259.16')
})

test.each([
  ['atomic numbers', numbers, [0, 20, 40, 60, 80, 100, 120]],
  ['ionization energies', mapOf('ionizationEnergy'), [0, 500, 1000, 1500, 2000, 2500]],
  ['the logarithm of hardness', mapOf('youngModulus', 'log'), [1, 10, 100, 1000]],
])('the axis of %s has round values', (_, map, ticks) => {
  expect(axisOf(map).ticks).toStrictEqual(ticks)
})

test.each([...properties.values()])('the axis of $property holds all values', (property) => {
  const map = heatMapOf(property, null, 'C')
  const { low, high, ticks } = axisOf(map)
  expect(low <= map.low && high >= map.high && ticks.length >= 2).toBe(true)
})
