import { type LightSocket, openLight } from './socket.ts'
import type { Tally } from './tally.ts'

/** A player of `bench/live/echo-room.ts`, who answers some time after every verdict. */
export function playWithEcho(
  port: number,
  thinkingMs: () => number,
  tally: Tally,
): Promise<{ readonly socket: LightSocket }> {
  const answer = JSON.stringify({
    type: 'answer',
    matchId: crypto.randomUUID(),
    question: 0,
    choice: 1,
  })
  let sentAt: number | null = null
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly socket: LightSocket }>()
  let socket: LightSocket | null = null
  openLight(
    { port, path: '/', headers: {} },
    {
      onOpen(opened) {
        socket = opened
        resolve({ socket })
      },
      onText: hear,
      onClose: (code) => reject(new Error(`The socket was closed with ${code}.`)),
    },
  )
  return promise

  function hear(text: string): void {
    const message: { readonly type: string } = JSON.parse(text)
    if (message.type !== 'match') return
    if (sentAt !== null && tally.isCounting) tally.verdicts.push(performance.now() - sentAt)
    setTimeout(() => {
      if (!socket?.isOpen()) return
      sentAt = performance.now()
      socket.send(answer)
    }, thinkingMs())
  }
}
