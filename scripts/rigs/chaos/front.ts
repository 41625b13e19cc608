import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address in front of several servers, as a load balancer is. */
export type Front = {
  readonly port: number
  /** Breaks some of the connections of clients, as many as `share` of all. */
  readonly cut: (share: number) => number
  readonly close: () => Promise<void>
}

/** How often each server is asked whether it serves, and how long it may take to say so. */
const CHECK_MS = 100
const PATIENCE_MS = 1000

type Line = { readonly near: Socket; readonly target: number }

/**
 * Opens an address that hands each new connection to the next server that serves. When a server no
 * longer does while another one does, its connections are broken, so that their clients come back.
 * @param targets ports of servers on this machine
 */
export async function openFront(targets: readonly number[]): Promise<Front> {
  const lines = new Set<Line>()
  const failing = new Set<number>()
  const checking = new Set<number>()
  let turn = 0
  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => near.destroy())
    turn += 1
    handOn(near, inTurn())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const timer = setInterval(() => {
    for (const target of targets) void check(target)
  }, CHECK_MS)

  return {
    port: address.port,
    cut(share) {
      const chosen = [...lines].slice(0, Math.ceil(lines.size * share))
      for (const { near } of chosen) near.resetAndDestroy()
      return chosen.length
    },
    async close() {
      clearInterval(timer)
      const closed = once(server, 'close')
      server.close()
      for (const { near } of lines) near.destroy()
      await closed
    },
  }

  /** All servers, the next one in turn first, and those that do not serve last. */
  function inTurn(): readonly number[] {
    const from = turn % targets.length
    const rotated = [...targets.slice(from), ...targets.slice(0, from)]
    return rotated.toSorted((a, b) => Number(failing.has(a)) - Number(failing.has(b)))
  }

  function handOn(near: Socket, [target, ...others]: readonly number[]): void {
    if (target === undefined) return void near.destroy()
    const far = connect(target, '127.0.0.1')
    const line = { near, target }
    far.once('error', () => {
      if (far.bytesWritten === 0 && far.bytesRead === 0) handOn(near, others)
      else near.destroy()
    })
    far.once('connect', () => {
      if (near.destroyed) return void far.destroy()
      lines.add(line)
      near.pipe(far)
      far.pipe(near)
      far.once('close', () => near.destroy())
      near.once('close', () => {
        far.destroy()
        lines.delete(line)
      })
    })
  }

  async function check(target: number): Promise<void> {
    if (checking.has(target)) return
    checking.add(target)
    const serves = await isServing(target)
    checking.delete(target)
    if (serves) return void failing.delete(target)
    failing.add(target)
    if (targets.every((port) => failing.has(port))) return
    for (const line of lines) if (line.target === target) line.near.resetAndDestroy()
  }
}

async function isServing(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
