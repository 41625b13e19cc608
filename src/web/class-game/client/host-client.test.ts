import { expect, test, vi } from 'vitest'

import type { HostGame } from '#contract/class-game/messages.ts'
import type { ClientMessage } from '#contract/live.ts'
import { createLiveLine } from '#web/wire/live-connection.ts'

import { openHostClient } from './host-client.ts'

const GAME_ID = '00000000-0000-4000-8000-000000000001'
const watching = { type: 'watch_game', gameId: GAME_ID, format: 1, on: true }

const game: HostGame = {
  type: 'game_host',
  gameId: GAME_ID,
  serverTime: 5000,
  pin: 'BCDFGH',
  view: {
    rules: { mode: 'together', seconds: 20, minutes: 10, hasSpeedBonus: false, teamCount: 0 },
    questionCount: 3,
    isLocked: false,
    isPaused: false,
    phase: { kind: 'lobby' },
    counts: { players: 0, here: 0, done: 0, progress: [] },
    players: [],
    teams: [],
  },
  shown: null,
}

function followed() {
  const line = createLiveLine()
  const send = vi.fn<(message: ClientMessage) => void>()
  const end = line.open({ send, probe: () => {} })
  const client = openHostClient({ gameId: GAME_ID, line, now: () => 1000 })
  return { client, end, sent: () => send.mock.calls.flat() }
}

test('a game is asked for with each new connection, and left when the screen is', () => {
  const { client, end, sent } = followed()
  expect(sent()).toEqual([])
  end.hear({ type: 'hello', version: '1' })
  end.lost()
  end.hear({ type: 'hello', version: '1' })
  expect(sent()).toEqual([watching, watching])
  client.close()
  expect(sent().at(-1)).toEqual({ ...watching, on: false })
})

test('counts replace those of the game, and those of another game nothing', () => {
  const { client, end } = followed()
  const counts = { players: 9, here: 9, done: 4, progress: [] }
  const message = { type: 'game_counts', gameId: GAME_ID, serverTime: 6000, counts } as const
  end.hear(message)
  expect(client.get().game).toBeNull()
  end.hear(game)
  end.hear({ ...message, gameId: '00000000-0000-4000-8000-000000000002' })
  expect(client.get().game).toEqual(game)
  end.hear(message)
  expect(client.get().game).toEqual({ ...game, view: { ...game.view, counts } })
  expect(client.serverNow()).toBe(6000)
})

test.each([
  { type: 'game_rejected', what: 'watch_game', reason: 'notYours', serverTime: 1 },
  { type: 'game_over', reason: 'gone' },
] as const)('a game that is not there is missing after %j', (message) => {
  const { client, end } = followed()
  end.hear(message)
  expect(client.get().isMissing).toBe(true)
})
