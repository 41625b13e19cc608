import { WebSocket } from 'ws'

/** What a process holds in memory, in bytes. */
export type Held = { readonly rss: number; readonly heapUsed: number; readonly external: number }

const ASKED = [
  { id: 1, method: 'HeapProfiler.collectGarbage' },
  {
    id: 2,
    method: 'Runtime.evaluate',
    params: { expression: 'process.memoryUsage()', returnByValue: true },
  },
]

/** What a process holds once its garbage is collected. It must have been started with `--inspect`. */
export async function heldBy(inspectPort: number): Promise<Held> {
  const response = await fetch(`http://127.0.0.1:${inspectPort}/json`)
  const [target]: readonly { readonly webSocketDebuggerUrl: string }[] = await response.json()
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  const { promise, resolve, reject } = Promise.withResolvers<Held>()
  socket.on('error', reject)
  socket.on('open', () => {
    for (const one of ASKED) socket.send(JSON.stringify(one))
  })
  socket.on('message', (data: Buffer) => {
    const answer: { readonly id?: number; readonly result?: { readonly result: { value: Held } } } =
      JSON.parse(data.toString())
    if (answer.id === 2 && answer.result) resolve(answer.result.result.value)
  })
  const held = await promise
  socket.close()
  return held
}
