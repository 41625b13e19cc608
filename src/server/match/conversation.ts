import type { MatchClientMessage, Rejection } from '#contract/match.ts'
import type { LiveMatches } from '#server/live/live-services.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import type { Page, Pages } from '#server/live/pages.ts'
import type { Background } from '#server/platform/background.ts'
import { Problem } from '#server/platform/http/problem.ts'

import type { Changes } from './changes.ts'
import type { Command } from './play/judge-commands.ts'
import type { PageViews } from './play/page-views.ts'
import type { Referee } from './play/referee.ts'
import type { Search } from './search/search.ts'
import type { Searchers } from './search/searchers.ts'
import type { Whereabouts } from './search/whereabouts.ts'
import type { PlayerWatch } from './watch/player-watch.ts'
import type { ServerWatch } from './watch/server-watch.ts'

/** The conversation with pages: their arrival, their messages, and their departure. */
export type Conversation = Pick<LiveMatches, 'enter' | 'leave' | 'hear'> & {
  /** Ignores the pages from now on. */
  readonly close: () => void
}

type ConversationParts = {
  readonly matchClock: MatchClock
  readonly pages: Pages
  readonly views: PageViews
  readonly referee: Referee
  readonly searchers: Searchers
  readonly search: Search
  readonly whereabouts: Whereabouts
  readonly serverWatch: ServerWatch
  readonly playerWatch: PlayerWatch
  readonly changes: Changes
  readonly background: Background
  readonly onFailure: (error: unknown) => void
}

export function createConversation(parts: ConversationParts): Conversation {
  const { matchClock, pages, views, referee, search, whereabouts, playerWatch } = parts
  let isClosed = false
  return {
    enter,
    leave,
    hear,
    close() {
      isClosed = true
    },
  }

  async function enter(page: Page): Promise<void> {
    pages.add(page)
    page.roundTrip.measure()
    await parts.serverWatch.watchIfUnknown()
    const place = await whereabouts.placeOf(page.userId)
    if (place.kind === 'match') await playerWatch.update(page.userId)
    if (place.kind !== 'none') await whereabouts.send(page, place)
  }

  function leave(page: Page): void {
    pages.remove(page)
    if (!isClosed) notePageGone(parts, page.userId)
  }

  async function hear(page: Page, message: MatchClientMessage, receivedAt: number): Promise<void> {
    if (isClosed) return
    try {
      const reason = await obey(page, message, receivedAt)
      if (reason !== null) reject(page, message, reason)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'unavailable') parts.onFailure(error)
      reject(page, message, reason)
    }
  }

  async function obey(
    page: Page,
    message: MatchClientMessage,
    at: number,
  ): Promise<Rejection | null> {
    const { userId } = page
    switch (message.type) {
      case 'find_match':
        await search.find(page, message.invitation ?? null)
        return null
      case 'cancel_search':
        await search.cancel(userId)
        return null
      case 'play_practice':
        return search.practice(page, message.level)
      case 'resume':
        await whereabouts.send(page, await whereabouts.placeOf(userId))
        return null
      case 'ready':
        return submit(page, message.matchId, { type: 'confirmed', userId, at })
      case 'leave':
        return submit(page, message.matchId, { type: 'left', userId, at })
      case 'answer': {
        const { question, choice } = message
        const roundTrip = matchClock.scaledRoundTrip(page.roundTrip.shortest())
        const command = { type: 'answered', userId, question, choice, at, roundTrip } as const
        return submit(page, message.matchId, command)
      }
    }
  }

  /** Submits a command to the referee, and makes sure that the page is sent the view after it. */
  async function submit(page: Page, matchId: string, command: Command): Promise<Rejection | null> {
    const before = views.sentTo(page)
    const { stored, verdict } = await referee.submit({ matchId, command })
    const isPlayer = stored?.players.some(({ userId }) => userId === page.userId) === true
    if (stored === null || !isPlayer) return 'notYours'
    parts.changes.announceUnheardCommit(stored)
    if (command.type === 'left' && stored.kind === 'practice') search.giveUp(page.userId)
    if (views.sentTo(page) === before) views.sendView(page, stored)
    return verdict?.kind === 'refused' ? verdict.reason : null
  }

  function reject(page: Page, { type: what }: MatchClientMessage, reason: Rejection): void {
    page.send({ type: 'rejected', what, reason, serverTime: matchClock.now() })
  }
}

/** Returns why a message was not obeyed, given the error that it ended with. */
function reasonOf(error: unknown): Rejection {
  const code = error instanceof Problem ? error.code : null
  if (code === 'too_many_requests') return 'tooOften'
  return code === 'not_found' ? 'notInvited' : 'unavailable'
}

/** Saves in the background how the loss of a page changes the state of its user. */
function notePageGone(
  { pages, searchers, search, playerWatch, background }: ConversationParts,
  userId: string,
): void {
  const isSearching = searchers.has(userId)
  if (isSearching && !searchers.isLooking(userId)) background.add(search.loseLooker(userId))
  if (pages.has(userId)) return
  playerWatch.forget(userId)
  if (!searchers.remove(userId)) background.add(playerWatch.update(userId))
}
