import type { ServerMessage } from '#contract/live.ts'
import {
  type Duel,
  isOn,
  type MatchMessage,
  type MatchServerMessage,
  receive,
  type Rejection,
} from '#contract/match.ts'

import { clockAfter, type ServerClock } from './server-clock.ts'

/** The own choice until the server has it on record. */
export type KeptAnswer = {
  readonly matchId: string
  readonly question: number
  readonly choice: number
  /** The way to the server is not sure: there is no connection, or it could not store the answer. */
  readonly isDoubtful: boolean
}

/** Why there is no search: the server refused it, or it cannot be reached. */
export type Failure = Rejection | 'unreachable'

/** All that a page knows and wants of matches. */
export type DuelState = {
  readonly duel: Duel
  /** The match whose result the player has left behind. */
  readonly leftMatch: string | null
  /** The match that ended while this page, or the one before it, heard nothing of it. */
  readonly endedAway: string | null
  /** The match that was on when this browser was last here, until the server says where the player is. */
  readonly leftBehind: string | null
  readonly isConnected: boolean
  /** Whether a screen of the match is shown. */
  readonly isWatched: boolean
  /** Whether the player can see the page; they cannot see a tab behind another. */
  readonly isVisible: boolean
  /** The player wants an opponent, whatever the server knows of it. */
  readonly isSeeking: boolean
  /** The player has ended the search, and the server has not said so yet. */
  readonly isCalledOff: boolean
  /** The word of the server that the search is over answers this page, which may look for another by then. */
  readonly isEndDue: boolean
  /** The player does something else here until there is an opponent. */
  readonly isPatient: boolean
  readonly kept: KeptAnswer | null
  readonly failure: Failure | null
  /** Symbols of the elements that this page has seen asked about. */
  readonly elements: readonly string[]
  readonly clock: ServerClock | null
  /** How often something was missing since the server was last heard. */
  readonly silence: number
}

export type DuelEvent =
  /** `at` is a moment of the page's clock, in milliseconds. */
  | { readonly kind: 'heard'; readonly message: ServerMessage; readonly at: number }
  | { readonly kind: 'connected' | 'lost' }
  | { readonly kind: 'entered' | 'left' }
  | { readonly kind: 'shown' | 'hidden' }
  | { readonly kind: 'sought' | 'calledOff' | 'practiced' }
  /** The player does not want to look at the end of a match. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'chose'; readonly choice: number }
  /** Something that should have come has not. */
  | { readonly kind: 'waited' }

export const start: DuelState = {
  duel: null,
  leftMatch: null,
  endedAway: null,
  leftBehind: null,
  isConnected: false,
  isWatched: false,
  isVisible: true,
  isSeeking: false,
  isCalledOff: false,
  isEndDue: false,
  isPatient: false,
  kept: null,
  failure: null,
  elements: [],
  clock: null,
  silence: 0,
}

/** The state after an event. */
export function stepped(state: DuelState, event: DuelEvent): DuelState {
  switch (event.kind) {
    case 'heard':
      return heard({ ...state, silence: 0 }, event.message, event.at)
    case 'connected':
      return { ...state, isConnected: true, silence: 0, failure: null }
    case 'lost':
      return {
        ...state,
        isConnected: false,
        isEndDue: false,
        kept: state.kept && doubtful(state.kept),
      }
    case 'entered':
      return { ...state, isWatched: true, isPatient: false, isCalledOff: false }
    case 'left':
      return afterLeaving(state)
    case 'shown':
      return takenOver({ ...state, isVisible: true })
    case 'hidden':
      return { ...state, isVisible: false }
    case 'sought':
      return sought(state)
    case 'calledOff':
      return calledOff(state)
    case 'practiced':
      return { ...state, isPatient: true }
    case 'dismissed':
      return withoutEnd(state)
    case 'chose':
      return chose(state, event.choice)
    case 'waited':
      return waited(state)
  }
}

/** The match on screen, also one that is over; null when there is none. */
export function matchOf({ duel }: DuelState): MatchMessage | null {
  return duel?.type === 'match' ? duel : null
}

