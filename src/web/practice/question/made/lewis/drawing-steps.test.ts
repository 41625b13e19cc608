import { expect, test } from 'vitest'

import { emptyDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'

import {
  likeAtoms,
  withCharge,
  withLikeAtoms,
  withNextOrder,
  withNextPairs,
  withOrder,
  withPairs,
  withSingleBonds,
} from './drawing-steps.ts'

const nitrate = skeletonOf('NO3^-')
const empty = emptyDrawing(nitrate)

test('a bond goes from none to one, two and three lines, and on to one again', () => {
  let drawn = empty
  const orders = [1, 2, 3, 4, 5].map(() => {
    drawn = withNextOrder(drawn, 1)
    return drawn.orders
  })
  expect(orders.map(([, order]) => order)).toEqual([1, 2, 3, 1, 2])
  expect(orders.at(-1)).toEqual([0, 2, 0])
})

test('lone pairs go up to four and then to none', () => {
  let drawn = empty
  const pairs = [1, 2, 3, 4, 5].map(() => {
    drawn = withNextPairs(drawn, 2)
    return drawn.pairs[2]
  })
  expect(pairs).toEqual([1, 2, 3, 4, 0])
})

test('numbers stay within the limits of the drawing', () => {
  expect(withOrder(empty, 0, 4).orders).toEqual([3, 0, 0])
  expect(withOrder(empty, 0, -1).orders).toEqual([0, 0, 0])
  expect(withPairs(empty, 0, 9).pairs).toEqual([4, 0, 0, 0])
  expect(withCharge(empty, 0, 7).charges).toEqual([4, 0, 0, 0])
  expect(withCharge(empty, 0, -7).charges).toEqual([-4, 0, 0, 0])
  expect(withSingleBonds(empty).orders).toEqual([1, 1, 1])
})

test('like atoms have the same element and as many neighbors', () => {
  expect(likeAtoms(nitrate, 1)).toEqual([1, 2, 3])
  const acid = skeletonOf('HNO3')
  expect(likeAtoms(acid, 1)).toEqual([1, 2])
  const drawn = withCharge(withPairs(empty, 2, 3), 2, -1)
  expect(withLikeAtoms(nitrate, drawn, 2)).toEqual({
    orders: [0, 0, 0],
    pairs: [0, 3, 3, 3],
    charges: [0, -1, -1, -1],
  })
})
