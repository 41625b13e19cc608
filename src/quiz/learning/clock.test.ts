import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { timesInOrder } from './clock.ts'

test('K23 times that rise up to now stay as they are', () => {
  const times = [1, 2, 2, 5]
  expect(timesInOrder(times, 5)).toBe(times)
  expect(timesInOrder([], 5)).toEqual([])
})

test('K23 answers from a clock a month ahead do not stay in the future', () => {
  const [july, august] = [100, 130]
  expect(timesInOrder([98, 99, august, august], july)).toEqual([98, 99, 99, 99])
  expect(timesInOrder([98, 99, august, august, 100, 101, 102], 102)).toEqual([
    98, 99, 99, 99, 100, 101, 102,
  ])
  // In August they would no longer be after now: the more answers around them are believed.
  expect(timesInOrder([98, 99, august, august, 100, 101, 102], 140)).toEqual([
    98, 99, 99, 99, 100, 101, 102,
  ])
})

test('K23 one answer from a clock that was years behind changes no other', () => {
  expect(timesInOrder([98, 99, 3, 100, 101], 101)).toEqual([98, 99, 99, 100, 101])
})

test('K23 while the clock is behind, all that was answered before counts as given now', () => {
  expect(timesInOrder([98, 99, 100], 3)).toEqual([3, 3, 3])
  expect(timesInOrder([98, 99, 100, 2, 3], 3)).toEqual([2, 2, 2, 2, 3])
})

test('K23 whatever the clock did, no answer is lost, none is after now, and the order stays', () => {
  assert(
    property(
      array(integer({ min: 0, max: 60 }), { maxLength: 40 }),
      integer({ min: 0, max: 60 }),
      (times, now) => {
        const result = timesInOrder(times, now)
        expect(result).toHaveLength(times.length)
        expect(Math.max(0, ...result)).toBeLessThanOrEqual(now)
        expect(result.toSorted((one, other) => one - other)).toEqual(result)
        expect(timesInOrder(result, now)).toBe(result)
      },
    ),
  )
})