/** Whether the player has a match that is starting or being played. */
export function isPlaying(state: DuelState): boolean {
  const match = matchOf(state)
  return match !== null && isOn(match)
}

/** The match whose end has not been looked at and left behind yet; null for none. */
export function endOf(state: DuelState): string | null {
  if (isPlaying(state)) return null
  const match = matchOf(state)
  return match?.view.phase.kind === 'finished' ? match.matchId : state.endedAway
}

/** Whether the player waits, and no page looks for an opponent. */
export function isUnattended({ duel }: DuelState): boolean {
  return duel?.type === 'searching' && duel.isUnattended === true
}

/** Whether a match waits to be confirmed that the player did not refuse: the search was left to another tab. */
export function isMissing(state: DuelState): boolean {
  const phase = matchOf(state)?.view.phase
  const isUnconfirmed = phase?.kind === 'starting' && !phase.isConfirmed
  return isUnconfirmed && state.isVisible && !state.isCalledOff
}

/** Whether a search has no connection. Who has found a match is still in it. */
export function isCutOff(state: DuelState): boolean {
  return !state.isConnected && state.isSeeking && !isPlaying(state)
}

/** Whether the server can be reached, as far as anybody can know. */
export function isOnline({ isConnected, silence }: DuelState): boolean {
  return isConnected && silence < 2
}

function heard(state: DuelState, message: ServerMessage, at: number): DuelState {
  switch (message.type) {
    case 'pong':
      return {
        ...state,
        clock: clockAfter(state.clock, {
          serverTime: message.serverTime,
          receivedAt: at,
          sentAt: message.t,
        }),
      }
    case 'idle':
    case 'searching':
    case 'match':
    case 'match_hint':
    case 'rejected': {
      const { serverTime } = message
      const clock = clockAfter(state.clock, { serverTime, receivedAt: at })
      return told({ ...state, clock }, message)
    }
    case 'hello':
    case 'slow_down':
    case 'changed':
      return state
  }
}

function told(state: DuelState, message: MatchServerMessage): DuelState {
  if (message.type === 'rejected') return refused(state, message.what, message.reason)
  const known = matchOf(state)
  const isOver = known !== null && !isOn(known)
  // The server is done with a match before the player has looked at its result.
  if (message.type === 'idle' && isOver && !state.isSeeking) return state
  if (message.type === 'match' && message.matchId === state.leftMatch) return state
  const isEnd = message.type === 'idle' && message.isCalledOff === true
  const isSearchOver = isEnd && !state.isEndDue
  const next = settled({
    ...state,
    isSeeking: state.isSeeking && !isSearchOver,
    isPatient: state.isPatient && !isSearchOver,
    isCalledOff: state.isCalledOff && canBeLeft(message),
    isEndDue: state.isEndDue && !isEnd,
    duel: receive(state.duel, message),
    endedAway: endedWith(state, message) ?? state.endedAway,
    leftBehind: message.type === 'match_hint' ? state.leftBehind : null,
    failure: null,
  })
  return takenOver(next)
}

/** A search that no page looks after any more goes on where the player is. */
function takenOver(state: DuelState): DuelState {
  const isLeftAlone = isUnattended(state) && !state.isSeeking && !state.isCalledOff
  if (!isLeftAlone || !state.isVisible) return state
  return { ...state, isSeeking: true, isPatient: !state.isWatched }
}

/** The match that must have ended meanwhile, if this is where the player is now. */
function endedWith(state: DuelState, message: MatchServerMessage): string | null {
  if (message.type === 'match_hint') return null
  const known = matchOf(state)
  const before = known !== null && isRunning(known) ? known.matchId : state.leftBehind
  return message.type === 'match' && message.matchId === before ? null : before
}

/** What follows from a new picture of the server's. */
function settled(state: DuelState): DuelState {
  const match = matchOf(state)
  const { kept, elements } = state
  if (match === null) return { ...state, kept: null, elements: [] }
  const isKept =
    kept !== null &&
    kept.matchId === match.matchId &&
    match.view.answers.length <= kept.question &&
    isOn(match)
  // With the answer the whole badge is told.
  const symbol = match.shown?.lesson === null ? null : match.shown?.badge.symbol
  const isNew = typeof symbol === 'string' && !elements.includes(symbol)
  return {
    ...state,
    // Until its questions are asked, a match may be cancelled.
    isSeeking: state.isSeeking && isTentative(match),
    kept: isKept ? kept : null,
    elements: isNew ? [...elements, symbol] : elements,
  }
}

