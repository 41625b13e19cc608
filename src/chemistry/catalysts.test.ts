import { expect, test } from 'vitest'

import { catalyses } from './catalysts.ts'
import { element } from './elements.ts'

test.each(catalyses)('$catalyst names its element', ({ catalyst, element: symbol, process }) => {
  expect(catalyst).toContain(element(symbol).name.toLowerCase())
  expect(process).toMatch(/^[A-Z][a-z]+ing /)
})
