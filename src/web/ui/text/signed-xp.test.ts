import { expect, test } from 'vitest'

import { signedXp } from './signed-xp.ts'

test('a change of XP shows its sign, and no change has none', () => {
  expect([50, -50, 0].map(signedXp)).toEqual(['+50', '\u221250', '0'])
})
