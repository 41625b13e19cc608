import { expect, test } from 'vitest'

import { salutationAt } from './greeting.tsx'

test('the greeting turns at noon and at six in the evening', () => {
  expect([0, 11, 12, 17, 18, 23].map(salutationAt)).toEqual([
    'Good Morning',
    'Good Morning',
    'Good Afternoon',
    'Good Afternoon',
    'Good Evening',
    'Good Evening',
  ])
})
