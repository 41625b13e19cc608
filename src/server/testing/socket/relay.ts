import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A stretch of network in front of a server that can break in the ways networks do. */
export type Relay = {
  readonly port: number
  /** Breaks all connections and refuses new ones. */
  readonly cut: () => Promise<void>
  /**
   * The next time that a client sends this text it arrives, and its connection breaks before the
   * answer does.
   * @returns settles when that has happened
   */
  readonly cutAfter: (text: string) => Promise<void>
  /** Breaks all connections, and accepts new ones. */
  readonly reset: () => void
  /**
   * Stops letting anything through, silently. Bytes sent until it is healed arrive then, as TCP
   * sends unacknowledged ones again.
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
  let cutting: { readonly text: string; readonly done: () => void } | null = null
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => {
        if (from !== near || cutting === null || !chunk.includes(cutting.text)) {
          return void to.write(chunk)
        }
        const { done } = cutting
        cutting = null
        to.write(chunk, () => {
          near.resetAndDestroy()
          done()
        })
      })
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
    cutAfter: (text) =>
      new Promise((done) => {
        cutting = { text, done }
      }),
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
