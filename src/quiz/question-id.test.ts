import { expect, test } from 'vitest'

import { templateOf } from './question-id.ts'

test('the template of a question id is its first part, and a text without parts is its own', () => {
  expect(['pe-e1.1.k3f9', 'pe-e1', ''].map(templateOf)).toEqual(['pe-e1', 'pe-e1', ''])
})
