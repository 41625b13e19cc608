import { assert, maxSafeInteger, property } from 'fast-check'
import { expect, test } from 'vitest'

import { grouped } from './grouped.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567.891, '1,234,567.891'],
  [-1234, '-1,234'],
])('%s is written %s', (figure, text) => {
  expect(grouped(figure)).toBe(text)
})

test('whole numbers are written as American English does', () => {
  assert(
    property(maxSafeInteger(), (figure) => {
      expect(grouped(figure)).toBe(figure.toLocaleString('en-US'))
    }),
  )
})
