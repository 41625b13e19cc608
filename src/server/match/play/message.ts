import type { MatchMessage, MatchServerMessage } from '#contract/match.ts'
import { deadline } from '#match/advance.ts'
import { hintOf } from '#match/hint.ts'
import { TIMED_OUT } from '#match/match.ts'
import { type MatchView, viewOf } from '#match/view.ts'
import { asciiJson } from '#server/live/transport/frame.ts'

import type { QuestionTexts } from './question-texts.ts'
import type { StoredMatch } from './store.ts'

type HintMessage = Extract<MatchServerMessage, { readonly type: 'match_hint' }>

/**
 * Returns the view of the player at a seat; null when there is no such seat.
 * @param now the match's time
 */
export function viewAt(stored: StoredMatch, seat: number, now: number): MatchView | null {
  return viewOf(stored.match, seat, lastSeen(stored, now))
}

/** Returns a `MatchMessage` with everything that a player with this view may know, as ASCII JSON. */
export function matchText(
  stored: StoredMatch,
  view: MatchView,
  now: number,
  questionTexts: QuestionTexts,
): string {
  const { id, players } = stored
  const { name = null, level: practice = null } = players[1 - view.seat] ?? {}
  const opponent = {
    name,
    ...presenceOf(stored, 1 - view.seat),
    ...(practice === null ? {} : { practice }),
  }
  const message: Omit<MatchMessage, 'shown'> = {
    type: 'match',
    matchId: id,
    serverTime: now,
    view,
    opponent,
    xp: xpAt(stored, view.seat),
    ...(stored.invitation === null ? {} : { invitation: stored.invitation }),
  }
  return `${asciiJson(message).slice(0, -1)},"shown":${shownText(stored, view, questionTexts)}}`
}

/** Returns the message with both players' progress for the player at a seat. */
export function hintMessage(stored: StoredMatch, seat: number, now: number): HintMessage {
  const { isHere, isReady } = presenceOf(stored, 1 - seat)
  return {
    type: 'match_hint',
    matchId: stored.id,
    serverTime: now,
    everybody: hintOf(stored.match),
    isOpponentHere: isHere,
    isOpponentReady: isReady,
  }
}

/**
 * Returns a short text that changes whenever a seat's view changes by more than a hint. It is compared
 * far more often than it changes, so no view is made for it.
 */
export function viewKey(stored: StoredMatch, seat: number, now: number): string {
  const { status, startsAt, seats } = stored.match
  const own = seats[seat]
  const isOpen = (own?.opensAt ?? Infinity) <= lastSeen(stored, now)
  const start = status === 'active' ? '' : `${startsAt} ${own?.isConfirmed}`
  const xp = xpAt(stored, seat)
  const name = stored.players[1 - seat]?.name
  return `${stored.id} ${status} ${start} ${own?.opensAt} ${isOpen} ${own?.answers.length} ${xp} ${name}`
}

/** Returns a short text that changes whenever a hint changes, its time and presence aside. */
export function hintKey({ match }: StoredMatch): string {
  const { status, graceEndsAt, seats } = match
  return `${status} ${graceEndsAt} ${seats.map(({ answers }) => answers.length).join()}`
}

/** Returns whether the player at a seat is connected, and has confirmed the start of the match. */
export function presenceOf({ match, players }: StoredMatch, seat: number) {
  const player = players[seat]
  return {
    // A player whose account was deleted cannot come back; a practice opponent is always there.
    isHere:
      player !== undefined && (player.userId !== null || player.level !== null) && player.isHere,
    isReady: match.seats[seat]?.isConfirmed ?? false,
  }
}

/**
 * Returns the moment for which players see a match. An event that is due is not shown before it is
 * stored, so no player learns the right answer while their own may still be on its way.
 */
function lastSeen({ match }: StoredMatch, now: number): number {
  const due = deadline(match)
  return due === null ? now : Math.min(now, due - 1)
}

function xpAt({ match, players }: StoredMatch, seat: number): number | null {
  return match.status === 'finished' ? (players[seat]?.xp ?? 0) : null
}

function shownText(
  { match, questionIds }: StoredMatch,
  { seat, phase, answers }: MatchView,
  questionTexts: QuestionTexts,
): string {
  if (phase.kind === 'open') return numbered(phase.question, null)
  const last = (match.seats[seat]?.answers.length ?? 0) - 1
  const marked = answers[last]
  return marked === undefined ? 'null' : numbered(last, marked.choice ?? TIMED_OUT)

  function numbered(question: number, choice: number | null): string {
    const text = questionTexts.shown(questionIds[question] ?? '', choice)
    return `{"question":${question},${text.slice(1)}`
  }
}
