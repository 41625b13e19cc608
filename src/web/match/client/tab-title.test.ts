import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { KEY, scriptedMatch } from '#web/testing/scripted-match.ts'

import { type DuelState, start } from './match-state.ts'
import { callOf } from './tab-title.ts'

const hidden: DuelState = { ...start, isVisible: false, isWatched: true }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  onTestFinished(() => void vi.useRealTimers())
})

test('the title of a hidden tab follows a match from the search to its end', () => {
  const server = scriptedMatch(() => Date.now())
  const call = (kept: DuelState['kept'] = null) =>
    callOf({ ...hidden, kept, duel: server.picture() })
  const searching = { type: 'searching', since: 0, serverTime: 0 } as const
  expect(callOf({ ...hidden, duel: searching })).toBe('Looking for an opponent')
  server.begin()
  expect(call()).toBe('Match found')
  server.confirm(0)
  server.confirm(1)
  vi.advanceTimersByTime(3000)
  expect(call()).toBe('Your turn: question 1/10')
  expect(call({ matchId: '', question: 0, choice: 1, isDoubtful: false })).toBe(
    'Answered: question 1/10',
  )
  server.answer(0, 0, 0)
  expect(call()).toBe('Next: question 2/10')
  for (const question of KEY.keys()) {
    server.answer(0, question, 0)
    vi.advanceTimersByTime(3000)
  }
  expect(call()).toBe('Waiting for your opponent')
  vi.advanceTimersByTime(10_000)
  expect(call()).toBe('Match over')
})

test('a match that nobody confirmed here was missed', () => {
  const server = scriptedMatch(() => Date.now())
  server.begin()
  vi.advanceTimersByTime(3000)
  expect(callOf({ ...hidden, duel: server.picture() })).toBe('Match missed')
})

test('a tab that is seen, or has nothing to do with the match, keeps its title', () => {
  const server = scriptedMatch(() => Date.now())
  server.begin()
  const duel = server.picture()
  expect(callOf({ ...hidden, duel, isVisible: true })).toBeNull()
  expect(callOf({ ...hidden, duel, isWatched: false })).toBeNull()
  expect(callOf({ ...hidden, duel, isWatched: false, isPatient: true })).toBe('Match found')
})
