import { expect, test } from 'vitest'

import { judgeOrder, parseOrderResponse } from './order.ts'

test('only the exact order is right', () => {
  expect(judgeOrder({ order: [0, 1, 2, 3] })).toEqual({ isRight: true })
})

test('two exchanged cards are named, with the share of pairs that stand right', () => {
  expect(judgeOrder({ order: [0, 2, 1, 3] })).toEqual({
    isRight: false,
    nearMiss: { kind: 'exchanged', cards: [1, 2] },
    share: 5 / 6,
  })
})

test('an order from the wrong end is recognized', () => {
  expect(judgeOrder({ order: [2, 1, 0] })).toEqual({
    isRight: false,
    nearMiss: { kind: 'reversed' },
    share: 0,
  })
})

test('any other order is wrong without a name', () => {
  expect(judgeOrder({ order: [1, 2, 0] })).toMatchObject({ nearMiss: { kind: 'other' } })
})

test('a response holds each card once', () => {
  expect(parseOrderResponse({ cards: 3 }, [2, 0, 1])).toEqual({ order: [2, 0, 1] })
  for (const order of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
    [0, 1, 2, 2],
  ]) {
    expect(parseOrderResponse({ cards: 3 }, order)).toBeNull()
  }
})
