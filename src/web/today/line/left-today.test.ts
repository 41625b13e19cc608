import { expect, test } from 'vitest'

import type { StoredToday } from '#web/user-data/stored-today.ts'

import { leftText } from './left-today.ts'

const NOW = Date.UTC(2026, 2, 1, 12)
const HOUR_MS = 3_600_000

const asked = { questionId: 'as-e1.1.k3f9', reason: { kind: 'new' }, chosen: null } as const

const begun: StoredToday = {
  owner: 'guest',
  about: { kind: 'plan' },
  size: 12,
  startedAt: NOW - HOUR_MS,
  openedAt: NOW - HOUR_MS,
  asked: [
    { ...asked, isAnswered: true },
    { ...asked, isAnswered: false },
  ],
}

const answered: StoredToday = { ...begun, asked: [{ ...asked, isAnswered: true }] }

test.each([
  ['an open question', begun, 'Go on with question 2 of 12'],
  ['an answered question', answered, 'Go on with question 2 of 12'],
  ['a session by minutes', { ...begun, minutes: 5 }, 'Go on with question 2'],
  ['its last answer', { ...answered, size: 1 }, 'See how your session went'],
  ['nothing', null, null],
  ['a session without a question', { ...begun, asked: [] }, null],
  ['a session of one skill', { ...begun, about: { kind: 'skill', id: 'charge' } }, null],
  ['a session of yesterday', { ...begun, startedAt: NOW - 21 * HOUR_MS }, null],
] satisfies readonly [string, StoredToday | null, string | null][])(
  'home says where Today was left: at %s',
  (_case, stored, text) => {
    expect(leftText(stored, { owner: 'guest', now: NOW })).toBe(text)
  },
)

test('home does not say where another learner has left Today', () => {
  const owner = '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11'
  expect(leftText(begun, { owner, now: NOW })).toBe(null)
})
