import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import type { TablePaint } from './cell-paint.ts'
import { heatMapOf, heatPaint, ticksOf } from './heat-paint.ts'
import { propertyMessage } from './messages.ts'

const properties = propertiesOf(trendData(readLibrary()))

function mapOf(key: string, scale: 'linear' | 'log' | null = null, unit: 'C' | 'K' | 'F' = 'C') {
  const property = properties.get(key)
  if (property === undefined) throw new Error(`There is no ${key}`)
  return heatMapOf(property, scale, unit)
}

function fillsOf(paint: TablePaint): Readonly<Record<string, number>> {
  const names = [...paint.values()].map(({ fill }) => (typeof fill === 'number' ? 'colored' : fill))
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((entry) => entry === name).length]),
  )
}

test('electronegativity colors 95 cells from francium to fluorine and hatches 23', () => {
  const map = mapOf('electronegativityPauling')
  const paint = heatPaint(map)
  expect(fillsOf(paint)).toStrictEqual({ colored: 95, missing: 23 })
  expect([map.ranked[0], map.ranked.at(-1)]).toStrictEqual([
    ['F', 3.98],
    ['Fr', 0.7],
  ])
  expect(paint.get('Fe')).toStrictEqual({
    fill: 8,
    shown: '1.83',
    spoken: 'electronegativity 1.83, step 8 of 21',
    isCalculated: false,
  })
  expect(propertyMessage(map)).toBe(
    'Electronegativity (Pauling): 95 elements have a value, from francium 0.7 to fluorine 3.98.',
  )
})

test('electron affinity has 78 values, 14 atoms that bind none and 26 without a value', () => {
  const map = mapOf('electronAffinity')
  const paint = heatPaint(map)
  expect(fillsOf(paint)).toStrictEqual({ colored: 78, unbound: 14, missing: 26 })
  expect(map.ranked[0]).toStrictEqual(['Cl', 348.57])
  expect(paint.get('Ne')?.spoken).toBe('electron affinity: a further electron is not bound')
  expect(paint.get('Po')?.isCalculated).toBe(true)
})

test('the crust in equal factors and in equal steps', () => {
  const log = heatPaint(mapOf('abundanceCrust'))
  expect(['O', 'Au', 'Rn'].map((symbol) => log.get(symbol)?.fill)).toStrictEqual([21, 12, 1])
  expect(log.get('Rn')?.shown).toBe('4 × 10⁻¹³')
  const linear = heatPaint(mapOf('abundanceCrust', 'linear'))
  const above = [...linear].filter(([, { fill }]) => typeof fill === 'number' && fill > 1)
  expect(above.map(([symbol]) => symbol).join(' ')).toBe('O Na Mg Al Si Ca Fe')
})

test('a log scale is refused where values are not above zero', () => {
  const { isLog, refusal } = mapOf('meltingPoint', 'log')
  expect([isLog, refusal]).toStrictEqual([
    false,
    'A log scale needs values above zero. Choose K for it.',
  ])
  const kelvin = mapOf('meltingPoint', 'log', 'K')
  expect([kelvin.isLog, kelvin.refusal, kelvin.unit]).toStrictEqual([true, null, 'K'])
  expect(mapOf('valenceElectrons', 'log').refusal).toBe(null)
})

test('iron melts at 1538 °C, 1811.15 K and 2800.4 °F', () => {
  const values = (['C', 'K', 'F'] as const).map((unit) =>
    new Map(mapOf('meltingPoint', null, unit).ranked).get('Fe'),
  )
  expect(values).toStrictEqual([1538, 1811.15, 2800.4])
})

test('five ticks are even in steps or in factors', () => {
  expect(ticksOf({ ...mapOf('density'), low: 1, high: 16, isLog: true })).toStrictEqual([
    1, 2, 4, 8, 16,
  ])
  expect(ticksOf({ ...mapOf('density'), low: 0, high: 8, isLog: false })).toStrictEqual([
    0, 2, 4, 6, 8,
  ])
})

test('every property of the list has values and a step for each of them', () => {
  expect(properties.size).toBe(38)
  for (const property of properties.values()) {
    const paint = heatPaint(heatMapOf(property, null, 'C'))
    expect([property.property, paint.size]).toStrictEqual([property.property, 118])
    const steps = [...paint.values()].map(({ fill }) => fill)
    for (const step of steps.filter((fill) => typeof fill === 'number')) {
      expect(step).toBeGreaterThanOrEqual(1)
      expect(step).toBeLessThanOrEqual(21)
    }
    expect(steps).toContain(1)
    expect(steps).toContain(21)
  }
})

test('values outside a range fade, and so do elements without a value', () => {
  const map = mapOf('meltingPoint')
  const paint = heatPaint(map, { low: null, high: 100 })
  expect(paint.get('Ga')?.isOutside).toBe(undefined)
  expect(paint.get('Fe')).toMatchObject({
    isOutside: true,
    spoken: 'melting point 1538\u00A0°C, step 11 of 21, outside the range',
  })
  expect(paint.get('He')?.isOutside).toBe(true)
  expect(propertyMessage(map, { low: null, high: 100 })).toMatch(
    /^Melting point up to 100\u00A0°C: \d+ of \d+ elements\.$/,
  )
})
