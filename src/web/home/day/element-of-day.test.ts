import { expect, test } from 'vitest'

import { identities } from '#chemistry/elements/identities.ts'

import { elementOfDay } from './element-of-day.ts'

test('every element has its day once in 118 days, also before the first one', () => {
  const days = identities.map((_, index) => elementOfDay(index - 50)?.symbol)
  expect(new Set(days)).toEqual(new Set(identities.map(({ symbol }) => symbol)))
})

test('the elements of two days in a row are no neighbors', () => {
  for (let day = 0; day < identities.length; day += 1) {
    const [one, next] = [elementOfDay(day), elementOfDay(day + 1)].map(
      (identity) => identity?.atomicNumber ?? 0,
    )
    expect(Math.abs((one ?? 0) - (next ?? 0))).toBeGreaterThan(20)
  }
})
