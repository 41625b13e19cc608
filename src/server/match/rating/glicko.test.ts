import { expect, test } from 'vitest'

import { rated, ratingAt, UNRATED } from './glicko.ts'

const DAY_MS = 86_400_000

test('two new players: the winner rises as far as the loser falls, and both are known better', () => {
  const [won, lost] = [rated(UNRATED, UNRATED, 1), rated(UNRATED, UNRATED, 0)]
  expect(Math.round(won.rating)).toBe(1662)
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6)
  expect(Math.round(won.deviation)).toBe(290)
  expect(lost.deviation).toBeCloseTo(won.deviation, 6)
  expect(rated(UNRATED, UNRATED, 0.5).rating).toBeCloseTo(1500, 6)
})

test('a win over a stronger player counts more than one over a weaker', () => {
  const own = { rating: 1500, deviation: 80, volatility: 0.06 }
  const over = (rating: number) => rated(own, { ...own, rating }, 1).rating - own.rating
  expect([1200, 1500, 1800].map(over).map(Math.round)).toEqual([6, 17, 30])
})

test('the rating of an idle player gets less certain from day to day, up to that of a new one', () => {
  const own = { rating: 1700, deviation: 50, volatility: 0.06, ratedAt: 0 }
  expect(ratingAt(own, 0)).toEqual({ rating: 1700, deviation: 50, volatility: 0.06 })
  expect(Math.round(ratingAt(own, 30 * DAY_MS).deviation)).toBe(76)
  expect(ratingAt(own, 10_000 * DAY_MS).deviation).toBe(350)
  expect(ratingAt({ ...own, ratedAt: DAY_MS }, 0).deviation).toBe(50)
})
