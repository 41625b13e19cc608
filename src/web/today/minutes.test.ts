import { expect, test } from 'vitest'

import { minutesFor } from './minutes.ts'

test('the minutes follow the learner’s pace, and are at least one', () => {
  expect([minutesFor(12, 0), minutesFor(12, 15), minutesFor(5, 1), minutesFor(1, 1)]).toEqual([
    6, 5, 1, 1,
  ])
})
