import { expect, expectTypeOf, test } from 'vitest'

import { storedAnswerSchema, userProgressSchema } from '#contract/progress.ts'
import { userSettingsSchema } from '#contract/settings.ts'

import { fromWire, toWire } from './naming.ts'

test('fields change their names and keep their values', () => {
  const wire = { total_time_spent: 4.5, version: 2, enabled_categories: ['bonding'] }
  const code = { totalTimeSpent: 4.5, version: 2, enabledCategories: ['bonding'] }
  expect(fromWire(wire)).toEqual(code)
  expect(toWire(code)).toEqual(wire)
  expectTypeOf(fromWire(wire)).toEqualTypeOf(code)
  expectTypeOf(toWire(code)).toEqualTypeOf(wire)
})

test('every field of settings, progress and answers comes back under its own name', () => {
  for (const { shape } of [userSettingsSchema, userProgressSchema, storedAnswerSchema]) {
    expect(toWire(fromWire(shape))).toEqual(shape)
  }
})
