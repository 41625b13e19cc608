import type { ClientMessage } from '#contract/live.ts'
import { isOn, type MatchMessage } from '#contract/match.ts'

import {
  answerOf,
  invitationOf,
  isCutOff,
  isPlaying,
  isWanted,
  matchOf,
  type MatchState,
} from './match-state.ts'
import type { MatchEvent } from './reduce.ts'
import { serverTimeAt } from './server-clock.ts'

/** A message is sent again after this time without a response. */
const AGAIN_MS = 2000
/** An answer is sent again sooner, because its time is running. */
const ANSWER_AGAIN_MS = 1000
/** How long a message that the server sends on its own may take after its time. */
const LATE_MS = 1000
/** How often the connection is checked while a search hears nothing. */
const CHECK_MS = 5000
/** How long a search waits for a connection before it reports that there is none. */
const UNREACHABLE_MS = 8000

const statusMessages = new Set<string>(['match', 'idle', 'searching'])

/**
 * Returns the messages to send after an event has led from one state to the next.
 * @param pageTime milliseconds of the page's clock
 */
export function messagesToSend(
  before: MatchState,
  after: MatchState,
  event: MatchEvent,
  pageTime: number,
): readonly ClientMessage[] {
  if (event.kind === 'left' || event.kind === 'cancelled') return leaveNow(after)
  if (after.line.kind === 'none') return []
  switch (event.kind) {
    case 'connected':
      return [{ type: 'ping', t: pageTime }, ...afterGreeting(after)]
    case 'entered':
      if (after.status.kind !== 'unknown' && !isPlaying(after)) return []
      return [...ask(after), { type: 'resume' }]
    case 'searched':
      return isWanted(before) ? ask(after) : firstAsk(after)
    case 'shown':
      return ask(after)
    case 'heard':
      return statusMessages.has(event.message.type) ? afterStatus(before, after) : []
    case 'chose':
      return answerOf(before) === answerOf(after) ? [] : ask(after)
    case 'challenged':
      return [{ type: 'play_practice', level: event.level }]
    case 'waited':
      return askAgain(after, pageTime)
    case 'lost':
    case 'hidden':
    case 'practiced':
    case 'dismissed':
      return []
  }
}

/**
 * Returns after how many milliseconds without any event a message is overdue; null when none is
 * expected.
 * @param pageTime milliseconds of the page's clock
 */
export function nextCheckIn(state: MatchState, pageTime: number): number | null {
  const { line, status } = state
  if (line.kind === 'none') {
    return isCutOff(state) && state.failure === null ? UNREACHABLE_MS : null
  }
  if (answerOf(state) !== null) return ANSWER_AGAIN_MS
  if (ask(state).length > 0 || line.silence > 0) return AGAIN_MS
  switch (status.kind) {
    case 'unknown':
      return state.page.isWatched ? AGAIN_MS : null
    case 'idle':
      return null
    case 'searching':
      return CHECK_MS
    case 'match': {
      const due = dueAt(status.match, isWanted(state))
      if (due === 'soon') return AGAIN_MS
      if (due === null || state.clock === null) return null
      return Math.max(0, due - serverTimeAt(state.clock, pageTime)) + LATE_MS
    }
  }
}

/** Returns when the server must send news of a match, or null when that cannot be known. */
function dueAt({ view }: MatchMessage, isSearchWanted: boolean): number | 'soon' | null {
  const { phase } = view
  const { graceEndsAt } = view.everybody
  switch (phase.kind) {
    case 'starting':
      return phase.startsAt
    case 'open':
      return Math.min(phase.closesAt, graceEndsAt === 0 ? Infinity : graceEndsAt)
    case 'reveal':
      return phase.opensAt
    case 'waiting':
      return graceEndsAt === 0 ? null : graceEndsAt
    case 'cancelled':
      // The server puts a player who was ready back into the search, and says so next.
      return phase.isReady && isSearchWanted ? 'soon' : null
    case 'finished':
      return null
  }
}

