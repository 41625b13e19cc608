import type { MatchMessage, MatchServerMessage, ShownQuestion } from '#contract/match.ts'
import { deadline } from '#match/advance.ts'
import { hintOf } from '#match/hint.ts'
import { TIMED_OUT } from '#match/match.ts'
import { type MatchView, viewOf } from '#match/view.ts'
import { openBadge, wholeBadge } from '#quiz/badge.ts'
import type { Question } from '#quiz/question.ts'
import { questionOf } from '#quiz/whole-bank.ts'
import { asciiJson } from '#server/live/frame.ts'

import type { StoredMatch } from './store.ts'

type HintMessage = Extract<MatchServerMessage, { readonly type: 'match_hint' }>

/**
 * What the player at a seat sees.
 * @param now the match's time
 */
export function sightAt(stored: StoredMatch, seat: number, now: number): MatchView | null {
  return viewOf(stored.match, seat, lastSeen(stored, now))
}

/** All that a player may know who sees this: a `MatchMessage` in ASCII JSON. */
export function matchText(stored: StoredMatch, view: MatchView, now: number): string {
  const { id, players } = stored
  const opponent = {
    name: players[1 - view.seat]?.name ?? null,
    ...presenceOf(stored, 1 - view.seat),
  }
  const message: Omit<MatchMessage, 'shown'> = {
    type: 'match',
    matchId: id,
    serverTime: now,
    view,
    opponent,
    xp: xpAt(stored, view.seat),
  }
  return `${asciiJson(message).slice(0, -1)},"shown":${shownText(stored, view)}}`
}

/** How everybody stands, for the player at a seat. */
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
 * What a seat sees by itself, as far as a whole message is needed when it changes: a short text that is
 * another one then. It is compared far more often than it changes, so no view is made for it.
 */
export function sightOf(stored: StoredMatch, seat: number, now: number): string {
  const { status, startsAt, seats } = stored.match
  const own = seats[seat]
  const isOpen = (own?.opensAt ?? Infinity) <= lastSeen(stored, now)
  const start = status === 'active' ? '' : `${startsAt} ${own?.isConfirmed}`
  const xp = xpAt(stored, seat)
  return `${stored.id} ${status} ${start} ${own?.opensAt} ${isOpen} ${own?.answers.length} ${xp}`
}

/** What a hint tells beyond the time and who is there, as a text of the same kind. */
export function newsOf({ match }: StoredMatch): string {
  const { status, graceEndsAt, seats } = match
  return `${status} ${graceEndsAt} ${seats.map(({ answers }) => answers.length).join()}`
}

/** Whether the player at a seat is connected, and has confirmed that the match may start. */
export function presenceOf({ match, players }: StoredMatch, seat: number) {
  const player = players[seat]
  return {
    // Whoever has deleted the account cannot come back.
    isHere: player !== undefined && player.userId !== null && player.isHere,
    isReady: match.seats[seat]?.isConfirmed ?? false,
  }
}

/**
 * The moment of which players see a match. What would be due is not shown before it is stored, so
 * nobody learns what is right while the own answer may still be on its way.
 */
function lastSeen({ match }: StoredMatch, now: number): number {
  const due = deadline(match)
  return due === null ? now : Math.min(now, due - 1)
}

function xpAt({ match, players }: StoredMatch, seat: number): number | null {
  return match.status === 'finished' ? (players[seat]?.xp ?? 0) : null
}

function shownText(stored: StoredMatch, { seat, phase, answers }: MatchView): string {
  if (phase.kind === 'open') return questionText(stored, phase.question, OPEN)
  const last = (stored.match.seats[seat]?.answers.length ?? 0) - 1
  const marked = answers[last]
  return marked === undefined ? 'null' : questionText(stored, last, marked.choice ?? TIMED_OUT)
}

/** Stands for a choice while there is none: what is told keeps what could give the right one away. */
const OPEN = -2

/**
 * Questions of which texts are kept because they will be told again, to the other player and with their
 * answer: those of a thousand matches.
 */
const KEPT = 10_000

type Kept = { readonly question: Question; readonly texts: Map<number, string> }

const keptQuestions = new Map<string, Kept>()

/** @param choice the own answer on record, or `OPEN` */
function questionText({ questionIds }: StoredMatch, index: number, choice: number): string {
  const { question, texts } = keptQuestion(questionIds[index] ?? '')
  const known = texts.get(choice)
  const text = known ?? asciiJson(shownQuestion(question, choice))
  if (known === undefined) texts.set(choice, text)
  // Another match asks it at another place.
  return `{"question":${index},${text.slice(1)}`
}

function keptQuestion(id: string): Kept {
  const known = keptQuestions.get(id)
  if (known !== undefined) return known
  const question = questionOf(id)
  if (question === null) throw new Error(`The question ${id} of a match cannot be made again.`)
  const kept = { question, texts: new Map<number, string>() }
  if (keptQuestions.size === KEPT) keptQuestions.delete(keptQuestions.keys().next().value ?? '')
  keptQuestions.set(id, kept)
  return kept
}

function shownQuestion(question: Question, choice: number): Omit<ShownQuestion, 'question'> {
  const lesson = {
    questionId: question.id,
    explanation: question.explanation,
    feedback: question.feedback[choice]?.text ?? null,
  }
  return {
    text: question.question,
    options: question.options,
    badge: choice === OPEN ? openBadge(question) : wholeBadge(question),
    lesson: choice === OPEN ? null : lesson,
  }
}
