import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** An address that leads to one server at a time, as a virtual address or a proxy does. */
export type TcpSwitch = {
  readonly port: number
  /** Leads new connections to another port of this machine, and breaks those to the last one. */
  readonly leadTo: (port: number) => void
  readonly close: () => Promise<void>
}

/** Opens an address that leads to a port of this machine. */
export async function openTcpSwitch(first: number): Promise<TcpSwitch> {
  const sockets = new Set<Socket>()
  let target = first
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    leadTo(port) {
      target = port
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
