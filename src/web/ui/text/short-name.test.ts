import { expect, test } from 'vitest'

import { shortName } from './short-name.ts'

test.each([
  ['Marie', 6, 'Marie'],
  ['Marie Curie', 7, 'Marie…'],
  ['Marie Curie', 8, 'Marie C…'],
  ['👩‍🔬👩‍🔬👩‍🔬', 2, '👩‍🔬…'],
  ['Zoe\u0308 Zoe\u0308', 4, 'Zoe\u0308…'],
  ['', 4, ''],
])('%s in %i characters is %s', (name, most, short) => {
  expect(shortName(name, most)).toBe(short)
})
