import { expect, test } from 'vitest'

import { createMatch } from '#match/match.ts'
import type { Page } from '#server/live/pages.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'

import { createRooms } from './rooms.ts'
import type { StoredMatch } from './store.ts'

const MARIE = 'marie'
const LISE = 'lise'
const START = Date.UTC(2026, 2, 1)

test('R10 a match that changes while it is read is read again', async () => {
  const { rooms, sent, reads } = openRooms()
  rooms.update(snapshot('1', []))
  const refreshed = rooms.refresh('match')
  const confirmed = rooms.update(snapshot('2', [LISE]))
  reads.shift()?.([snapshot('1', [])])
  await Promise.resolve()
  expect(rooms.snapshotOf('match')).toBe(confirmed)
  await expect.poll(() => reads.length).toBe(1)
  reads.shift()?.([snapshot('3', [])])
  expect((await refreshed)?.version).toBe('3')
  expect(sent.map(({ version }) => version)).toEqual(['1', '2', '3'])
})

test('R10 a confirmation that was taken back is read', async () => {
  const { rooms, reads } = openRooms()
  rooms.update(snapshot('1', [LISE]))
  const refreshed = rooms.refresh('match')
  reads.shift()?.([snapshot('2', [])])
  expect((await refreshed)?.version).toBe('2')
  expect(rooms.snapshotOf('match')?.match.seats.some((seat) => seat.isConfirmed)).toBe(false)
})

function openRooms() {
  const sent: StoredMatch[] = []
  /** The reads that are on their way, each with the function that answers it. */
  const reads: ((found: readonly StoredMatch[]) => void)[] = []
  const rooms = createRooms({
    load: () => new Promise((resolve) => void reads.push(resolve)),
    matchClock: createManualMatchClock(),
    // A match is kept for as long as one of its players has a page.
    pages: { of: (userId) => (userId === MARIE ? [page] : []) },
    views: { sendChanges: (stored) => void sent.push(stored), sendView: nothing, sentTo: () => 0 },
    tick: () => Promise.reject(new Error('Nothing is due.')),
    onFailure: nothing,
  })
  return { rooms, sent, reads }
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
  network: null,
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
