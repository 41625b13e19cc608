import { type LiveMode, type LiveSend, POLL_MS, STREAM_BEAT_MS } from '#contract/live/fallback.ts'

import type { Connection } from './connection.ts'

/** Characters of events that are kept for a page that has not confirmed them. */
const UNREAD_CHARACTERS = 256 * 1024
/** Messages of a page that wait for one before them. */
const AHEAD = 32
/** The amount that some proxies collect before they pass anything on. */
const PADDING = `: ${' '.repeat(2046)}\n\n`
/** The time after which a stream proves that its data reaches the page. */
const READY_MS = 150

/** The response that carries the server's messages. */
export type Receiver = {
  readonly mode: LiveMode
  readonly write: (text: string) => void
  readonly end: () => void
}

/** The server's end of a connection that consists of requests. */
export type FallbackConnection = Connection & {
  /**
   * Sends the missing messages of the page to a receiver, which replaces the one before.
   * @param after the number of the last message that the page has
   * @returns a function to call when the receiver is gone
   */
  readonly attach: (receiver: Receiver, after: number) => () => void
  /**
   * Takes the messages of a page. Each counts once, in the order of their numbers.
   * @param receivedAt in match time
   * @returns the number up to which every message was heard
   */
  readonly hear: (
    sent: Pick<LiveSend, 'after' | 'messages' | 'pongs'>,
    receivedAt: number,
  ) => number
}

type Kept = { readonly number: number; readonly event: string }
type Attached = Receiver & { sentUpTo: number; readonly stopTimers: () => void }
type Waiting = { readonly text: string; readonly receivedAt: number }

/**
 * Creates a connection that keeps every message until the page confirms it, so that nothing is lost
 * when a response is cut.
 * @param lingerMs how long the page may be without a receiver before the connection ends
 * @param onGone called when the connection has nothing left to be fetched
 */
export function createFallbackConnection(lingerMs: number, onGone: () => void): FallbackConnection {
  const messageListeners: ((text: string | null, receivedAt: number) => void)[] = []
  const pongListeners: ((text: string) => void)[] = []
  const closeListeners: (() => void)[] = []
  const ahead = new Map<number, Waiting>()
  let state: 'open' | 'closed' | 'gone' = 'open'
  let closing: string | null = null
  let kept: readonly Kept[] = []
  let keptCharacters = 0
  let sent = 0
  let heard = 0
  let attached: Attached | null = null
  let isFlushing = false
  let lingering = setTimeout(cut, lingerMs).unref()

  return {
    isOpen: () => state === 'open',
    send: (text) => keep(`data: ${text}`),
    post: (text) => keep(`data: ${text}`),
    ping: (text) => keep(`event: ping\ndata: ${text}`),
    close(code, reason) {
      if (state !== 'open') return
      closing = `event: close\ndata: ${JSON.stringify({ code, reason })}\n\n`
      end('closed')
      flush()
    },
    cut,
    onMessage: (listener) => void messageListeners.push(listener),
    onPong: (listener) => void pongListeners.push(listener),
    onClose: (listener) => void closeListeners.push(listener),
    attach,
    hear,
  }

  function keep(lines: string): void {
    if (state !== 'open') return
    sent += 1
    const event = `id: ${sent}\n${lines}\n\n`
    kept = [...kept, { number: sent, event }]
    keptCharacters += event.length
    if (keptCharacters > UNREAD_CHARACTERS) return cut()
    if (isFlushing) return
    isFlushing = true
    setImmediate(flush)
  }

  function flush(): void {
    isFlushing = false
    if (attached === null || state === 'gone') return
    const { sentUpTo } = attached
    const news = kept.filter(({ number }) => number > sentUpTo)
    if (news.length === 0 && closing === null) return
    attached.sentUpTo = sent
    attached.write(`${news.map(({ event }) => event).join('')}${closing ?? ''}`)
    if (attached.mode === 'poll' || closing !== null) detach(attached)
  }

  function attach(receiver: Receiver, after: number): () => void {
    if (attached !== null) detach(attached)
    confirm(after)
    const mine: Attached = {
      ...receiver,
      sentUpTo: Math.min(after, sent),
      stopTimers: startTimers(receiver),
    }
    attached = mine
    clearTimeout(lingering)
    if (mine.mode === 'stream') mine.write(PADDING)
    flush()
    return () => {
      if (attached === mine) detach(mine)
    }
  }

  /** Keeps a stream from looking dead, and a poll from becoming it. */
  function startTimers({ mode, write }: Receiver): () => void {
    if (mode === 'poll') {
      const timer = setTimeout(() => attached !== null && detach(attached), POLL_MS).unref()
      return () => clearTimeout(timer)
    }
    const timer = setTimeout(() => write('event: ready\ndata:\n\n'), READY_MS).unref()
    const beat = setInterval(() => write(':\n\n'), STREAM_BEAT_MS).unref()
    return () => {
      clearTimeout(timer)
      clearInterval(beat)
    }
  }

  function detach(one: Attached): void {
    attached = null
    one.stopTimers()
    one.end()
    clearTimeout(lingering)
    lingering = setTimeout(cut, lingerMs).unref()
  }

  function confirm(after: number): void {
    if (after > sent) return
    kept = kept.filter(({ number }) => number > after)
    keptCharacters = kept.reduce((sum, { event }) => sum + event.length, 0)
  }

  function hear(
    { after, messages, pongs }: Pick<LiveSend, 'after' | 'messages' | 'pongs'>,
    receivedAt: number,
  ): number {
    if (state !== 'open') return heard
    confirm(after)
    for (const text of pongs) for (const listener of pongListeners) listener(text)
    for (const { number, text } of messages) {
      const isNew = number > heard && number <= heard + AHEAD && !ahead.has(number)
      if (isNew) ahead.set(number, { text, receivedAt })
    }
    for (let next = ahead.get(heard + 1); next !== undefined; next = ahead.get(heard + 1)) {
      heard += 1
      ahead.delete(heard)
      for (const listener of messageListeners) listener(next.text, next.receivedAt)
    }
    return heard
  }

  function cut(): void {
    if (state === 'gone') return
    end('gone')
    if (attached !== null) detach(attached)
    clearTimeout(lingering)
    onGone()
  }

  function end(next: 'closed' | 'gone'): void {
    const wasOpen = state === 'open'
    state = next
    if (wasOpen) for (const listener of closeListeners) listener()
  }
}