/** Returns the messages that the server does not have yet. */
function ask(state: MatchState): readonly ClientMessage[] {
  const { status } = state
  if (status.kind === 'match' && status.answer !== null) {
    const { question, choice } = status.answer
    return [{ type: 'answer', matchId: status.match.matchId, question, choice }]
  }
  switch (state.search.kind) {
    case 'ending':
      return leaveOnce(state)
    case 'wanted':
      return canSearch(state, state.search.invitation)
        ? [findMessage(state.search.invitation)]
        : confirm(state)
    case 'none':
    case 'found':
      return confirm(state)
  }
}

function findMessage(invitation: string | null): ClientMessage {
  return invitation === null ? { type: 'find_match' } : { type: 'find_match', invitation }
}

/** Whether a search may begin. A page out of sight starts none, but keeps one that it has alive. */
function canSearch({ status, page }: MatchState, invitation: string | null): boolean {
  switch (status.kind) {
    case 'unknown':
      return false
    case 'idle':
      return page.isVisible
    case 'searching':
      return status.isUnattended || status.invitation !== invitation
    case 'match': {
      const { phase } = status.match.view
      return phase.kind === 'cancelled' && !phase.isReady && page.isVisible
    }
  }
}

/** Confirms a match that is starting, once the player is looking at it. */
function confirm(state: MatchState): readonly ClientMessage[] {
  const { isWatched, isVisible } = state.page
  const match = matchOf(state)
  if (match?.view.phase.kind !== 'starting' || match.view.phase.isConfirmed) return []
  const isRefused = state.failure !== null && state.failure !== 'unavailable'
  return isRefused || !isWatched || !isVisible ? [] : [{ type: 'ready', matchId: match.matchId }]
}

/** Leaves a search or a match that has not begun, as far as the server has reported one. */
function leaveOnce({ status }: MatchState): readonly ClientMessage[] {
  if (status.kind === 'searching') return [{ type: 'cancel_search' }]
  if (status.kind !== 'match') return []
  const { matchId, view } = status.match
  const isLeaving = view.phase.kind === 'starting' && view.phase.isConfirmed
  return isLeaving ? [{ type: 'leave', matchId }] : []
}

/** Leaves at once, also matches that the server has not reported yet. */
function leaveNow(state: MatchState): readonly ClientMessage[] {
  const match = matchOf(state)
  if (match !== null && isOn(match)) return [{ type: 'leave', matchId: match.matchId }]
  return state.search.kind === 'ending' ? [{ type: 'cancel_search' }] : []
}

/** Asks for the first time, when the server may know of a search but not that this page wants it. */
function firstAsk(state: MatchState): readonly ClientMessage[] {
  const isKnown = isWanted(state) && state.status.kind === 'searching'
  return isKnown ? [findMessage(invitationOf(state))] : ask(state)
}

/** The greeting may come before the code that reads it, and it does not say when there is nothing. */
function afterGreeting(state: MatchState): readonly ClientMessage[] {
  // A new connection does not know that this page is looking for an opponent.
  if (isWanted(state) && state.status.kind === 'searching')
    return [findMessage(invitationOf(state))]
  return [...(answerOf(state) === null ? [] : ask(state)), { type: 'resume' }]
}

function afterStatus(before: MatchState, after: MatchState): readonly ClientMessage[] {
  const answer = answerOf(after)
  // A pending answer waits for its turn, or the server would be asked as fast as it refuses.
  if (answer !== null && !opens(before, after, answer.question)) return []
  return before.status.kind === 'unknown' ? firstAsk(after) : ask(after)
}

/** Whether the server has just opened the question. */
function opens(before: MatchState, after: MatchState, question: number): boolean {
  return isOpen(after, question) && !isOpen(before, question)
}

function isOpen(state: MatchState, question: number): boolean {
  const phase = matchOf(state)?.view.phase
  return phase?.kind === 'open' && phase.question === question
}

/** Asks again, or for a sign of life when there is nothing to ask. */
function askAgain(state: MatchState, pageTime: number): readonly ClientMessage[] {
  const messages = ask(state)
  if (messages.length > 0) return messages
  const isQuiet = state.status.kind === 'searching'
  return isQuiet ? [{ type: 'ping', t: pageTime }] : [{ type: 'resume' }]
}
