import { type FinishedMatch, type Seat, TIMED_OUT } from './match.ts'
import { outcomeOf } from './standing.ts'

/** Questions that a player must have chosen an option of, for the match to be played in earnest. */
export const PLAYED_LEAST = 3
/** The average time for a choice below which nobody has read the questions. */
export const READING_MS = 1000
/** Matches in which the same two players can win XP from each other: on one day, and in seven days. */
export const PAID_DAILY = 1
export const PAID_WEEKLY = 2
/** XP that a player can win in matches on one day. */
export const WON_DAILY = 500

/** The XP that the players of a match have won before it. Days are UTC, and end with that of the match. */
export type WonBefore = {
  /** Matches of this day in which one of the two has won XP from the other. */
  readonly paidToday: number
  /** The same in the last seven days. */
  readonly paidThisWeek: number
  /** XP that the winner has won in matches of this day. */
  readonly wonToday: number
}

/** Why a decided match gives its winner no XP. */
export type NoWorth = 'not_played' | 'same_opponent' | 'daily_limit' | 'idle_opponent'

/** By how much a finished match changes the XP of each seat, and why the winner gets none. */
export type Worth = { readonly reason: NoWorth | null; readonly xp: readonly number[] }

/**
 * Returns what a finished match is worth. Without a reason against it, that is what the outcome says. With
 * one, no XP move, except that players who lose without having played in earnest pay for it.
 */
export function worthOf(match: FinishedMatch, before: WonBefore): Worth {
  const byOutcome = outcomeOf(match).seats.map(({ xp }) => xp)
  const reason = reasonAgainst(match, before)
  if (reason === null) return { reason, xp: byOutcome }
  const xp = byOutcome.map((amount) => (reason === 'idle_opponent' ? Math.min(amount, 0) : 0))
  return { reason, xp }
}

/** Whether a player has chosen options, and taken the time to read for it. */
export function hasPlayed({ answers }: Seat): boolean {
  const chosen = answers.filter(({ choice }) => choice !== TIMED_OUT)
  const taken = chosen.reduce((sum, { openedAt, at }) => sum + at - openedAt, 0)
  return chosen.length >= PLAYED_LEAST && taken >= chosen.length * READING_MS
}

function reasonAgainst({ winner, seats }: FinishedMatch, before: WonBefore): NoWorth | null {
  if (winner === null) return null
  if (!seats.some((seat, index) => index === winner && hasPlayed(seat))) return 'not_played'
  const isRepeated = before.paidToday >= PAID_DAILY || before.paidThisWeek >= PAID_WEEKLY
  if (isRepeated) return 'same_opponent'
  if (before.wonToday >= WON_DAILY) return 'daily_limit'
  return seats.some((seat, index) => index !== winner && hasPlayed(seat)) ? null : 'idle_opponent'
}
