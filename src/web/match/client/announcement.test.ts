import { expect, test } from 'vitest'

import type { MatchMessage } from '#contract/match.ts'
import { scriptedMatch } from '#web/testing/scripted-match.ts'

import { announcement } from './announcement.ts'

type Now = Pick<Parameters<typeof announcement>[0], 'isUrgent' | 'isChosen' | 'hasExtraTime'>

/** Returns the announcement after some milliseconds, with `choice` chosen at once. */
function spoken(milliseconds: number, choice: number | null): string {
  let time = 1000
  const server = scriptedMatch(() => time)
  server.begin()
  server.confirm(0)
  server.confirm(1)
  time += 3000
  if (choice !== null) server.answer(0, 0, choice)
  time += milliseconds
  return said(server.picture())
}

function said({ view, shown }: MatchMessage, now: Partial<Now> = {}): string {
  if (shown === null) throw new Error('No question is shown.')
  return announcement({
    view,
    shown,
    isUrgent: false,
    isChosen: false,
    hasExtraTime: false,
    ...now,
  })
}

test.each([
  [0, null, 'Question 1 of 10'],
  [5000, null, 'Question 1 of 10'],
  [1000, 0, 'Correct.'],
  [1000, 2, 'Not quite. The answer is A, first.'],
  [9000, null, 'Time is up. The answer is A, first.'],
  [3000, 0, 'Question 2 of 10'],
] as const)('%i ms after the opening, having chosen %j: %s', (milliseconds, choice, text) => {
  expect(spoken(milliseconds, choice)).toBe(text)
})

test('the verdict of the last question comes before the wait', () => {
  let time = 1000
  const server = scriptedMatch(() => time)
  server.begin()
  server.confirm(0)
  server.confirm(1)
  for (let question = 0; question < 10; question += 1) {
    time += 3000
    server.picture()
    server.answer(0, question, 0)
    if (question < 9) server.answer(1, question, 0)
  }
  expect(said(server.picture())).toBe(
    'Not quite. The answer is B, second. All questions answered. Waiting for your opponent.',
  )
})

test('the last seconds are announced, and a finished opponent with the question', () => {
  let time = 1000
  const server = scriptedMatch(() => time)
  server.begin()
  server.confirm(0)
  server.confirm(1)
  time += 3000
  const picture = server.picture()
  expect(said(picture, { isUrgent: true })).toBe('3 seconds left')
  expect(said(picture, { isUrgent: true, isChosen: true })).toBe('')
  expect(said(picture, { hasExtraTime: true })).toBe('Question 1 of 10. Opponent finished!')
})
