import { isDone, type Match } from './match.ts'
import { standings } from './standing.ts'

/**
 * The facts that everyone in a match may know about everyone, always as a whole. No field ever
 * falls, so hints may be lost, repeated or out of order.
 */
export type Hint = {
  readonly stage: Stage
  /** 0 until one player has answered everything. */
  readonly graceEndsAt: number
  /** The seat that won; -1 for a draw or while there is no winner. */
  readonly winner: number
  readonly seats: readonly SeatHint[]
}

export type SeatHint = {
  readonly answered: number
  readonly correct: number
  readonly isDone: boolean
}

/** In the order in which they can follow each other. */
const stages = ['starting', 'active', 'cancelled', 'finished'] as const
export type Stage = (typeof stages)[number]

/** The hint that tells all players how the match stands. */
export function hintOf(match: Match): Hint {
  const all = standings(match)
  return {
    stage: match.status,
    graceEndsAt: match.graceEndsAt ?? 0,
    winner: match.status === 'finished' ? (match.winner ?? -1) : -1,
    seats: match.seats.map((seat, index) => ({
      answered: all[index]?.answered ?? 0,
      correct: all[index]?.correct ?? 0,
      isDone: isDone(seat),
    })),
  }
}

/** Returns the knowledge after both hints, in any order: the greater of each field. */
export function mergeHints(a: Hint, b: Hint): Hint {
  const [longer, shorter] = a.seats.length >= b.seats.length ? [a, b] : [b, a]
  return {
    stage: stages.indexOf(a.stage) >= stages.indexOf(b.stage) ? a.stage : b.stage,
    graceEndsAt: Math.max(a.graceEndsAt, b.graceEndsAt),
    winner: Math.max(a.winner, b.winner),
    seats: longer.seats.map((seat, index) => mergeSeats(seat, shorter.seats[index] ?? seat)),
  }
}

function mergeSeats(a: SeatHint, b: SeatHint): SeatHint {
  return {
    answered: Math.max(a.answered, b.answered),
    correct: Math.max(a.correct, b.correct),
    isDone: a.isDone || b.isDone,
  }
}
