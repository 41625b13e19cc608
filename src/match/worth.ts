import { isForStakes, type MatchKind } from './invitation.ts'
import { type FinishedMatch, type Seat, TIMED_OUT } from './match.ts'
import { LOSS_XP, outcomeOf, WIN_XP } from './standing.ts'

/** Questions that a player must have chosen an option of, for the match to be played in earnest. */
export const PLAYED_LEAST = 3
/** The average time for a choice below which the questions cannot have been read. */
export const READING_MS = 1000
/** Matches of one day in which the same two players can win XP from each other. */
export const PAID_DAILY = 1
/** Wins in seven days that give all XP although the loser had less to lose. */
export const GIFTS_WEEKLY = 2
/** XP that a player can win in matches on one day. */
export const WON_DAILY = 500

/** The XP that the players of a match have won before it. Days are UTC, and end with that of the match. */
export type WonBefore = {
  /** Matches of this day in which one of the two has won XP from the other. */
  readonly paidToday: number
  /** XP that the winner has won in matches of this day. */
  readonly wonToday: number
  /** Wins of the winner in the last seven days that gave more XP than the loser lost. */
  readonly giftsThisWeek: number
  /** The season XP of the loser. */
  readonly loserHas: number
}

/** Why a decided match gives its winner no XP. */
export type NoWorth =
  | 'no_stakes'
  | 'not_played'
  | 'same_opponent'
  | 'daily_limit'
  | 'idle_opponent'
  | 'nothing_to_lose'

/** By how much a finished match changes the XP of each seat, and why the winner gets none. */
export type Worth = { readonly reason: NoWorth | null; readonly xp: readonly number[] }

/**
 * Returns the XP of a finished match. The winner gets the amount of the outcome for a few wins a
 * week, and beyond those the amount that the loser has to lose, so that players who play for each
 * other only pass XP on. With a reason against it no XP move, except that players who lose without
 * having played in earnest pay for it.
 */
export function worthOf(
  match: FinishedMatch,
  before: WonBefore,
  kind: MatchKind = 'search',
): Worth {
  const byOutcome = outcomeOf(match).seats.map(({ xp }) => xp)
  const reason = isForStakes(kind) ? reasonAgainst(match, before) : 'no_stakes'
  if (reason === null) {
    const most = before.giftsThisWeek < GIFTS_WEEKLY ? WIN_XP : Math.min(before.loserHas, -LOSS_XP)
    return { reason, xp: byOutcome.map((amount) => Math.min(amount, most)) }
  }
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
  if (before.paidToday >= PAID_DAILY) return 'same_opponent'
  if (before.wonToday >= WON_DAILY) return 'daily_limit'
  const isContested = seats.some((seat, index) => index !== winner && hasPlayed(seat))
  if (!isContested) return 'idle_opponent'
  const isForNothing = before.giftsThisWeek >= GIFTS_WEEKLY && before.loserHas <= 0
  return isForNothing ? 'nothing_to_lose' : null
}
