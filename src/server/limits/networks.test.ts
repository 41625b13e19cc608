import { expect, test } from 'vitest'

import { householdOf, networkReader, sharesOf } from './networks.ts'

const SCHOOLS = [
  { address: '10.1.0.0', bits: 16, factor: 10 },
  { address: '10.1.2.0', bits: 24, factor: 20 },
  { address: '2001:db8:5::', bits: 48, factor: 4 },
]

test.each([
  ['192.0.2.7', { key: '192.0.2.7', wider: [], factor: 1 }],
  ['10.1.9.9', { key: '10.1.9.9', wider: [], factor: 10 }],
  ['::ffff:10.1.2.3', { key: '10.1.2.3', wider: [], factor: 20 }],
  [
    '2001:db8:1:2a3:4:5:6:7',
    {
      key: '2001:db8:1:2a3',
      wider: [
        { key: '2001:db8:1:200/56', times: 2 },
        { key: '2001:db8:1/48', times: 4 },
      ],
      factor: 1,
    },
  ],
])('%s counts for its network', (address, network) => {
  expect(networkReader(SCHOOLS)(address)).toEqual(network)
})

test('A2 each /64 of a household takes of the same /56 and /48, a school takes less of them', () => {
  const read = networkReader(SCHOOLS)
  expect(sharesOf(read('2001:db8:1:2::1'))).toEqual([
    ['2001:db8:1:2', 1],
    ['2001:db8:1:0/56', 1 / 2],
    ['2001:db8:1/48', 1 / 4],
  ])
  expect(sharesOf(read('2001:db8:5:2::1'))).toEqual([
    ['2001:db8:5:2', 1 / 4],
    ['2001:db8:5:0/56', 1 / 8],
    ['2001:db8:5/48', 1 / 16],
  ])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2a3:4:5:6:7', '2001:db8:1:200/56'],
  ['10.1.9.9', null],
  ['2001:db8:5::1', null],
])('M38 players at %s are those of %j; null for a school', (address, household) => {
  expect(householdOf(networkReader(SCHOOLS)(address))).toBe(household)
})

test('an unreadable address counts for itself', () => {
  expect(networkReader(SCHOOLS)('')).toEqual({ key: '', wider: [], factor: 1 })
})
