import { expect, test } from 'vitest'

import type { ClientMessage } from '#contract/live.ts'
import { createLiveLine } from '#web/wire/live-connection.ts'

import { followBoard } from './follow-board.ts'

const HELLO = { type: 'hello', version: '1' } as const

test('the board is followed at once, again after every greeting, and no longer when it is left', () => {
  const line = createLiveLine()
  const sent: ClientMessage[] = []
  const { hear } = line.open({ send: (message) => sent.push(message), probe() {} })
  const leave = followBoard(line)
  expect(sent.splice(0)).toEqual([{ type: 'follow_leaderboard', on: true }])
  hear(HELLO)
  hear({ type: 'slow_down' })
  expect(sent.splice(0)).toEqual([{ type: 'follow_leaderboard', on: true }])
  leave()
  expect(sent.splice(0)).toEqual([{ type: 'follow_leaderboard', on: false }])
  hear(HELLO)
  expect(sent).toEqual([])
})
