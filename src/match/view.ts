import { advance } from './advance.ts'
import { type Hint, hintOf } from './hint.ts'
import { type Marked, markedAnswer } from './judge.ts'
import { ANSWER_MS, type Match, type Seat } from './match.ts'
import { type Outcome, outcomeOf, resultOf } from './standing.ts'

/** The match as one player sees it. Instants are milliseconds since 1970, server time. */
export type MatchView = {
  readonly seat: number
  readonly phase: Phase
  /** The player's own answers so far with the right options; at the end every question. */
  readonly answers: readonly Marked[]
  /** All seats, the own one too. Hints that come later are to be merged into it. */
  readonly everybody: Hint
}

export type Phase =
  | { readonly kind: 'starting'; readonly startsAt: number; readonly isConfirmed: boolean }
  /** The question may be shown, and answered until `closesAt` or the end of the grace time. */
  | {
      readonly kind: 'open'
      readonly question: number
      readonly opensAt: number
      readonly closesAt: number
    }
  /** The last answer is revealed; the question named is the next, and not to be shown yet. */
  | {
      readonly kind: 'reveal'
      readonly question: number
      readonly opensAt: number
    }
  /** Everything is answered, and others are not done. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'finished'
      readonly result: 'won' | 'lost' | 'draw'
      readonly outcome: Outcome
    }
  /** `isReady`: the player confirmed and goes back to the front of the queue. */
  | { readonly kind: 'cancelled'; readonly isReady: boolean }

/** Returns the view of the player at a seat at the instant `now`, or null if there is no such seat. */
export function viewOf(match: Match, index: number, now: number): MatchView | null {
  const current = advance(match, now)
  const seat = current.seats[index]
  if (seat === undefined) return null
  return {
    seat: index,
    phase: phaseOf(current, index, seat, now),
    answers: answersOf(current, seat),
    everybody: hintOf(current),
  }
}

function phaseOf(match: Match, index: number, seat: Seat, now: number): Phase {
  switch (match.status) {
    case 'starting':
      return { kind: 'starting', startsAt: match.startsAt, isConfirmed: seat.isConfirmed }
    case 'active':
      return turnOf(seat, now)
    case 'finished':
      return { kind: 'finished', result: resultOf(match, index), outcome: outcomeOf(match) }
    case 'cancelled':
      return { kind: 'cancelled', isReady: seat.isConfirmed }
  }
}

function turnOf({ answers, opensAt }: Seat, now: number): Phase {
  if (opensAt === null) return { kind: 'waiting' }
  const question = answers.length
  if (now < opensAt) return { kind: 'reveal', question, opensAt }
  return { kind: 'open', question, opensAt, closesAt: opensAt + ANSWER_MS }
}

// The right option of a question is revealed once its answer is on record, or when no answer is
// possible.
function answersOf(match: Match, { answers }: Seat): readonly Marked[] {
  const count = match.status === 'finished' ? match.key.length : answers.length
  return Array.from({ length: count }, (_, question) =>
    markedAnswer(match, question, answers[question] ?? null),
  )
}
