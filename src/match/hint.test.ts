import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { type Hint, hintOf, mergeHints } from './hint.ts'
import { createMatch } from './match.ts'

const hints = record({
  stage: constantFrom('starting', 'active', 'cancelled', 'finished'),
  graceEndsAt: nat(),
  winner: integer({ min: -1, max: 3 }),
  seats: array(record({ answered: nat(10), correct: nat(10), isDone: boolean() }), {
    maxLength: 4,
  }),
})

test('M24 the order, the grouping and the repetition of hints do not matter', () => {
  assert(
    property(hints, hints, hints, (a, b, c) => {
      expect(mergeHints(a, b)).toEqual(mergeHints(b, a))
      expect(mergeHints(mergeHints(a, b), c)).toEqual(mergeHints(a, mergeHints(b, c)))
      expect(mergeHints(a, a)).toEqual(a)
    }),
  )
})

test('M24 a merged hint takes the greater of each field', () => {
  const early: Hint = {
    stage: 'active',
    graceEndsAt: 0,
    winner: -1,
    seats: [
      { answered: 3, correct: 2, isDone: false },
      { answered: 9, correct: 5, isDone: false },
    ],
  }
  const other: Hint = {
    stage: 'finished',
    graceEndsAt: 70,
    winner: 1,
    seats: [
      { answered: 2, correct: 2, isDone: false },
      { answered: 10, correct: 6, isDone: true },
    ],
  }
  expect(mergeHints(early, other)).toEqual({
    ...other,
    seats: [early.seats[0], other.seats[1]],
  })
})

test('M24 at first a hint reveals nothing', () => {
  const match = createMatch(['ada', 'bo'], [0], 0)
  const seat = { answered: 0, correct: 0, isDone: false }
  expect(match === null ? null : hintOf(match)).toEqual({
    stage: 'starting',
    graceEndsAt: 0,
    winner: -1,
    seats: [seat, seat],
  })
})
