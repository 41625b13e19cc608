import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { KEY, scriptedMatch } from '#web/testing/scripted-match.ts'

import { initialState, type MatchState, type PendingAnswer, type Search } from './match-state.ts'
import { tabTitle } from './tab-title.ts'

type Page = MatchState['page']

const hidden: Page = { isVisible: false, isWatched: true }

function titleOf(status: MatchState['status'], page = hidden, search: Search = { kind: 'none' }) {
  return tabTitle({ ...initialState(null), status, page, search })
}

/** The server's match, with an answer that it has not recorded. */
function matchOn(server: ReturnType<typeof scriptedMatch>, answer: PendingAnswer | null = null) {
  return { kind: 'match', match: server.picture(), answer, elements: [] } as const
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  onTestFinished(() => void vi.useRealTimers())
})

test('the title of a hidden tab follows a match from the search to its end', () => {
  const server = scriptedMatch(() => Date.now())
  const title = (answer: PendingAnswer | null = null) => titleOf(matchOn(server, answer))
  const searching = { kind: 'searching', since: 0, isUnattended: false, invitation: null } as const
  expect(titleOf(searching)).toBe('Looking for an opponent')
  server.begin()
  expect(title()).toBe('Match found')
  server.confirm(0)
  server.confirm(1)
  vi.advanceTimersByTime(3000)
  expect(title()).toBe('Your turn: question 1/10')
  expect(title({ question: 0, choice: 1, isDelayed: false })).toBe('Answered: question 1/10')
  server.answer(0, 0, 0)
  expect(title()).toBe('Next: question 2/10')
  for (const question of KEY.keys()) {
    server.answer(0, question, 0)
    vi.advanceTimersByTime(3000)
  }
  expect(title()).toBe('Waiting for your opponent')
  vi.advanceTimersByTime(10_000)
  expect(title()).toBe('Match over')
})

test('a match that was not confirmed here was missed', () => {
  const server = scriptedMatch(() => Date.now())
  server.begin()
  vi.advanceTimersByTime(3000)
  expect(titleOf(matchOn(server))).toBe('Match missed')
})

test('a visible tab, or one that has nothing to do with the match, keeps its title', () => {
  const server = scriptedMatch(() => Date.now())
  server.begin()
  const status = matchOn(server)
  const elsewhere = { ...hidden, isWatched: false }
  expect(titleOf(status, { ...hidden, isVisible: true })).toBeNull()
  expect(titleOf(status, elsewhere)).toBeNull()
  expect(titleOf(status, elsewhere, { kind: 'wanted', isElsewhere: true, invitation: null })).toBe(
    'Match found',
  )
})
