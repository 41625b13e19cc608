import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { type Connection, send } from './connection.ts'
import { asciiJson } from './frame.ts'
import { createOutbox, type Wire } from './send.ts'
import { textOf } from './text.ts'
import { webSocketConnection } from './web-socket-connection.ts'

let server: WebSocketServer
let near: WebSocket
let far: WebSocket
let wire: Wire
let connection: Connection

beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  near = new WebSocket(`ws://127.0.0.1:${portOf(server)}`)
  const [[socket, { socket: line }]] = await Promise.all([
    once(server, 'connection'),
    once(near, 'open'),
  ])
  far = socket
  wire = { socket, line }
  connection = webSocketConnection(wire, createOutbox(), () => 0)
})
afterEach(() => {
  near.terminate()
  server.close()
})

test('a client that reads gets every message', async () => {
  const got = once(near, 'message')
  send(connection, { type: 'hello', version: '1.2.3' })
  expect(String((await got)[0])).toBe('{"type":"hello","version":"1.2.3"}')
})

test('L24 a client that stopped reading is cut when more than 1 MiB waits for it', async () => {
  near.pause()
  const cut = once(far, 'close')
  const version = 'x'.repeat(256 * 1024)
  let most = 0
  for (let sent = 0; sent < 1000 && far.readyState === far.OPEN; sent += 1) {
    send(connection, { type: 'hello', version })
    most = Math.max(most, far.bufferedAmount)
  }
  await cut
  expect(most).toBeGreaterThan(1024 * 1024)
  expect(most).toBeLessThan(1.6 * 1024 * 1024)
})

test('L24 posted messages wait for a client that stopped reading, up to the same limit', async () => {
  near.pause()
  const cut = once(far, 'close')
  const { post } = createOutbox()
  let most = 0
  for (let sent = 0; sent < 2000 && far.readyState === far.OPEN; sent += 1) {
    post(wire, 'x'.repeat(60_000))
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate()
    most = Math.max(most, far.bufferedAmount)
  }
  await cut
  expect(most).toBeGreaterThan(1024 * 1024)
  expect(most).toBeLessThan(1.6 * 1024 * 1024)
})

test('nothing is sent to a socket that is closing', () => {
  far.close()
  send(connection, { type: 'slow_down' })
  expect(far.readyState).toBe(far.CLOSING)
})

test('posted messages go out after the work of this turn, unchanged and in order', async () => {
  const { post } = createOutbox()
  const got: string[] = []
  near.on('message', (data) => got.push(textOf(data)))
  const message = { type: 'hello' as const, version: '1' }
  post(wire, asciiJson(message))
  message.version = '2'
  post(wire, asciiJson(message))
  send(connection, { type: 'slow_down' })
  await expect
    .poll(() => got)
    .toEqual([
      '{"type":"slow_down"}',
      '{"type":"hello","version":"1"}',
      '{"type":"hello","version":"2"}',
    ])
})

test.each([1, 125, 126, 127, 65_535])('a text of %i characters arrives whole', async (length) => {
  const got = once(near, 'message')
  createOutbox().post(wire, 'x'.repeat(length))
  expect(String((await got)[0])).toBe('x'.repeat(length))
})

test('a client that has gone delays no other', async () => {
  const { post } = createOutbox()
  const got = once(near, 'message')
  const next = once(server, 'connection')
  const other = new WebSocket(`ws://127.0.0.1:${portOf(server)}`)
  const [gone, { socket: line }] = await next
  post({ socket: gone, line }, asciiJson({ type: 'slow_down' }))
  gone.terminate()
  post(wire, asciiJson({ type: 'slow_down' }))
  other.on('error', () => {})
  expect(String((await got)[0])).toBe('{"type":"slow_down"}')
})

function portOf(listening: WebSocketServer): number {
  const address: AddressInfo | string | null = listening.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
