import { expect, test } from 'vitest'

import { firstDisplayName } from './display-name.ts'

const ID = '0190b7a4-1f6e-7c8a-9b53-6d1f0a2b3c4d'

test.each([
  ['the one given', ' Marie  Curie ', 'marie@chem.example', 'Marie Curie'],
  ['the beginning of the address', '', 'marie@chem.example', 'marie'],
  ['no name of those who run this', 'Support', 'admin@chem.example', 'Player3c4d'],
  ['none that is longer than a name may be', 'x'.repeat(33), 'marie@chem.example', 'marie'],
  ['none that cannot be seen', '\u200B', `${'m'.repeat(40)}@chem.example`, 'Player3c4d'],
])('D17 the first name of a profile is %s', (_, given, email, name) => {
  expect(firstDisplayName(given, email, ID)).toBe(name)
})
