import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { calls } from '#contract/calls.ts'

import { shapeOf } from './json-shape.ts'
import { needs } from './tables/api-needs.ts'
import { API_PAGE, apiPage } from './write-api-docs.ts'

test('the committed page is what node scripts/evidence/write-api-docs.ts writes', () => {
  expect(readFileSync(API_PAGE, 'utf8')).toBe(apiPage())
})

test('every call serves a need of the product', () => {
  const serving = new Set<string>(needs.flatMap((need) => need.calls))
  // Named in the words of its row.
  serving.add('app_version')
  expect(Object.keys(calls).filter((name) => !serving.has(name))).toEqual([])
})

test('every need names a test', () => {
  expect(needs.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test.each([
  [z.strictObject({}), '{}'],
  [
    z.strictObject({ a: z.int().min(1).max(1000), b: z.string().max(9).optional() }),
    '{ a: integer(1…1,000), b?: string(…9) }',
  ],
  [z.array(z.enum(['x', 'y'])).min(1), '["x" | "y", …](1…)'],
  [z.nullable(z.uuid()), 'uuid | null'],
  [z.int(), 'integer'],
  [z.number().nonnegative(), 'number(0…)'],
])('a schema is written in one line (%#)', (schema, line) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  expect(shapeOf(rest)).toBe(line)
})
