import { LIVE_BURST, LIVE_PER_SECOND, LIVE_WARNINGS } from '#contract/limits.ts'
import { type ClientMessage, liveClose, parseClientMessage } from '#contract/live.ts'
import type { MatchClientMessage } from '#contract/match.ts'
import type { Clock } from '#server/platform/clock.ts'

import type { Audience } from './audience.ts'
import { createBucket } from './bucket.ts'
import type { LiveServices } from './live-services.ts'
import type { MatchClock } from './match-clock.ts'
import type { Page } from './pages.ts'
import { type Connection, send } from './transport/connection.ts'

export type AnswerParts = {
  readonly audience: Audience
  readonly clock: Clock
  readonly matchClock: MatchClock
  readonly services: Promise<LiveServices>
}

/**
 * Answers the messages of a client, and limits how many it may send.
 * @param page the page of the user; null for a guest
 */
export function answerMessages(
  connection: Connection,
  page: Promise<Page | null>,
  { audience, clock, matchClock, services }: AnswerParts,
): void {
  const take = createBucket({ size: LIVE_BURST, perSecond: LIVE_PER_SECOND }, clock)
  let warnings = 0
  let lastHeard = Promise.resolve()
  connection.onMessage((text, receivedAt) => {
    if (!connection.isOpen()) return
    if (take()) return answer(text === null ? null : parseClientMessage(text), receivedAt)
    warnings += 1
    if (warnings <= LIVE_WARNINGS) send(connection, { type: 'slow_down' })
    else connection.close(liveClose.tooManyMessages, 'too many messages')
  })

  function answer(message: ClientMessage | null, receivedAt: number): void {
    if (message === null) return connection.close(liveClose.unknownMessage, 'unknown message')
    if (message.type === 'ping') {
      return send(connection, { type: 'pong', t: message.t, serverTime: matchClock.now() })
    }
    if (message.type === 'follow_leaderboard') return void follow(message.on)
    if (message.type === 'watch_game') return void watch(message)
    if (message.type === 'game_answer') return void answerGame(message, receivedAt)
    // In sequence, so that the answers have the order of the messages.
    lastHeard = lastHeard.then(() => hear(message, receivedAt))
  }

  /** Guests are not shown the leaderboard. */
  async function follow(isFollowing: boolean): Promise<void> {
    if ((await page) !== null) audience.followBoard(connection, isFollowing)
  }

  async function watch(message: Extract<ClientMessage, { type: 'watch_game' }>): Promise<void> {
    const known = await page
    if (known !== null) return (await services).games.watch(known, message)
    const serverTime = matchClock.now()
    const { type: what } = message
    send(connection, { type: 'game_rejected', what, reason: 'notYours', serverTime })
  }

  async function answerGame(
    message: Extract<ClientMessage, { type: 'game_answer' }>,
    receivedAt: number,
  ): Promise<void> {
    await page
    await (await services).games.answer(connection, message, receivedAt)
  }

  async function hear(message: MatchClientMessage, receivedAt: number): Promise<void> {
    const known = await page
    if (known !== null) return (await services).matches.hear(known, message, receivedAt)
    const serverTime = matchClock.now()
    send(connection, { type: 'rejected', what: message.type, reason: 'signedOut', serverTime })
  }
}
