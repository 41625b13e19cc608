import { once } from 'node:events'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'

import { problemSchema } from '#contract/problem.ts'
import { createApp } from '#server/app.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import { NOW, ORIGIN, testParts } from '#server/testing/app.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type LiveClient, openLive } from '#server/testing/socket/live-client.ts'

const HELLO = { type: 'hello', version: '1.2.3' }

let now = NOW
let app: FastifyInstance
let port: number

beforeEach(async () => {
  app = await createApp(testParts({ clock: () => now }))
  port = await listenAnywhere(app)
})
afterEach(() => app.close())

test('the server greets with its version and answers a ping with its time', async () => {
  const client = await open()
  expect(await client.next()).toEqual(HELLO)
  client.socket.send('{"type":"ping","t":12.5}')
  expect(await client.next()).toEqual({ type: 'pong', t: 12.5, serverTime: NOW })
  expect(client.socket.extensions).toBe('')
})

test.each([
  ['not JSON', 'hello'],
  ['an unknown type', '{"type":"winner"}'],
  ['an unknown field', '{"type":"ping","t":1,"seat":2}'],
  ['a binary frame', Buffer.from('{"type":"ping","t":1}')],
])('L27 %s closes the socket with 4400', async (_case, data) => {
  const client = await open()
  client.socket.send(data)
  expect(await client.closed).toEqual([4400, 'unknown message'])
})

test('a message of more than 4096 bytes closes the socket with 1009', async () => {
  const client = await open()
  client.socket.send('x'.repeat(4097))
  expect((await client.closed)[0]).toBe(1009)
})

test('a message in more than 16 fragments closes the socket', async () => {
  const client = await open()
  for (let sent = 0; sent < 20; sent += 1) client.socket.send('x', { fin: false })
  expect((await client.closed)[0]).toBe(1008)
})

test('L12 a flood is warned three times and then closed with 4429', async () => {
  const client = await open()
  for (let sent = 0; sent < 24; sent += 1) client.socket.send(`{"type":"ping","t":${sent}}`)
  expect(await client.closed).toEqual([4429, 'too many messages'])
  expect(client.received).toEqual([
    HELLO,
    ...Array.from({ length: 20 }, (_, t) => ({ type: 'pong', t, serverTime: NOW })),
    ...Array.from({ length: 3 }, () => ({ type: 'slow_down' })),
  ])
})

test('five more messages are allowed with each second', async () => {
  const client = await open()
  for (let sent = 0; sent < 20; sent += 1) client.socket.send('{"type":"ping","t":0}')
  await client.take(21)
  now += 1000
  for (let sent = 0; sent < 6; sent += 1) client.socket.send('{"type":"ping","t":1}')
  const answers = await client.take(6)
  expect(answers.map(({ type }) => type)).toEqual([...Array(5).fill('pong'), 'slow_down'])
})

test.each([
  ['none', {}],
  ['null', { origin: 'null' }],
  ['another site', { origin: `${ORIGIN}.evil` }],
  ['another port', { origin: `${ORIGIN}:8443` }],
  ['another scheme', { origin: ORIGIN.replace('https', 'http') }],
])('T6 a page of another origin (%s) is refused before the upgrade', async (_case, options) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, options)
  const [, response] = await once(socket, 'unexpected-response')
  expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([
    403,
    'nosniff',
  ])
  response.socket.destroy()
})

test.each([
  ['a network', { networks: { ...networkLimits, sockets: 3 } }, '127.0.0.1', '127.0.0.2'],
  ['a server', { sockets: { ...socketLimits, ofGuests: 3 } }, '127.0.0.2', null],
])(
  'the fourth guest of %s that has room for three is refused before the upgrade',
  async (_case, limit, from, elsewhere) => {
    const small = await createApp(testParts(limit))
    port = await listenAnywhere(small)
    const three = [await open(), await open(), await open()] as const
    expect(await refusalOf(from)).toEqual([429, '30', 'too_many_requests'])
    if (elsewhere !== null) (await open({ localAddress: elsewhere })).socket.close()
    three[0].socket.close()
    await three[0].closed
    const fourth = await openSoon()
    expect(await fourth.next()).toEqual(HELLO)
    await small.close()
  },
)

test('a socket does not keep the request that began it', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const other = await createApp(testParts())
  const requests: WeakRef<object>[] = []
  other.addHook('onRequest', async ({ raw }) => void requests.push(new WeakRef(raw)))
  port = await listenAnywhere(other)
  const client = await open()
  expect(await client.next()).toEqual(HELLO)
  collectGarbage()
  expect(requests.map((request) => request.deref())).toEqual([undefined])
  client.socket.close()
  await other.close()
})

test('a request that never becomes a socket takes no place', async () => {
  const small = await createApp(testParts({ sockets: { ...socketLimits, ofGuests: 1 } }))
  port = await listenAnywhere(small)
  const foreign = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    origin: 'https://evil.example',
  })
  const [, response] = await once(foreign, 'unexpected-response')
  response.socket.destroy()
  await small.inject({ method: 'GET', url: '/api/live', headers: { origin: ORIGIN } })
  expect(await (await open()).next()).toEqual(HELLO)
  await small.close()
})

test.each(['/', '/dashboard', '/api/nothing', '/healthz'])(
  'an upgrade at %s is answered and hung up on',
  async (path) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: chem.example\r\nOrigin: ${ORIGIN}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).not.toContain(' 101 ')
    await once(socket.resume(), 'close')
  },
)

test('L25 a client that answers no ping is cut, one that does stays', async () => {
  const lively = await createApp(testParts({ heartbeatMs: 20 }))
  port = await listenAnywhere(lively)
  const alive = await open()
  const dead = await open({ autoPong: false })
  expect((await dead.closed)[0]).toBe(1006)
  alive.socket.send('{"type":"ping","t":1}')
  expect(await alive.take(2)).toEqual([HELLO, { type: 'pong', t: 1, serverTime: NOW }])
  await lively.close()
})

test('a stopping server closes its sockets with 1012, also those that do not answer', async () => {
  const polite = await open()
  const mute = await open()
  mute.socket.pause()
  await app.close()
  expect(await polite.closed).toEqual([1012, 'the server restarts'])
  expect(app.server.listening).toBe(false)
  mute.socket.terminate()
})

/** The answer to a socket that is refused, opened from an address of this machine. */
async function refusalOf(localAddress: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { origin: ORIGIN, localAddress })
  const [, response] = await once(socket, 'unexpected-response')
  const [body] = await once(response, 'data')
  const { error } = problemSchema.parse(JSON.parse(String(body)))
  return [response.statusCode, response.headers['retry-after'], error.code]
}

/** The server may hear a moment later than the client that a socket has closed. */
async function openSoon(): Promise<LiveClient> {
  const client = await open().catch(() => null)
  return client ?? openSoon()
}

/** Opens a socket as a page of the site does. */
function open(options: ClientOptions = {}): Promise<LiveClient> {
  return openLive(port, options)
}