/** Whether there is still something to leave: a search, or a match whose questions are not asked yet. */
function canBeLeft(message: MatchServerMessage): boolean {
  if (message.type !== 'match') return message.type !== 'idle'
  const { phase } = message.view
  // Who was ready in a cancelled match is put back into the search.
  return phase.kind === 'starting' || (phase.kind === 'cancelled' && phase.isReady)
}

/** Whether a match has not begun yet, or never will. */
function isTentative({ view }: MatchMessage): boolean {
  const { kind } = view.phase
  return kind === 'starting' || kind === 'cancelled'
}

/** Whether the questions of a match are being asked. */
export function isRunning({ view }: MatchMessage): boolean {
  const { kind } = view.phase
  return kind === 'open' || kind === 'reveal' || kind === 'waiting'
}

function refused(state: DuelState, what: string, reason: Rejection): DuelState {
  switch (what) {
    case 'answer': {
      // A question that was open before an outage opens again after it.
      const isEarly = reason === 'unavailable' || reason === 'notOpen'
      return { ...state, kept: isEarly ? state.kept && doubtful(state.kept) : null }
    }
    case 'find_match':
      return unfound(state, reason)
    case 'resume':
      return state.duel === null ? unfound(state, reason) : state
    case 'ready': {
      const isStarting = matchOf(state)?.view.phase.kind === 'starting'
      return isStarting ? { ...state, failure: reason } : state
    }
    default:
      return state
  }
}

/** What could not be done just now is tried again. */
function unfound(state: DuelState, reason: Rejection): DuelState {
  return { ...state, isSeeking: state.isSeeking && reason === 'unavailable', failure: reason }
}

function sought(state: DuelState): DuelState {
  if (isPlaying(state)) return state
  return { ...withoutEnd(state), isSeeking: true, isCalledOff: false, failure: null }
}

/** The end of a match is behind the player. */
function withoutEnd(state: DuelState): DuelState {
  const match = matchOf(state)
  if (match === null || isOn(match)) return { ...state, endedAway: null }
  return {
    ...state,
    duel: { type: 'idle', serverTime: match.serverTime },
    leftMatch: match.matchId,
    endedAway: null,
    elements: [],
  }
}

function calledOff(state: DuelState): DuelState {
  const match = matchOf(state)
  const isSearching = state.isSeeking || state.duel?.type === 'searching'
  const isStarting = match?.view.phase.kind === 'starting'
  return {
    ...state,
    isSeeking: false,
    isPatient: false,
    isCalledOff: state.isCalledOff || isSearching || isStarting,
    isEndDue: state.isEndDue || state.duel?.type === 'searching',
  }
}

/** Whoever goes has seen what there was to see, and looks for nobody unless they wait elsewhere. */
function afterLeaving(state: DuelState): DuelState {
  const gone = { ...withoutEnd(state), isWatched: false, failure: null }
  // What another page looks for goes on without this one.
  const isOthers = state.duel?.type === 'searching' && !state.isSeeking
  return state.isPatient || isOthers ? gone : calledOff(gone)
}

function chose(state: DuelState, choice: number): DuelState {
  const match = matchOf(state)
  if (match === null || match.view.phase.kind !== 'open' || state.kept !== null) return state
  const { question } = match.view.phase
  const isDoubtful = !isOnline(state)
  return { ...state, kept: { matchId: match.matchId, question, choice, isDoubtful } }
}

function waited(state: DuelState): DuelState {
  return {
    ...state,
    silence: state.silence + 1,
    failure: isCutOff(state) ? 'unreachable' : state.failure,
    kept: state.kept !== null && state.silence > 0 ? doubtful(state.kept) : state.kept,
  }
}

function doubtful(kept: KeptAnswer): KeptAnswer {
  return kept.isDoubtful ? kept : { ...kept, isDoubtful: true }
}
