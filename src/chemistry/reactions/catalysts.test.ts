import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'

import { catalyses } from './catalysts.ts'

test.each(catalyses)('$catalyst names its element', ({ catalyst, element: symbol, process }) => {
  expect(catalyst).toContain(element(symbol).name.toLowerCase())
  expect(process).toMatch(/^[A-Z][a-z]+ing /)
})
