import { advance, settle } from './advance.ts'
import { allowanceFor } from './allowance.ts'
import { type Answer, ANSWER_MS, isOption, type Match, TIMED_OUT, withAnswer } from './match.ts'

/** An answer as it reached the server. */
export type Attempt = {
  readonly seat: number
  /** Counted from 0. */
  readonly question: number
  readonly choice: number
  /** When it reached the server: whole milliseconds since 1970. */
  readonly at: number
  /** The round trip as the server measured it, in milliseconds; 0 when it knows none. */
  readonly roundTrip: number
}

/** An answer together with the right option, for the player who gave it. */
export type Marked = {
  readonly question: number
  /** `TIMED_OUT` when the time ran out, null when the match ended before. */
  readonly choice: number | null
  readonly right: number
  readonly isCorrect: boolean
  /** Null when the match ended before. */
  readonly milliseconds: number | null
}

/** Why an answer is refused. */
export const refusals = [
  /** There is no such seat. */
  'notYours',
  'noSuchQuestion',
  'noSuchOption',
  /** The match is starting, the reveal is not over, or a question before this one is open. */
  'notOpen',
  /** The time of the question was over. */
  'late',
  /** The match is over or was cancelled. */
  'finished',
] as const

export type Refusal = (typeof refusals)[number]

export type Verdict =
  | { readonly kind: 'accepted' | 'repeat'; readonly answer: Marked }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/**
 * The verdict on an answer, and the match after it, brought up to the instant it was received. An
 * answer that is on record already gets its stored verdict again, whatever it says this time.
 */
export function judge(
  match: Match,
  attempt: Attempt,
): { readonly verdict: Verdict; readonly match: Match } {
  const current = advance(match, attempt.at)
  const stored = current.seats[attempt.seat]?.answers[attempt.question]
  if (stored !== undefined && stored.choice !== TIMED_OUT) {
    const answer = markedAnswer(current, attempt.question, stored)
    return { verdict: { kind: 'repeat', answer }, match: current }
  }
  const judged = stored === undefined ? judgeNew(current, attempt) : 'late'
  if (typeof judged === 'string') {
    return { verdict: { kind: 'refused', reason: judged }, match: current }
  }
  return {
    verdict: { kind: 'accepted', answer: markedAnswer(current, attempt.question, judged.answer) },
    match: judged.match,
  }
}

/** Returns the record of a question with the right option. A null answer stands for a missing one. */
export function markedAnswer(match: Match, question: number, answer: Answer | null): Marked {
  const right = match.key[question] ?? TIMED_OUT
  return {
    question,
    choice: answer?.choice ?? null,
    right,
    isCorrect: answer?.choice === right,
    milliseconds: answer?.milliseconds ?? null,
  }
}

function judgeNew(
  match: Match,
  attempt: Attempt,
): Refusal | { readonly answer: Answer; readonly match: Match } {
  const seat = match.seats[attempt.seat]
  if (seat === undefined) return 'notYours'
  if (match.key[attempt.question] === undefined) return 'noSuchQuestion'
  if (!isOption(attempt.choice)) return 'noSuchOption'
  if (match.status === 'starting') return 'notOpen'
  if (match.status !== 'active') return 'finished'
  const isCurrent = attempt.question === seat.answers.length
  if (!isCurrent || seat.opensAt === null || attempt.at < seat.opensAt) return 'notOpen'

  const elapsed = attempt.at - seat.opensAt
  const milliseconds = elapsed - allowanceFor(seat, attempt.roundTrip, elapsed)
  if (milliseconds >= ANSWER_MS) return 'late'
  const { choice, at } = attempt
  const answer = { choice, openedAt: seat.opensAt, at, milliseconds }
  const answered = withAnswer(seat, answer, match.key.length)
  const seats = match.seats.with(attempt.seat, answered)
  return { answer, match: settle({ ...match, seats }, at) }
}
