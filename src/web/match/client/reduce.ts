import type { ServerMessage } from '#contract/live.ts'
import {
  isOn,
  type MatchMessage,
  type MatchServerMessage,
  receive,
  type Rejection,
} from '#contract/match.ts'
import type { OpponentLevel } from '#match/practice-opponent.ts'

import {
  answerOf,
  invitationOf,
  isCutOff,
  isWaitingElsewhere,
  isOnline,
  isPlaying,
  isRunning,
  isSearching,
  isTentative,
  isUnattended,
  isWanted,
  matchOf,
  type MatchState,
  type MatchStatus,
  type PendingAnswer,
  type Search,
  type Status,
} from './match-state.ts'
import { clockAfter } from './server-clock.ts'

export type MatchEvent =
  /** `at` is a time of the page's clock, in milliseconds. */
  | { readonly kind: 'heard'; readonly message: ServerMessage; readonly at: number }
  | { readonly kind: 'connected' | 'lost' }
  | { readonly kind: 'entered' | 'left' }
  | { readonly kind: 'shown' | 'hidden' }
  /** The code is that of an invitation; null for any opponent. */
  | { readonly kind: 'searched'; readonly invitation: string | null }
  | { readonly kind: 'cancelled' | 'practiced' }
  /** The player wants a practice opponent until another one comes. */
  | { readonly kind: 'challenged'; readonly level: OpponentLevel }
  /** The player does not want to see the end of a match. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'chose'; readonly choice: number }
  /** An expected message has not arrived. */
  | { readonly kind: 'waited' }

type Rejected = Extract<MatchServerMessage, { readonly type: 'rejected' }>
type News = Exclude<MatchServerMessage, Rejected>

const NO_SEARCH: Search = { kind: 'none' }

/** Returns the state after an event. */
export function reduce(state: MatchState, event: MatchEvent): MatchState {
  switch (event.kind) {
    case 'heard':
      return heard(unlessSilent(state), event.message, event.at)
    case 'connected':
      return { ...state, line: { kind: 'connected', silence: 0 }, failure: null }
    case 'lost':
      return delayed({ ...state, line: { kind: 'none' }, isEndDue: false })
    case 'entered':
      return entered(state)
    case 'left':
      return left(state)
    case 'shown':
      return takeOver({ ...state, page: { ...state.page, isVisible: true } })
    case 'hidden':
      return { ...state, page: { ...state.page, isVisible: false } }
    case 'searched':
      return searched(state, event.invitation)
    case 'cancelled':
      return cancelled(state)
    case 'practiced':
      return practiced(state)
    case 'challenged':
      return state
    case 'dismissed':
      return withoutEnd(state)
    case 'chose':
      return chose(state, event.choice)
    case 'waited':
      return waited(state)
  }
}

function unlessSilent(state: MatchState): MatchState {
  if (state.line.kind === 'none' || state.line.silence === 0) return state
  return { ...state, line: { kind: 'connected', silence: 0 } }
}

function heard(state: MatchState, message: ServerMessage, at: number): MatchState {
  switch (message.type) {
    case 'pong': {
      const sample = { serverTime: message.serverTime, receivedAt: at, sentAt: message.t }
      return { ...state, clock: clockAfter(state.clock, sample) }
    }
    case 'idle':
    case 'searching':
    case 'match':
    case 'match_hint':
      return informed(timed(state, message, at), message)
    case 'rejected':
      return refused(timed(state, message, at), message)
    case 'hello':
    case 'slow_down':
    case 'changed':
    case 'game':
    case 'game_over':
    case 'game_host':
    case 'game_counts':
    case 'game_rejected':
      return state
  }
}

function timed(state: MatchState, { serverTime }: MatchServerMessage, at: number): MatchState {
  return { ...state, clock: clockAfter(state.clock, { serverTime, receivedAt: at }) }
}

