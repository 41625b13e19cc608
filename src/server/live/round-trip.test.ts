import { once } from 'node:events'

import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { measureRoundTrip } from './round-trip.ts'
import { createOutbox } from './transport/send.ts'
import { webSocketConnection } from './transport/web-socket-connection.ts'

let server: WebSocketServer
let now = 0
beforeEach(async () => {
  now = 0
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function connected() {
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const accepted = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false })
  const [[socket, { socket: line }]] = await Promise.all([accepted, once(client, 'open')])
  let secrets = 0
  return {
    client,
    socket,
    roundTrip: measureRoundTrip(
      webSocketConnection({ socket, line }, createOutbox(), () => 0),
      () => now,
      () => `${(secrets += 1)}`,
    ),
  }
}

test('the shortest of the last five round trips counts', async () => {
  const { client, socket, roundTrip } = await connected()
  expect(roundTrip.shortest()).toBe(0)
  const shortest: number[] = []
  for (const taken of [80, 20, 50, 60, 70, 90, 95]) {
    const pinged = once(client, 'ping')
    roundTrip.measure()
    const [text] = await pinged
    now += taken
    const ponged = once(socket, 'pong')
    client.pong(text)
    await ponged
    shortest.push(roundTrip.shortest())
  }
  expect(shortest).toEqual([80, 20, 20, 20, 20, 20, 50])
  client.terminate()
})

test('a ping that is asked for at most every so often is not sent soon after any other', async () => {
  const { client, socket, roundTrip } = await connected()
  const texts: string[] = []
  client.on('ping', (data) => texts.push(String(data)))
  const answered = async (ask: () => void) => {
    const pinged = once(client, 'ping')
    const ponged = once(socket, 'pong')
    ask()
    const [text] = await pinged
    client.pong(text)
    await ponged
  }
  await answered(() => roundTrip.measure())
  now += 4999
  roundTrip.measure(5000)
  now += 1
  await answered(() => roundTrip.measure(5000))
  expect(texts).toEqual(['1', '2'])
  client.terminate()
})

test('silence lasts from a ping until it is answered', async () => {
  const { client, socket, roundTrip } = await connected()
  const silences = [roundTrip.silence()]
  const pinged = once(client, 'ping')
  roundTrip.measure()
  const [text] = await pinged
  now += 700
  roundTrip.measure()
  now += 800
  silences.push(roundTrip.silence())
  const ponged = once(socket, 'pong')
  client.pong(text)
  await ponged
  silences.push(roundTrip.silence())
  expect(silences).toEqual([0, 1500, 0])
  client.terminate()
})

test('an unasked pong, or one with another content, measures nothing', async () => {
  const { client, socket, roundTrip } = await connected()
  for (const text of ['1', 'guess']) {
    const ponged = once(socket, 'pong')
    client.pong(text)
    await ponged
  }
  roundTrip.measure()
  await once(client, 'ping')
  const ponged = once(socket, 'pong')
  client.pong('2')
  await ponged
  expect(roundTrip.shortest()).toBe(0)
  client.terminate()
})
