import { setTimeout as wait } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import type { LiveMode } from '#contract/live/fallback.ts'
import type { KnownMatch, MatchClientMessage } from '#contract/match.ts'
import {
  eventsIn,
  type LiveEvent,
  openFallback,
  Refused,
  type Sent,
} from '#server/testing/socket/fallback-client.ts'

import { keepTold } from './player-page.ts'

const PATIENCE_MS = 60_000
/** Between a refusal and the next request, in milliseconds; a connection may have ten requests a second. */
const PAUSE_MS = 100
const MAX_TRIES = 50
const TOO_FAST = 429

/** A page that takes part in matches without a WebSocket, and answers each ping. */
export type RequestPage = {
  readonly connection: string
  readonly until: (isFulfilled: (known: KnownMatch) => boolean) => Promise<KnownMatch>
  /** Settles when the server has timed the first round trip. */
  readonly isTimed: Promise<void>
  /** Settles with the number up to which the server has heard every message. */
  readonly send: (message: MatchClientMessage) => Promise<number>
  /** Sends under the number of the message before. */
  readonly sendAgain: (message: MatchClientMessage) => Promise<number>
  readonly close: () => Promise<void>
}

type PageOptions = {
  /** Called before a ping is answered. */
  readonly onPing?: () => void
  /** Of the site, if it is not that of the tests. */
  readonly origin?: string
}

/**
 * Opens a page with these cookies on a server at a port of this machine. It receives until it is closed or its test is over.
 */
export async function openRequestPage(
  port: number,
  cookies: ReadonlyMap<string, string>,
  mode: LiveMode,
  { onPing = ignore, origin }: PageOptions = {},
): Promise<RequestPage> {
  const client = await openFallback(port, cookies, origin)
  const { hear, until } = keepTold(PATIENCE_MS)
  const timed = Promise.withResolvers<void>()
  const ending = new AbortController()
  // A test that fails does not close its pages, and what runs after it may take the place of `fetch`.
  onTestFinished(() => ending.abort())
  let number = 0
  let after = 0
  const receiving = receive()
  return {
    connection: client.connection,
    until,
    isTimed: timed.promise,
    send(message) {
      number += 1
      return sendAs(number, message)
    },
    sendAgain: (message) => sendAs(number, message),
    async close() {
      ending.abort()
      await receiving
      await client.send({ isLast: true })
    },
  }

  function sendAs(given: number, message: MatchClientMessage): Promise<number> {
    return sendUntilHeard({ messages: [[given, JSON.stringify(message)]] })
  }

  /** Sends again what a server refuses because it comes faster than from a page; any other refusal is a failure. */
  async function sendUntilHeard(sent: Sent): Promise<number> {
    for (let tries = 1; ; tries += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await client.send({ after, ...sent })
      } catch (error) {
        const isTooFast = error instanceof Refused && error.status === TOO_FAST
        if (!isTooFast || tries === MAX_TRIES || ending.signal.aborted) throw error
        // oxlint-disable-next-line no-await-in-loop
        await wait(PAUSE_MS)
      }
    }
  }

  async function receive(): Promise<void> {
    while (!ending.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      await receiveOnce().catch(tryAgain)
    }
  }

  /** What was cut on its way is received again. */
  async function tryAgain(error: unknown): Promise<void> {
    const isFinal = error instanceof Refused && error.status !== TOO_FAST
    if (isFinal && !ending.signal.aborted) throw error
    await wait(PAUSE_MS)
  }

  async function receiveOnce(): Promise<void> {
    const answer = await client.receive(mode, after, ending.signal)
    if (!answer.ok) throw new Refused(answer.status, await answer.text())
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const chunk = await reader?.read()
      if (chunk?.value === undefined) return
      text += chunk.value
      const end = text.lastIndexOf('\n\n') + 2
      // oxlint-disable-next-line no-await-in-loop
      await take(eventsIn(text.slice(0, end)))
      text = text.slice(end)
    }
  }

  async function take(events: readonly LiveEvent[]): Promise<void> {
    const news = events.filter(({ id }) => id === undefined || id > after)
    after = events.findLast(({ id }) => id !== undefined)?.id ?? after
    for (const { event, data } of news) if (event === undefined) hear(data)
    const pings = news.filter(({ event }) => event === 'ping')
    if (pings.length === 0) return
    onPing()
    await sendUntilHeard({ pongs: pings.map(({ data }) => data) })
    timed.resolve()
  }
}

function ignore(): void {}