function informed(state: MatchState, message: News): MatchState {
  if (isObsolete(state, message)) return state
  const status = statusAfter(state.status, message)
  const isEnd = message.type === 'idle' && message.isCalledOff === true
  const isOver = isEnd && !state.isEndDue
  const endedAway = endedUnheard(state.status, message) ?? state.past.endedAway
  return takeOver({
    ...state,
    search: isOver ? NO_SEARCH : searchAfter(state.search, status, message),
    isEndDue: state.isEndDue && !isEnd,
    status,
    past: { ...state.past, endedAway },
    failure: null,
  })
}

/** Whether the player is still looking at a result that the server is done with, or has left it. */
function isObsolete(state: MatchState, message: News): boolean {
  if (message.type === 'match') return message.matchId === state.past.left
  const match = matchOf(state)
  return message.type === 'idle' && match !== null && !isOn(match) && !isWanted(state)
}

function statusAfter(status: Status, message: News): Status {
  switch (message.type) {
    case 'idle':
      return { kind: 'idle' }
    case 'searching': {
      const { since, invitation = null } = message
      const isAlone = message.isUnattended === true
      return { kind: 'searching', since, isUnattended: isAlone, invitation }
    }
    case 'match':
    case 'match_hint': {
      const known = receive(status.kind === 'match' ? status.match : null, message)
      return known?.type === 'match' ? withMatch(status, known) : status
    }
  }
}

function withMatch(status: Status, match: MatchMessage): MatchStatus {
  const isKnown = status.kind === 'match' && status.match.matchId === match.matchId
  const { answer, elements } = isKnown ? status : { answer: null, elements: [] }
  return {
    kind: 'match',
    match,
    answer: answer !== null && isPending(answer, match) ? answer : null,
    elements: withElement(elements, match),
  }
}

function isPending({ question }: PendingAnswer, match: MatchMessage): boolean {
  return isOn(match) && match.view.answers.length <= question
}

/** Adds the element of an answered question. Before the answer, its badge may be incomplete. */
function withElement(elements: readonly string[], { shown }: MatchMessage): readonly string[] {
  if (shown === null || shown.lesson === null) return elements
  const { symbol } = shown.badge
  return symbol === null || elements.includes(symbol) ? elements : [...elements, symbol]
}

function searchAfter(search: Search, status: Status, message: News): Search {
  switch (search.kind) {
    case 'none':
      return search
    case 'wanted':
      // Until its questions are asked, a match may be cancelled.
      if (status.kind !== 'match' || isTentative(status.match)) return search
      return search.isElsewhere ? { kind: 'found' } : NO_SEARCH
    case 'found':
      return status.kind === 'match' ? search : NO_SEARCH
    case 'ending':
      return canBeLeft(message) ? search : NO_SEARCH
  }
}

/** Whether there is still something to leave: a search, or a match that has not begun. */
function canBeLeft(message: News): boolean {
  if (message.type !== 'match') return message.type !== 'idle'
  const { phase } = message.view
  // A player who was ready in a cancelled match is put back into the search.
  return phase.kind === 'starting' || (phase.kind === 'cancelled' && phase.isReady)
}

/** Returns the match that must have ended unheard, given where the player is now. */
function endedUnheard(status: Status, message: News): string | null {
  if (message.type === 'match_hint') return null
  // A match with a user has taken the place of the one with a practice opponent.
  if (message.type === 'match' && isPractice(status)) return null
  const before = runningIn(status)
  return message.type === 'match' && message.matchId === before ? null : before
}

function isPractice(status: Status): boolean {
  return status.kind === 'match' && status.match.opponent.practice !== undefined
}

function runningIn(status: Status): string | null {
  if (status.kind === 'unknown') return status.leftBehind
  return status.kind === 'match' && isRunning(status.match) ? status.match.matchId : null
}

/** Continues a search that no other page looks after, if the player can see this one. */
function takeOver(state: MatchState): MatchState {
  const { isVisible, isWatched } = state.page
  if (!isUnattended(state) || state.search.kind !== 'none' || !isVisible) return state
  const invitation = invitationOf(state)
  return { ...state, search: { kind: 'wanted', isElsewhere: !isWatched, invitation } }
}

