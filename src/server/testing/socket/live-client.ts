import { once } from 'node:events'

import { type ClientOptions, WebSocket } from 'ws'

import { textOf } from '#server/live/transport/text.ts'
import { ORIGIN } from '#server/testing/app.ts'

type Message = { readonly type: string }

/** A page's end of the live socket. */
export type LiveClient = {
  readonly socket: WebSocket
  /** Everything that came so far. */
  readonly received: readonly unknown[]
  readonly next: () => Promise<Message>
  readonly take: (count: number) => Promise<readonly Message[]>
  readonly closed: Promise<readonly [number, string]>
}

/** Opens a socket as a page of the site does. */
export async function openLive(port: number, options: ClientOptions = {}): Promise<LiveClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { origin: ORIGIN, ...options })
  const received: unknown[] = []
  const queue: Message[] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(textOf(data))
    received.push(message)
    queue.push(message)
    waiting.shift()?.()
  })
  const closed = new Promise<readonly [number, string]>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, reason.toString()]))
  })
  await once(socket, 'open')
  return { socket, received, next, take, closed }

  async function take(count: number): Promise<readonly Message[]> {
    return Promise.all(Array.from({ length: count }, next))
  }

  async function next(): Promise<Message> {
    if (queue.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    const message = queue.shift()
    if (!message) throw new Error('No message')
    return message
  }
}
