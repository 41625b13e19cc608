import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openRelay, type Relay } from './relay.ts'

let server: Server
let relay: Relay
let heard: string[]
beforeEach(async () => {
  heard = []
  server = createServer((socket) => {
    socket.on('data', (chunk) => {
      heard.push(chunk.toString())
      socket.write(`got ${chunk.toString()}`)
    })
    socket.on('error', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  relay = await openRelay(typeof address === 'object' ? (address?.port ?? 0) : 0)
})
afterEach(async () => {
  await relay.close()
  server.close()
})

async function caller(): Promise<Socket> {
  const socket = connect(relay.port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function answerTo(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  const [answer] = await once(socket, 'data')
  return String(answer)
}

test('messages sent into a silence arrive when it is healed, in order, on old and new connections', async () => {
  const socket = await caller()
  expect(await answerTo(socket, 'one')).toBe('got one')
  relay.silence()
  const late = await caller()
  const answers = Promise.all([answerTo(socket, 'two'), answerTo(late, 'three')])
  expect(heard).toEqual(['one'])
  await relay.heal()
  expect(await answers).toEqual(['got two', 'got three'])
  socket.destroy()
  late.destroy()
})

test('a connection can be cut when something has arrived and before it is answered', async () => {
  const socket = await caller()
  expect(await answerTo(socket, 'begin')).toBe('got begin')
  const cut = relay.cutAfter('commit')
  const broken = closed(socket)
  const answers: string[] = []
  socket.on('data', (chunk) => answers.push(chunk.toString()))
  socket.write('commit')
  await Promise.all([cut, broken])
  await expect.poll(() => heard).toEqual(['begin', 'commit'])
  expect(answers).toEqual([])
})

test('a reset breaks what is open and lets new connections through', async () => {
  const socket = await caller()
  await answerTo(socket, 'one')
  const broken = closed(socket)
  relay.reset()
  await broken
  const next = await caller()
  expect(await answerTo(next, 'two')).toBe('got two')
  next.destroy()
})

/** Settles when a connection is over, in whichever way. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
  })
}
