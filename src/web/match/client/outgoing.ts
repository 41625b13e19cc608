import type { ClientMessage } from '#contract/live.ts'
import { isOn, type MatchMessage } from '#contract/match.ts'

import {
  type DuelEvent,
  type DuelState,
  isCutOff,
  isPlaying,
  isUnattended,
  matchOf,
} from './match-state.ts'
import { serverTimeAt } from './server-clock.ts'

/** What is not acknowledged is sent again after this time. */
const AGAIN_MS = 2000
/** The same of an answer, whose time is running. */
const ANSWER_AGAIN_MS = 1000
/** The server tells by itself what happens when its time has come; it has this long to do so. */
const LATE_MS = 1000
/** Whoever waits for an opponent hears nothing: the connection has to show this often that it is alive. */
const CHECK_MS = 5000
/** So long a search waits for a connection before it says that there is none. */
const UNREACHABLE_MS = 8000

/** What is to be sent after an event has led from one state to the next. */
export function owed(
  before: DuelState,
  after: DuelState,
  event: DuelEvent,
  pageTime: number,
): readonly ClientMessage[] {
  if (event.kind === 'left' || event.kind === 'calledOff') return farewell(after)
  if (!after.isConnected) return []
  switch (event.kind) {
    case 'connected':
      return [{ type: 'ping', t: pageTime }, ...afterGreeting(after)]
    case 'entered':
      if (after.duel !== null && !isPlaying(after)) return []
      return [...wanted(after), { type: 'resume' }]
    case 'sought':
      return before.isSeeking ? wanted(after) : beginning(after)
    case 'shown':
      return wanted(after)
    case 'heard':
      if (!['match', 'idle', 'searching'].includes(event.message.type)) return []
      // What was sent already waits for its turn, or the server would be asked as fast as it refuses.
      if (after.kept !== null && !opens(before, after, after.kept.question)) return []
      return before.duel === null ? beginning(after) : wanted(after)
    case 'chose':
      return before.kept === after.kept ? [] : wanted(after)
    case 'waited':
      return missing(after, pageTime)
    case 'lost':
    case 'hidden':
    case 'practiced':
    case 'dismissed':
      return []
  }
}

/** Whether the server has just opened the question. */
function opens(before: DuelState, after: DuelState, question: number): boolean {
  return isOpen(after, question) && !isOpen(before, question)
}

function isOpen(state: DuelState, question: number): boolean {
  const phase = matchOf(state)?.view.phase
  return phase?.kind === 'open' && phase.question === question
}

function missing(state: DuelState, pageTime: number): readonly ClientMessage[] {
  const messages = wanted(state)
  if (messages.length > 0) return messages
  return state.duel?.type === 'searching' ? [{ type: 'ping', t: pageTime }] : [{ type: 'resume' }]
}

/**
 * The milliseconds after which it has waited for too long, if nothing happens until then; null when
 * nothing is awaited.
 */
export function patience(state: DuelState, pageTime: number): number | null {
  if (!state.isConnected) {
    return isCutOff(state) && state.failure === null ? UNREACHABLE_MS : null
  }
  if (state.kept !== null) return ANSWER_AGAIN_MS
  if (wanted(state).length > 0 || state.silence > 0) return AGAIN_MS
  const match = matchOf(state)
  if (state.duel?.type === 'searching') return CHECK_MS
  if (match === null) return state.isWatched && state.duel === null ? AGAIN_MS : null
  const { phase } = match.view
  // Who was ready waits again, and is told so next.
  if (phase.kind === 'cancelled' && phase.isReady && state.isSeeking) return AGAIN_MS
  const due = dueAt(match)
  if (due === null || state.clock === null) return null
  return Math.max(0, due - serverTimeAt(state.clock, pageTime)) + LATE_MS
}

/** What the server does not know yet. */
function wanted(state: DuelState): readonly ClientMessage[] {
  const { kept, duel, isSeeking, isWatched, isVisible } = state
  if (kept !== null) {
    const { matchId, question, choice } = kept
    return [{ type: 'answer', matchId, question, choice }]
  }
  if (state.isCalledOff) return goodbye(state)
  const match = matchOf(state)
  const phase = match?.view.phase
  const isNone = duel?.type === 'idle' || (phase?.kind === 'cancelled' && !phase.isReady)
  // Nobody is to play against a page that nobody sees. It waits for an opponent, and calls.
  if (isSeeking && ((isNone && isVisible) || isUnattended(state))) return [{ type: 'find_match' }]
  const isRefused = state.failure !== null && state.failure !== 'unavailable'
  const isUnready = phase?.kind === 'starting' && !phase.isConfirmed && !isRefused
  const isThere = isWatched && isVisible
  return match !== null && isUnready && isThere ? [{ type: 'ready', matchId: match.matchId }] : []
}

/** The same of a page that has not said yet that it looks for an opponent, though one of them may. */
function beginning(state: DuelState): readonly ClientMessage[] {
  const isSearching = state.isSeeking && state.duel?.type === 'searching'
  return isSearching ? [{ type: 'find_match' }] : wanted(state)
}

/** How somebody leaves a search or a match that has not begun. */
function goodbye(state: DuelState): readonly ClientMessage[] {
  const match = matchOf(state)
  if (state.duel?.type === 'searching') return [{ type: 'cancel_search' }]
  const isLeaving = match?.view.phase.kind === 'starting' && match.view.phase.isConfirmed
  return isLeaving ? [{ type: 'leave', matchId: match.matchId }] : []
}

/** The same in the moment of leaving, when the server may not have told all that was asked of it. */
function farewell(state: DuelState): readonly ClientMessage[] {
  const match = matchOf(state)
  if (match !== null && isOn(match)) return [{ type: 'leave', matchId: match.matchId }]
  return state.isCalledOff ? [{ type: 'cancel_search' }] : []
}

/** A greeting does not say that there is nothing, and it may have come before the code that reads it. */
function afterGreeting(state: DuelState): readonly ClientMessage[] {
  // On a new connection nobody knows that this page looks for an opponent.
  if (state.isSeeking && state.duel?.type === 'searching') return [{ type: 'find_match' }]
  return [...(state.kept === null ? [] : wanted(state)), { type: 'resume' }]
}

/** When the server has to tell something of this match; null when nobody knows. */
function dueAt({ view }: MatchMessage): number | null {
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
    case 'finished':
    case 'cancelled':
      return null
  }
}
