import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A stretch of network in front of a server that can break in the ways networks do. */
export type Relay = {
  readonly port: number
  /** Breaks all connections and refuses new ones. */
  readonly cut: () => Promise<void>
  /** Breaks all connections, and accepts new ones. */
  readonly reset: () => void
  /**
   * Lets nothing through any more, and tells nobody. What was sent meanwhile arrives once it is
   * healed, as TCP sends again what was not acknowledged.
   */
  readonly silence: () => void
  /** Lets everything through again. */
  readonly heal: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a relay to a port of this machine. */
export async function openRelay(target: number): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      if (isSilent) from.pause()
    }
    near.on('close', () => pairs.delete(pair))
  })
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const { port } = address

  async function listen(at: number): Promise<void> {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }

  function reset(): void {
    for (const [near] of pairs) near.resetAndDestroy()
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    reset()
    await closed
  }

  return {
    port,
    cut,
    reset,
    silence() {
      isSilent = true
      for (const socket of [...pairs].flat()) socket.pause()
    },
    async heal() {
      isSilent = false
      for (const socket of [...pairs].flat()) socket.resume()
      if (!server.listening) await listen(port)
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
