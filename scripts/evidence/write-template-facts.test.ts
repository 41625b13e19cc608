import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { TEMPLATE_FACTS, templateFactsText } from './write-template-facts.ts'

// It draws 200 questions of each template.
test('the facts of templates are those of the bank', () => {
  expect(readFileSync(TEMPLATE_FACTS, 'utf8')).toBe(templateFactsText())
})
