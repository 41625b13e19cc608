import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertyOfTrend, trends } from '#content/elements/trends.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { exceptionsIn } from './exceptions-in.ts'

const data = trendData(readLibrary())
const properties = propertiesOf(data)

function exceptionsOf(key: string) {
  const trend = trends.find((entry) => entry.key === key)
  if (trend === undefined) throw new Error(`There is no ${key}`)
  const property = properties.get(propertyOfTrend(trend))
  if (property === undefined) throw new Error(`There are no values for ${key}`)
  return exceptionsIn(trend, property, new Set(data.firm))
}

test('oxygen is easier to ionize than nitrogen, for certain', () => {
  expect(exceptionsOf('ionization-energy').find(({ symbols }) => symbols[0] === 'N')).toStrictEqual(
    {
      symbols: ['N', 'O'],
      sentence:
        'Nitrogen 1402.3, oxygen 1313.9\u00A0kJ/mol: lower. It is the first p electron that shares an orbital, and the two repel each other.',
      isFirm: true,
    },
  )
})

test('aluminum and gallium are within the uncertainty', () => {
  const doubtful = exceptionsOf('ionization-energy').filter(({ isFirm }) => !isFirm)
  expect(doubtful.map(({ symbols }) => symbols.join(' '))).toContain('Al Ga')
})

test('an element that stands out alone has its value and the reason', () => {
  expect(exceptionsOf('melting-point').find(({ symbols }) => symbols[0] === 'Ga')).toStrictEqual({
    symbols: ['Ga'],
    sentence: 'Gallium 29.765\u00A0°C. Its crystal is made of pairs of atoms.',
    isFirm: true,
  })
})

test.each(trends)('$key has a property in the list of the lab', ({ key }) => {
  expect(() => exceptionsOf(key)).not.toThrow()
})
