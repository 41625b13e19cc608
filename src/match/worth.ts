import { isForStakes, type MatchKind } from './invitation.ts'
import { type FinishedMatch, type Seat, TIMED_OUT } from './match.ts'
import { LOSS_XP, outcomeOf } from './standing.ts'

/** Questions that a player must have chosen an option of, for the match to be played in earnest. */
export const MIN_PLAYED = 3
/** The average time for a choice below which the questions cannot have been read. */
export const READING_MS = 1000
/** Matches of one day in which the same two players can win XP from each other. */
export const PAID_DAILY = 1
/** Wins in seven days that give XP although the loser has earned none by practice. */
export const FREE_WEEKLY = 2
/** XP that a player can win in matches on one day. */
export const WON_DAILY = 500
/** A network from which so many players search in a week may be that of a class. */
export const MIN_CLASS = 6
/** Players of such a network for each match of a day in which one of them can win XP from others there. */
export const NEIGHBORS_PER_WIN = 3

/**
 * The XP that the players of a match have won before it. Days are UTC, and end with that of the match.
 * Wins beside the loser are those over players who have searched from a network of the winner this week,
 * which begins on Monday.
 */
export type WonBefore = {
  /** Matches of this day in which one of the two has won XP from the other. */
  readonly paidToday: number
  /** XP that the winner has won in matches of this day. */
  readonly wonToday: number
  /** Wins of the winner in the last seven days that gave XP. */
  readonly winsThisWeek: number
  /** The season XP of the loser, without those that were won in matches. */
  readonly loserEarned: number
  readonly besideToday: number
  readonly besideThisWeek: number
  /** Players who have searched from the network that winner and loser share this week; 0 when they share none. */
  readonly neighbors: number
}

/** Why a decided match gives its winner no XP. */
export type NoWorth =
  | 'no_stakes'
  | 'not_played'
  | 'same_opponent'
  | 'same_network'
  | 'daily_limit'
  | 'idle_opponent'
  | 'nothing_to_lose'

/** By how much a finished match changes the XP of each seat, and why the winner gets none. */
export type Worth = { readonly reason: NoWorth | null; readonly xp: readonly number[] }

/**
 * Returns the XP of a finished match. Beyond a few wins a week they come only from a loser who has earned
 * them by practice, so that players who play for each other make none and pass none on that were won.
 * With a reason against it no XP move, except that players who lose without having played in earnest pay
 * for it.
 */
export function worthOf(
  match: FinishedMatch,
  before: WonBefore,
  kind: MatchKind = 'search',
): Worth {
  const byOutcome = outcomeOf(match).seats.map(({ xp }) => xp)
  const reason = isForStakes(kind) ? reasonAgainst(match, before) : 'no_stakes'
  if (reason === null) return { reason, xp: byOutcome }
  const xp = byOutcome.map((amount) => (reason === 'idle_opponent' ? Math.min(amount, 0) : 0))
  return { reason, xp }
}

/** Whether a player has chosen options, and taken the time to read for it. */
export function hasPlayed({ answers }: Seat): boolean {
  const chosen = answers.filter(({ choice }) => choice !== TIMED_OUT)
  const taken = chosen.reduce((sum, { openedAt, at }) => sum + at - openedAt, 0)
  return chosen.length >= MIN_PLAYED && taken >= chosen.length * READING_MS
}

function reasonAgainst({ winner, seats }: FinishedMatch, before: WonBefore): NoWorth | null {
  if (winner === null) return null
  if (!seats.some((seat, index) => index === winner && hasPlayed(seat))) return 'not_played'
  if (before.paidToday >= PAID_DAILY) return 'same_opponent'
  if (before.wonToday >= WON_DAILY) return 'daily_limit'
  if (isFromOneHand(before)) return 'same_network'
  const isContested = seats.some((seat, index) => index !== winner && hasPlayed(seat))
  if (!isContested) return 'idle_opponent'
  const isForNothing = before.winsThisWeek >= FREE_WEEKLY && before.loserEarned < -LOSS_XP
  return isForNothing ? 'nothing_to_lose' : null
}

/** Whether the players share a network, and the winner has won as much there as is plausible for its size. */
function isFromOneHand({ neighbors, besideToday, besideThisWeek }: WonBefore): boolean {
  if (neighbors === 0) return false
  if (neighbors < MIN_CLASS) return besideThisWeek > 0
  return besideToday >= Math.floor(neighbors / NEIGHBORS_PER_WIN)
}
