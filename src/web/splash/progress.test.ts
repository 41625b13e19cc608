import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import { advance, FULL_MS, LONGEST_MS, messageAt, TICK_MS } from './progress.ts'

test('a tick adds up to 4 points, up to 2 above 80, and stops at 100', () => {
  expect(advance(0, 0)).toBe(4)
  expect(advance(40, 0.5)).toBe(42)
  expect(advance(80, 0)).toBe(84)
  expect(advance(80.5, 0)).toBe(82.5)
  expect(advance(99.5, 0)).toBe(100)
})

test('every chance moves the bar on, so that it always gets to its end', () => {
  const chance = double({ min: 0, max: 0.999_999, noNaN: true })
  assert(
    property(double({ min: 0, max: 99, noNaN: true }), chance, (progress, drawn) => {
      const next = advance(progress, drawn)
      expect(next).toBeGreaterThan(progress)
      expect(next - progress).toBeLessThanOrEqual(progress > 80 ? 2.000_001 : 4.000_001)
    }),
  )
})

test('the five messages follow the progress in even parts', () => {
  expect([0, 19.9, 20, 40, 60, 80, 100].map(messageAt)).toEqual([
    'Lighting the burners...',
    'Lighting the burners...',
    'Sorting the elements...',
    'Counting electrons...',
    'Balancing equations...',
    'Putting on the hat...',
    'Putting on the hat...',
  ])
})

test('a tick takes 100 ms, and a full bar stays for half a second', () => {
  expect([TICK_MS, FULL_MS]).toEqual([100, 500])
})

test('with 220 ms to go away the opening lasts less than two seconds', () => {
  expect(LONGEST_MS + 220).toBeLessThan(2000)
})
