import { liveClose } from '#contract/live.ts'
import {
  liveClosedSchema,
  type LiveMode,
  type LiveSend,
  POLL_MS,
  STREAM_BEAT_MS,
} from '#contract/live/fallback.ts'
import type { Wire, WireEvents } from '#web/wire/live-socket.ts'
import { sleep } from '#web/wire/pause.ts'

import { createEventReader, type StreamEvent } from './event-reader.ts'
import { type Batch, createOutgoingQueue } from './outgoing-queue.ts'
import type { RequestFailure, Requests } from './requests.ts'

/** How long the server may take to open a connection, or to take a message. */
const ANSWER_MS = 4000
/** A stream that has not proved itself by then is held up on its way. */
const READY_MS = 2000
/** Longer than a stream or a poll is silent. */
const SLACK_MS = 5000
/** When every try has failed for so long, the connection counts as lost. */
const GIVE_UP_MS = 5000
const RETRY_MS = [0, 200, 500, 1000] as const
/** A stream that was held up so often in a row is given up for polls, once it has worked. */
const MAX_HELD_UP = 2
/** As a WebSocket that was lost says it. */
const LOST = 1006

export type FallbackParts = {
  readonly requests: Requests
  readonly mode: LiveMode
  /** Tells in which way the server is heard. */
  readonly onHeard: (mode: LiveMode) => void
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number
  /** Calls back when the page is left. Gives the way to stop. */
  readonly onLeave: (listener: () => void) => () => void
}

/** How a stream or a poll has ended. */
type Outcome = 'fine' | 'heldUp' | RequestFailure

/** Opens a live connection that consists of requests. */
export function openFallbackWire(
  { opened, said, closed }: WireEvents,
  { requests, mode: firstMode, onHeard, now, onLeave }: FallbackParts,
): Wire {
  const queue = createOutgoingQueue()
  const { watched, within, cancelAll } = createDeadlines()
  const listening = createPatience(now)
  const sendAll = createSender({
    queue,
    patience: createPatience(now),
    post: (body) =>
      within(ANSWER_MS, (signal) => requests.send({ ...body, after: received }, signal)),
    isOver: () => isOver,
    onEnded: ended,
  })
  const stopWatching = onLeave(() => lost(LOST))
  let id: string | null = null
  let received = 0
  let mode = firstMode
  let isProven = false
  let isOver = false

  void begin()
  return {
    send(text) {
      if (id === null || isOver) throw new Error('The connection is not open.')
      queue.add(text)
      sendAll(id)
    },
    close: end,
    cut: end,
  }

  async function begin(): Promise<void> {
    const answer = await within(ANSWER_MS, requests.open)
    if (isOver) {
      if (typeof answer !== 'string') requests.leave(answer.id)
      return
    }
    if (typeof answer === 'string') return ended(answer)
    id = answer.id
    opened()
    await listen(answer.id)
  }

  async function listen(connection: string): Promise<void> {
    let failures = 0
    let heldUp = 0
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await (mode === 'stream' ? stream(connection) : poll(connection))
      if (isOver) return
      if (outcome === 'gone' || outcome === 'signedOut') return ended(outcome)
      heldUp = outcome === 'heldUp' ? heldUp + 1 : 0
      failures = outcome === 'failed' ? failures + 1 : 0
      if (mode === 'stream' && outcome !== 'fine' && (!isProven || heldUp >= MAX_HELD_UP)) {
        mode = 'poll'
        failures = 0
      }
      if (outcome === 'fine') listening.renew()
      else if (listening.isOver()) return lost(LOST)
      // oxlint-disable-next-line no-await-in-loop
      if (failures > 0) await sleep(RETRY_MS[failures - 1] ?? RETRY_MS[3])
      if (isOver) return
    }
  }

  /** Reads a stream to its end. */
  async function stream(connection: string): Promise<Outcome> {
    const call = watched()
    let isReady = false
    call.expectWithin(READY_MS)
    const answer = await requests.receive(connection, received, 'stream', call.signal)
    if (typeof answer === 'string') {
      call.done()
      return call.isLate() ? 'heldUp' : answer
    }
    try {
      for await (const events of eventsOf(answer)) {
        for (const event of events) {
          if (event.kind === 'ready') {
            isReady = true
            isProven = true
            listening.renew()
            onHeard('stream')
          }
          take(connection, event)
        }
        if (isReady) call.expectWithin(STREAM_BEAT_MS + SLACK_MS)
      }
    } catch {
      // It was cut, here or on its way.
    }
    call.done()
    return isReady && !call.isLate() ? 'fine' : 'heldUp'
  }

  async function poll(connection: string): Promise<Outcome> {
    const call = watched()
    call.expectWithin(POLL_MS + SLACK_MS)
    const answer = await requests.receive(connection, received, 'poll', call.signal)
    if (typeof answer === 'string') {
      call.done()
      return answer
    }
    try {
      for (const event of createEventReader()(await answer.text())) take(connection, event)
    } catch {
      return 'failed'
    } finally {
      call.done()
    }
    onHeard('poll')
    return 'fine'
  }

  function take(connection: string, { kind, number, data }: StreamEvent): void {
    if (isOver) return
    if (number !== null && number <= received) return
    received = number ?? received
    if (kind === 'message') said(data)
    if (kind === 'ping') {
      queue.addPong(data)
      sendAll(connection)
    }
    if (kind === 'close') {
      const { code, reason } = closingIn(data)
      lost(code, reason)
    }
  }

  function ended(failure: RequestFailure): void {
    lost(failure === 'signedOut' ? liveClose.sessionEnded : LOST)
  }

  function lost(code: number, reason?: string): void {
    if (isOver) return
    end()
    closed(code, reason)
  }

  function end(): void {
    if (isOver) return
    isOver = true
    stopWatching()
    cancelAll()
    if (id !== null) requests.leave(id)
  }
}

