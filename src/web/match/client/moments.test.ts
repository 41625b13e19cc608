import { expect, test } from 'vitest'

import { isOutdated, type Moment, toastOf } from './moments.ts'

test.each<[told: Moment, now: Moment, isOver: boolean]>([
  ['found', 'started', true],
  ['agreed', 'started', true],
  ['agreed', 'opened', true],
  ['found', 'agreed', false],
  ['complete', 'won', true],
  ['complete', 'lost', true],
  ['complete', 'drawn', true],
  ['complete', 'opened', false],
  ['missed', 'started', false],
  ['keptHere', 'won', false],
])('the message of %s is out of date after %s: %s', (told, now, isOver) => {
  const toast = toastOf(told)
  expect(toast).toBeDefined()
  expect(isOutdated(toast ?? { title: '' }, now)).toBe(isOver)
})
