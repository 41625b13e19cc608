import { WebSocket } from 'ws'

import type { Tally } from './tally.ts'

/** A player of `bench/echo-room.ts`, who answers some time after every verdict. */
export function playWithEcho(
  port: number,
  thinkingMs: () => number,
  tally: Tally,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  const answer = JSON.stringify({
    type: 'answer',
    matchId: crypto.randomUUID(),
    question: 0,
    choice: 1,
  })
  let sentAt: number | null = null
  socket.on('message', (data: Buffer) => {
    const message: { readonly type: string } = JSON.parse(data.toString())
    if (message.type !== 'match') return
    if (sentAt !== null && tally.isCounting) tally.verdicts.push(performance.now() - sentAt)
    setTimeout(() => {
      if (socket.readyState !== socket.OPEN) return
      sentAt = performance.now()
      socket.send(answer)
    }, thinkingMs())
  })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
  })
}