type SenderParts = {
  readonly queue: ReturnType<typeof createOutgoingQueue>
  readonly patience: ReturnType<typeof createPatience>
  readonly post: (body: Omit<LiveSend, 'after'>) => Promise<'sent' | RequestFailure>
  readonly isOver: () => boolean
  readonly onEnded: (failure: RequestFailure) => void
}

/** Returns a function that sends all that waits over a connection, and again what failed. */
function createSender({ queue, patience, post, isOver, onEnded }: SenderParts) {
  return sendAll

  function sendAll(connection: string): void {
    for (let batch = queue.next(); batch !== null; batch = queue.next()) {
      void sendOne(connection, batch)
    }
  }

  async function sendOne(connection: string, batch: Batch): Promise<void> {
    const [messages, pongs] = [[...batch.messages], [...batch.pongs]]
    const outcome = await post({ connection, isLast: false, messages, pongs })
    if (isOver()) return
    if (outcome === 'gone' || outcome === 'signedOut') return onEnded(outcome)
    if (outcome === 'sent') {
      queue.arrived(batch)
      patience.renew()
    } else {
      queue.failed(batch)
      if (patience.isOver()) return onEnded('gone')
      await sleep(RETRY_MS[1])
      if (isOver()) return
    }
    sendAll(connection)
  }
}

/** Yields the events of each piece of a stream. */
async function* eventsOf(answer: Response): AsyncGenerator<readonly StreamEvent[]> {
  const read = createEventReader()
  const decoder = new TextDecoder()
  const reader = answer.body?.getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const piece = await reader?.read()
    if (piece?.value === undefined) return
    yield read(decoder.decode(piece.value, { stream: true }))
  }
}

/** Gives up requests for which nothing comes for a while. */
function createDeadlines() {
  const calls = new Set<() => void>()

  function watched() {
    const line = new AbortController()
    const cancel = () => line.abort()
    let isLate = false
    let timer: ReturnType<typeof setTimeout> | undefined
    calls.add(cancel)
    return {
      signal: line.signal,
      expectWithin(milliseconds: number) {
        clearTimeout(timer)
        timer = setTimeout(() => {
          isLate = true
          cancel()
        }, milliseconds)
      },
      isLate: () => isLate,
      done() {
        clearTimeout(timer)
        calls.delete(cancel)
      },
    }
  }

  async function within<Answer>(
    milliseconds: number,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const call = watched()
    call.expectWithin(milliseconds)
    const answer = await ask(call.signal)
    call.done()
    return answer
  }

  function cancelAll(): void {
    for (const cancel of calls) cancel()
  }

  return { watched, within, cancelAll }
}

/** Counts for how long everything has failed. */
function createPatience(now: () => number) {
  let since: number | null = null
  return {
    renew() {
      since = null
    },
    /** Notes a failure, and returns whether it is time to give up. */
    isOver(): boolean {
      since ??= now()
      return now() - since >= GIVE_UP_MS
    },
  }
}

function closingIn(data: string): { readonly code: number; readonly reason: string } {
  try {
    return liveClosedSchema.parse(JSON.parse(data))
  } catch {
    return { code: LOST, reason: '' }
  }
}
