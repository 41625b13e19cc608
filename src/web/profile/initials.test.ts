import { expect, test } from 'vitest'

import { initials } from './initials.ts'

test.each([
  ['', 'PW'],
  ['   ', 'PW'],
  ['marie', 'M'],
  ['Marie  Skłodowska Curie', 'MS'],
  ['élodie ångström', 'ÉÅ'],
  ['👩‍🔬 ada', '👩‍🔬A'],
  ['שלום (abc) 12', 'ש'],
  ['שלום עולם', 'שע'],
  ['محمد علي', 'مع'],
  ['(marie) [curie]', 'MC'],
  ['“Ada” - Lovelace', 'AL'],
  ['12 monkeys', '1M'],
  ['---', '-'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
