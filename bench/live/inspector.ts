import { once } from 'node:events'

import { WebSocket } from 'ws'

/** The memory of a process, in bytes. */
export type Held = { readonly rss: number; readonly heapUsed: number; readonly external: number }

/** A look into a process that was started with `--inspect`. */
export type Inspector = {
  /** Reads the memory after a garbage collection. */
  readonly held: () => Promise<Held>
  /** Starts recording its processor. */
  readonly startProfile: () => Promise<void>
  /** Stops the profile and returns it as text that browser tools can read. */
  readonly takeProfile: () => Promise<string>
  readonly close: () => void
}

type Answer = { readonly id?: number; readonly result?: unknown }

export async function inspect(port: number): Promise<Inspector> {
  const response = await fetch(`http://127.0.0.1:${port}/json`)
  const [target]: readonly { readonly webSocketDebuggerUrl: string }[] = await response.json()
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  const waiting = new Map<number, (result: unknown) => void>()
  let asked = 0
  socket.on('message', (data: Buffer) => {
    const { id = 0, result }: Answer = JSON.parse(data.toString())
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await once(socket, 'open')
  return {
    async held() {
      await ask('HeapProfiler.collectGarbage')
      const expression = 'process.memoryUsage()'
      const { result } = Object(await ask('Runtime.evaluate', { expression, returnByValue: true }))
      return result.value
    },
    async startProfile() {
      await ask('Profiler.enable')
      await ask('Profiler.start')
    },
    takeProfile: async () => JSON.stringify(Object(await ask('Profiler.stop')).profile),
    close: () => socket.close(),
  }

  function ask(method: string, params: object = {}): Promise<unknown> {
    asked += 1
    const id = asked
    const answered = new Promise((resolve) => {
      waiting.set(id, resolve)
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answered
  }
}
