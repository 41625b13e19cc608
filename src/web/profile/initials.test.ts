import { expect, test } from 'vitest'

import { initials } from './initials.ts'

test.each([
  ['', 'PW'],
  ['   ', 'PW'],
  ['marie', 'M'],
  ['Marie  Skłodowska Curie', 'MS'],
  ['élodie ångström', 'ÉÅ'],
  ['👩‍🔬 ada', '👩‍🔬A'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
