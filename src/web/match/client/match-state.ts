import { isOn, type MatchMessage, type Rejection } from '#contract/match.ts'

import type { ServerClock } from './server-clock.ts'

/** Everything that a page knows about matches, and its player's wish. */
export type MatchState = {
  readonly line: Line
  /** Outlives the connection; null until the first message with a time. */
  readonly clock: ServerClock | null
  readonly page: {
    /** Whether a screen of the match is shown. */
    readonly isWatched: boolean
    /** Whether the player can see the page. A tab in the background is not visible. */
    readonly isVisible: boolean
  }
  readonly search: Search
  /**
   * Whether the next message that a search is over answers this page. The page may be searching again
   * by the time it arrives.
   */
  readonly isEndDue: boolean
  readonly status: Status
  readonly past: {
    /** The match whose result the player has already left. */
    readonly left: string | null
    /** The match that ended while neither this page nor the previous one was listening. */
    readonly endedAway: string | null
  }
  readonly failure: Failure | null
}

/** The connection to the server. */
export type Line =
  | { readonly kind: 'none' }
  /** `silence` counts the expected messages missed since the last one that arrived. */
  | { readonly kind: 'connected'; readonly silence: number }

/** The wish of the player of this page, known to the server or not. */
export type Search =
  | { readonly kind: 'none' }
  /**
   * The player wants an opponent, or the friend of an invitation. `isElsewhere` while they do something else
   * on this page.
   */
  | { readonly kind: 'wanted'; readonly isElsewhere: boolean; readonly invitation: string | null }
  /** The match has begun, but the player is still doing something else on this page. */
  | { readonly kind: 'found' }
  /** The player has ended the search, and the server has not confirmed it yet. */
  | { readonly kind: 'ending' }

/** Where the player is, according to the server. */
export type Status =
  /** `leftBehind` is the match that was being played when this browser was last here. */
  | { readonly kind: 'unknown'; readonly leftBehind: string | null }
  | { readonly kind: 'idle' }
  /** A search is unattended when no page is looking for an opponent. */
  | {
      readonly kind: 'searching'
      readonly since: number
      readonly isUnattended: boolean
      /** The code of the invitation by which the player waits for a friend. */
      readonly invitation: string | null
    }
  | MatchStatus

/** A match from its announcement until the player leaves its result. */
export type MatchStatus = {
  readonly kind: 'match'
  readonly match: MatchMessage
  readonly answer: PendingAnswer | null
  /** Symbols of the elements that this page has seen in questions. */
  readonly elements: readonly string[]
}

/** The player's choice until the server has recorded it. */
export type PendingAnswer = {
  readonly question: number
  readonly choice: number
  /** Whether the server may not have it yet: there is no connection, or it could not be stored. */
  readonly isDelayed: boolean
}

/** Why there is no search: the server refused it, or cannot be reached. */
export type Failure = Rejection | 'unreachable'

/**
 * Returns the state of a page that has just been opened.
 * @param leftBehind the match that was being played when this browser was last here
 */
export function initialState(leftBehind: string | null): MatchState {
  return {
    line: { kind: 'none' },
    clock: null,
    page: { isWatched: false, isVisible: true },
    search: { kind: 'none' },
    isEndDue: false,
    status: { kind: 'unknown', leftBehind },
    past: { left: null, endedAway: null },
    failure: null,
  }
}

/** Returns the match on screen, even if it is over; null when there is none. */
export function matchOf({ status }: MatchState): MatchMessage | null {
  return status.kind === 'match' ? status.match : null
}

/** Returns the answer that the server has not recorded yet; null when there is none. */
export function answerOf({ status }: MatchState): PendingAnswer | null {
  return status.kind === 'match' ? status.answer : null
}

/** Returns the match that was left behind, until the server says where the player is. */
export function leftBehindOf({ status }: MatchState): string | null {
  return status.kind === 'unknown' ? status.leftBehind : null
}

/** Whether the player has a match that is starting or being played. */
export function isPlaying(state: MatchState): boolean {
  const match = matchOf(state)
  return match !== null && isOn(match)
}

/** Whether the questions of a match are being asked. */
export function isRunning({ view }: MatchMessage): boolean {
  const { kind } = view.phase
  return kind === 'open' || kind === 'reveal' || kind === 'waiting'
}

/** Whether a match has not begun yet, or never will. */
export function isTentative({ view }: MatchMessage): boolean {
  const { kind } = view.phase
  return kind === 'starting' || kind === 'cancelled'
}

/** Returns the match whose end the player has not left yet; null for none. */
export function unseenEnd(state: MatchState): string | null {
  if (isPlaying(state)) return null
  const match = matchOf(state)
  return match?.view.phase.kind === 'finished' ? match.matchId : state.past.endedAway
}

/** Returns the code by which the player waits for a friend; null for any opponent, and for no search. */
export function invitationOf({ search, status }: MatchState): string | null {
  if (search.kind === 'wanted') return search.invitation
  return status.kind === 'searching' ? status.invitation : null
}

/** Whether this page wants an opponent. */
export function isWanted({ search }: MatchState): boolean {
  return search.kind === 'wanted'
}

/** Whether the player does something else on this page, which will call them to the match. */
export function isWaitingElsewhere({ search }: MatchState): boolean {
  return search.kind === 'found' || (search.kind === 'wanted' && search.isElsewhere)
}

/** Whether a search goes on, for this page or for another one. */
export function isSearching(state: MatchState): boolean {
  return isWanted(state) || state.status.kind === 'searching'
}

/** Whether a search is running that no page is looking after. */
export function isUnattended({ status }: MatchState): boolean {
  return status.kind === 'searching' && status.isUnattended
}

/** Whether a match that the player did not refuse is waiting to be confirmed. */
export function isUnconfirmed(state: MatchState): boolean {
  const phase = matchOf(state)?.view.phase
  if (phase?.kind !== 'starting' || phase.isConfirmed) return false
  return state.page.isVisible && state.search.kind !== 'ending'
}

/** Whether a search has no connection. A player with a match stays in it. */
export function isCutOff(state: MatchState): boolean {
  return state.line.kind === 'none' && isWanted(state) && !isPlaying(state)
}

/** Whether the server can be reached, as far as the page can know. */
export function isOnline({ line }: MatchState): boolean {
  return line.kind === 'connected' && line.silence < 2
}
