import { expect, test } from 'vitest'

import { integer, pick, randomFrom, sample, shuffle } from './random.ts'

test('the same text gives the same numbers for ever', () => {
  const random = randomFrom('pe-e1.1.k3f9')
  expect([random(), random(), random()]).toEqual([
    0.14793478371575475, 0.8929492156021297, 0.6213114999700338,
  ])
})

test('another text gives other numbers', () => {
  expect(randomFrom('pe-e1.1.k3fa')()).not.toBe(randomFrom('pe-e1.1.k3f9')())
})

test('whole numbers include both ends and nothing beyond', () => {
  const random = randomFrom('ends')
  const drawn = new Set(Array.from({ length: 200 }, () => integer(random, 3, 6)))
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6])
})

test('each order of three items is about equally frequent', () => {
  const random = randomFrom('orders')
  const counts = new Map<string, number>()
  for (let round = 0; round < 6000; round += 1) {
    const order = shuffle(random, ['a', 'b', 'c']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('a sample has different items and never more than there are', () => {
  expect(sample(randomFrom('sample'), ['a', 'b'], 5).toSorted()).toEqual(['a', 'b'])
})

test('picking from nothing is an error', () => {
  expect(() => pick(randomFrom('nothing'), [])).toThrow(RangeError)
})
