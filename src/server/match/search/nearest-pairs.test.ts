import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nearestPairs } from './nearest-pairs.ts'

/** Players by their ratings, all of whom have waited equally long unless said otherwise. */
function waiting(...players: readonly (readonly [rating: number, waited?: number])[]) {
  return players.map(([rating, waited = 0]) => ({ rating, waited }))
}

function ratings(...players: readonly (readonly [rating: number, waited?: number])[]) {
  return nearestPairs(waiting(...players)).map((pair) => pair.map(({ rating }) => rating))
}

test('R34 the player who has waited longest gets the nearest rating, of equally near ones the first', () => {
  expect(ratings([1500], [1700], [1520], [1690])).toEqual([
    [1500, 1520],
    [1700, 1690],
  ])
  const [first, second, third] = waiting([1500], [1600], [1600])
  expect(nearestPairs([first, second, third].filter((one) => one !== undefined))[0]?.[1]).toBe(
    second,
  )
})

test('R34 two of very different ratings wait for others at first, and are paired in the end', () => {
  expect(ratings([1200, 0], [1650, 0])).toEqual([])
  expect(ratings([1200, 400], [1650, 0])).toEqual([])
  expect(ratings([1200, 500], [1650, 0])).toEqual([[1200, 1650]])
  expect(ratings([800, 9999], [2600, 9999])).toEqual([])
  expect(ratings([800, 10_000], [2600, 0])).toEqual([[800, 2600]])
})

test('R34 the reach is that of the one who has waited longer', () => {
  expect(ratings([1500, 3000], [2150, 0], [2250, 0])).toEqual([[1500, 2150]])
  expect(ratings([2150, 0], [1500, 0], [2250, 0])).toEqual([[2150, 2250]])
})

test('R1 R2 R34 no player is paired twice, the oldest never starves, and at most one who has waited ten seconds is left', () => {
  const queue = fc.array(
    fc.record({
      rating: fc.integer({ min: 400, max: 3000 }),
      waited: fc.integer({ min: 0, max: 20_000 }),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(queue, (players) => {
      const ordered = players.toSorted((a, b) => b.waited - a.waited)
      const paired = nearestPairs(ordered).flat()
      const left = ordered.filter((player) => !paired.includes(player))
      const [oldest] = ordered
      const isOldestPaired = oldest === undefined || ordered.length === 1 || paired.includes(oldest)
      const patient = left.filter(({ waited }) => waited >= 10_000)
      expect([
        new Set(paired).size === paired.length,
        isOldestPaired || (oldest?.waited ?? 0) < 10_000,
        patient.length === 0 || left.length === 1,
      ]).toEqual([true, true, true])
    }),
  )
})