function refused(state: MatchState, { what, reason }: Rejected): MatchState {
  switch (what) {
    case 'answer':
      // A question that was open before an outage opens again after it.
      return reason === 'unavailable' || reason === 'notOpen'
        ? delayed(state)
        : withAnswer(state, null)
    case 'find_match':
      return searchRefused(state, reason)
    case 'resume':
      return state.status.kind === 'unknown' ? searchRefused(state, reason) : state
    case 'ready': {
      const isStarting = matchOf(state)?.view.phase.kind === 'starting'
      return isStarting ? { ...state, failure: reason } : state
    }
    case 'cancel_search':
    case 'play_practice':
    case 'leave':
      return state
  }
}

/** Keeps the search only if the server may be able to store it later. */
function searchRefused(state: MatchState, reason: Rejection): MatchState {
  const isOver = isWanted(state) && reason !== 'unavailable'
  return { ...state, search: isOver ? NO_SEARCH : state.search, failure: reason }
}

function entered(state: MatchState): MatchState {
  const page = { ...state.page, isWatched: true }
  const { search } = state
  if (search.kind !== 'wanted') return { ...state, page, search: NO_SEARCH }
  return { ...state, page, search: { ...search, isElsewhere: false } }
}

/** Ends the search of a player who leaves the screen, unless they keep waiting elsewhere. */
function left(state: MatchState): MatchState {
  const page = { ...state.page, isWatched: false }
  const gone = { ...withoutEnd(state), page, failure: null }
  // The search of another page goes on.
  const isOfOthers = state.status.kind === 'searching' && !isWanted(state)
  return isWaitingElsewhere(state) || isOfOthers ? gone : cancelled(gone)
}

function searched(state: MatchState, invitation: string | null): MatchState {
  if (isPlaying(state)) return state
  const search = { kind: 'wanted', isElsewhere: isWaitingElsewhere(state), invitation } as const
  return { ...withoutEnd(state), search, failure: null }
}

function cancelled(state: MatchState): MatchState {
  const isStarting = matchOf(state)?.view.phase.kind === 'starting'
  const isEnding = state.search.kind === 'ending' || isSearching(state) || isStarting
  return {
    ...state,
    search: isEnding ? { kind: 'ending' } : NO_SEARCH,
    isEndDue: state.isEndDue || state.status.kind === 'searching',
  }
}

function practiced(state: MatchState): MatchState {
  if (state.search.kind === 'ending') return state
  const invitation = invitationOf(state)
  return { ...state, search: { kind: 'wanted', isElsewhere: true, invitation } }
}

/** Puts the end of a match behind the player. */
function withoutEnd(state: MatchState): MatchState {
  const match = matchOf(state)
  const past = { ...state.past, endedAway: null }
  if (match === null || isOn(match)) return { ...state, past }
  return {
    ...state,
    search: state.search.kind === 'found' ? NO_SEARCH : state.search,
    status: { kind: 'idle' },
    past: { ...past, left: match.matchId },
  }
}

function chose(state: MatchState, choice: number): MatchState {
  const phase = matchOf(state)?.view.phase
  if (phase?.kind !== 'open' || answerOf(state) !== null) return state
  return withAnswer(state, { question: phase.question, choice, isDelayed: !isOnline(state) })
}

function waited(state: MatchState): MatchState {
  const { line } = state
  const failure = isCutOff(state) ? 'unreachable' : state.failure
  if (line.kind === 'none') return { ...state, failure }
  const next = { ...state, line: { ...line, silence: line.silence + 1 }, failure }
  return line.silence > 0 ? delayed(next) : next
}

function delayed(state: MatchState): MatchState {
  const answer = answerOf(state)
  if (answer === null || answer.isDelayed) return state
  return withAnswer(state, { ...answer, isDelayed: true })
}

function withAnswer(state: MatchState, answer: PendingAnswer | null): MatchState {
  const { status } = state
  return status.kind === 'match' ? { ...state, status: { ...status, answer } } : state
}
