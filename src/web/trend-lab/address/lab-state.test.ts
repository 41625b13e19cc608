import { expect, test } from 'vitest'

import { addressOf, closedLab, readAddress } from './lab-state.ts'

const isProperty = (key: string) => key === 'density'

test.each([
  '',
  '?show=density',
  '?show=density&scale=log',
  '?at=25.5',
  '?at=-196',
  '?at=373.15&unit=K',
  '?year=1869',
  '?show=state&only=liquid',
  '?show=block&layout=wide&group3=la&labels=cas',
  '?show=density&cell=oxidation',
])('%s is read and written alike', (search) => {
  expect(addressOf(readAddress(search, isProperty))).toBe(search)
})

test.each([
  '?show=colour',
  '?scale=log',
  '?at=warm',
  '?at=1e9',
  '?year=-5',
  '?year=1869.5',
  '?layout=round&group3=lr&labels=latin&unit=R&cell=color',
])('%s is ignored', (search) => {
  expect(readAddress(search, isProperty)).toStrictEqual(closedLab)
})

test('a range, a plot and its scale stand in the address', () => {
  const search = '?show=density&from=0.001&to=4e-13&x=meltingPoint&xscale=log'
  const state = readAddress(search, (key) => ['density', 'meltingPoint'].includes(key))
  expect([state.range, state.plot]).toStrictEqual([
    { low: 0.001, high: 4e-13 },
    { key: 'meltingPoint', scale: 'log' },
  ])
  expect(addressOf(state)).toBe(search)
})

test('y names the property above a plot, and what is unknown is left out', () => {
  expect(addressOf(readAddress('?y=density&x=atomicNumber&from=cold', isProperty))).toBe(
    '?show=density&x=atomicNumber',
  )
  expect(readAddress('?show=density&x=color', isProperty).plot).toBe(null)
})

test('what the address does not arrange is as it was chosen last', () => {
  const kept = { layout: 'whole', group3: null, labels: 'cas', cell: 'mass' } as const
  expect(readAddress('?show=density&labels=old', isProperty, kept)).toMatchObject({
    ...kept,
    labels: 'old',
  })
})
