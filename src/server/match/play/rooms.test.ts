import { expect, test } from 'vitest'

import { createMatch } from '#match/match.ts'
import type { Page } from '#server/live/pages.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'

import { createRooms } from './rooms.ts'
import type { StoredMatch } from './store.ts'

const MARIE = 'marie'
const LISE = 'lise'
const START = Date.UTC(2026, 2, 1)

test('R10 a snapshot that was read before a player confirmed does not replace the one after that', () => {
  const { rooms, sent } = openRooms()
  const unconfirmed = snapshot('1', [])
  rooms.update(unconfirmed)
  const confirmed = rooms.update(snapshot('2', [LISE]))
  expect(rooms.update(unconfirmed)).toBe(confirmed)
  expect(sent.map(({ version }) => version)).toEqual(['1', '2'])
})

test('R10 a snapshot that got as far is taken: names and presence may have changed', () => {
  const { rooms } = openRooms()
  rooms.update(snapshot('1', [LISE]))
  expect(rooms.update(snapshot('2', [LISE])).version).toBe('2')
})

function openRooms() {
  const sent: StoredMatch[] = []
  const rooms = createRooms({
    load: () => Promise.resolve([]),
    matchClock: createManualMatchClock(),
    // A match is kept for as long as one of its players has a page.
    pages: { of: (userId) => (userId === MARIE ? [page] : []) },
    views: { sendChanges: (stored) => void sent.push(stored), sendView: nothing, sentTo: () => 0 },
    tick: () => Promise.reject(new Error('Nothing is due.')),
    onFailure: nothing,
  })
  return { rooms, sent }
}

/** A match that starts, some of whose players have confirmed. */
function snapshot(version: string, confirmed: readonly string[]): StoredMatch {
  const match = createMatch([MARIE, LISE], [0], START)
  if (match === null) throw new Error('No match.')
  const seats = match.seats.map((seat) => ({
    ...seat,
    isConfirmed: confirmed.includes(seat.player),
  }))
  return {
    id: 'match',
    version,
    match: { ...match, seats },
    kind: 'search',
    invitation: null,
    players: [MARIE, LISE].map((userId) => ({
      userId,
      name: userId,
      isHere: true,
      xp: null,
      level: null,
    })),
    questionIds: ['as-e1.1.1'],
  }
}

const page: Page = {
  userId: MARIE,
  connection: {
    isOpen: () => true,
    send: nothing,
    post: nothing,
    ping: nothing,
    close: nothing,
    cut: nothing,
    onMessage: nothing,
    onPong: nothing,
    onClose: nothing,
  },
  roundTrip: { measure: nothing, shortest: () => 0, silence: () => 0 },
  send: nothing,
  sendText: nothing,
}

function nothing(): void {}
