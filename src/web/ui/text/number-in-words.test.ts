import { expect, test } from 'vitest'

import { numberInWords } from './number-in-words.ts'

test('counts up to twelve are words, higher ones digits', () => {
  expect([0, 3, 12, 13, 118].map(numberInWords)).toEqual(['no', 'three', 'twelve', '13', '118'])
})
