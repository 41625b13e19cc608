import { once } from 'node:events'
import { connect } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Listens on a free port of this machine and gives it. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const [address] = app.addresses()
  if (address === undefined || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Sends bytes unchanged and returns the server's bytes up to the hang-up. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

/** Sends bytes and breaks the connection. */
export async function hangUpAfter(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes, () => socket.resetAndDestroy())
  await once(socket, 'close')
}
