import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { type Front, openFront } from './front.ts'

const opened: Server[] = []
let front: Front
afterEach(async () => {
  await front.close()
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server that says its name to everybody, and that it serves. */
async function named(name: string): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer((_request, response) => void response.end(name))
  opened.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, server }
}

/** A new connection through the front, and the name of the server at its other end. */
async function caller(): Promise<{ readonly socket: Socket; readonly name: string }> {
  const socket = connect(front.port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: front\r\n\r\n')
  const [chunk] = await once(socket, 'data')
  return { socket, name: String(chunk).trim().split('\n').at(-1)?.trim() ?? '' }
}

test('connections go to the servers in turn, and to the other one when the next is gone', async () => {
  const [one, other] = [await named('one'), await named('other')]
  front = await openFront([one.port, other.port])
  const both = [await caller(), await caller()]
  expect(both.map(({ name }) => name).toSorted()).toEqual(['one', 'other'])
  const lost = both.find(({ name }) => name === 'one')
  const broken = closed(lost?.socket ?? fail())
  one.server.closeAllConnections()
  one.server.close()
  await broken
  expect([(await caller()).name, (await caller()).name]).toEqual(['other', 'other'])
})

test('a share of the connections can be broken', async () => {
  const { port } = await named('one')
  front = await openFront([port])
  const callers = [await caller(), await caller()]
  const broken = Promise.all(callers.map(({ socket }) => closed(socket)))
  expect([front.cut(0.5), front.cut(1)]).toEqual([1, 2])
  await broken
})

function fail(): never {
  throw new Error('There is no such connection.')
}

/** Settles when a connection is over, in whichever way. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
  })
}
