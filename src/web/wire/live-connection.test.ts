import { expect, test, vi } from 'vitest'

import type { ClientMessage, ServerMessage } from '#contract/live.ts'

import { createLiveLine } from './live-connection.ts'

function opened() {
  const line = createLiveLine()
  const socket = { send: vi.fn<(message: ClientMessage) => void>(), probe: vi.fn<() => void>() }
  return { line, socket, end: line.open(socket) }
}

const searching = { type: 'searching', since: 1, serverTime: 2 } as const

test('it is connected from the greeting until it is lost', () => {
  const { line, end } = opened()
  const changed = vi.fn<() => void>()
  line.subscribe(changed)
  expect(line.isConnected()).toBe(false)
  end.hear({ type: 'hello', version: '1' })
  end.hear({ type: 'hello', version: '1' })
  expect([line.isConnected(), changed.mock.calls.length]).toEqual([true, 1])
  end.lost()
  expect([line.isConnected(), changed.mock.calls.length]).toEqual([false, 2])
})

test('messages reach all followers, and theirs reach the socket', () => {
  const { line, end, socket } = opened()
  const heard: ServerMessage[] = []
  const stop = line.follow((message) => heard.push(message))
  end.hear(searching)
  stop()
  end.hear({ type: 'idle', serverTime: 3 })
  line.send({ type: 'resume' })
  line.probe()
  expect(heard).toEqual([searching])
  expect(socket.send.mock.calls).toEqual([[{ type: 'resume' }]])
  expect(socket.probe.mock.calls.length).toBe(1)
})

test('it is refused until the server speaks', () => {
  const { line, end } = opened()
  end.refused({ kind: 'tooOften', until: 5 })
  end.lost()
  expect(line.refusal()).toEqual({ kind: 'tooOften', until: 5 })
  end.hear({ type: 'hello', version: '1' })
  expect(line.refusal()).toBeNull()
})

test('a search outlives a lost connection, but not the end of the session', () => {
  const { line, end, socket } = opened()
  end.hear(searching)
  end.lost()
  expect(line.engagement()).toBe('searching')
  end.close()
  expect(line.engagement()).toBe('none')
  line.send({ type: 'resume' })
  expect(socket.send.mock.calls).toEqual([])
})
