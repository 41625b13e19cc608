import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { createOutbox, send } from './send.ts'
import { textOf } from './text.ts'

let server: WebSocketServer
let near: WebSocket
let far: WebSocket

beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  near = new WebSocket(`ws://127.0.0.1:${portOf(server)}`)
  ;[[far]] = await Promise.all([once(server, 'connection'), once(near, 'open')])
})
afterEach(() => {
  near.terminate()
  server.close()
})

test('a client that reads gets every message', async () => {
  const got = once(near, 'message')
  send(far, { type: 'hello', version: '1.2.3' })
  expect(String((await got)[0])).toBe('{"type":"hello","version":"1.2.3"}')
})

test('L24 a client that stopped reading is cut when more than 1 MiB waits for it', async () => {
  near.pause()
  const cut = once(far, 'close')
  const version = 'x'.repeat(256 * 1024)
  let most = 0
  for (let sent = 0; sent < 1000 && far.readyState === far.OPEN; sent += 1) {
    send(far, { type: 'hello', version })
    most = Math.max(most, far.bufferedAmount)
  }
  await cut
  expect(most).toBeGreaterThan(1024 * 1024)
  expect(most).toBeLessThan(1.6 * 1024 * 1024)
})

test('nothing is sent to a socket that is closing', () => {
  far.close()
  send(far, { type: 'slow_down' })
  expect(far.readyState).toBe(far.CLOSING)
})

test('what is posted goes out after the work of this turn, as it was and in its order', async () => {
  const { post } = createOutbox()
  const got: string[] = []
  near.on('message', (data) => got.push(textOf(data)))
  const message = { type: 'hello' as const, version: '1' }
  post(far, message)
  message.version = '2'
  post(far, message)
  send(far, { type: 'slow_down' })
  await vi.waitFor(() => {
    expect(got).toEqual([
      '{"type":"slow_down"}',
      '{"type":"hello","version":"1"}',
      '{"type":"hello","version":"2"}',
    ])
  })
})

test('who has gone since holds up nobody', async () => {
  const { post } = createOutbox()
  const got = once(near, 'message')
  const gone = new WebSocket(`ws://127.0.0.1:${portOf(server)}`)
  await once(gone, 'open')
  post(gone, { type: 'slow_down' })
  gone.terminate()
  post(far, { type: 'slow_down' })
  expect(String((await got)[0])).toBe('{"type":"slow_down"}')
})

function portOf(listening: WebSocketServer): number {
  const address: AddressInfo | string | null = listening.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
