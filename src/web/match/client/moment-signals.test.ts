import { expect, test } from 'vitest'

import { signalsOf } from './moment-signals.ts'
import type { Moment } from './moments.ts'

test.each<[shown: Moment, now: Moment, isOver: boolean]>([
  ['found', 'started', true],
  ['found', 'opened', true],
  ['complete', 'won', true],
  ['complete', 'lost', true],
  ['complete', 'drawn', true],
  ['complete', 'opened', false],
  ['missed', 'started', false],
  ['keptHere', 'won', false],
])('the message of %s is out of date after %s: %s', (shown, now, isOver) => {
  expect(signalsOf(shown).toast).not.toBeNull()
  expect(signalsOf(now).outdated.includes(shown)).toBe(isOver)
})
