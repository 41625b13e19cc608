import rate from 'glicko2-lite'

/** How strong a player is, and how certain that is, on the scale of Glicko-2. */
export type Rating = {
  readonly rating: number
  /** The standard deviation of the rating: how uncertain it is. */
  readonly deviation: number
  /** How much the strength of the player varies. */
  readonly volatility: number
}

/** A rating, and the match's time at which it was found. */
export type RatingSince = Rating & { readonly ratedAt: number }

/** A player without a rated match. The numbers are those of M. Glickman, Example of the Glicko-2 system. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** The factor between the scale that is shown and the one of the formulas of Glicko-2. */
const SCALE = 173.7178
/** How fast the volatility may change. */
const TAU = 0.5
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns a rating after one match against an opponent. Each match is a rating period of its own.
 * @param score 1 for a win, 0.5 for a draw, 0 for a loss
 */
export function rated(own: Rating, opponent: Rating, score: 0 | 0.5 | 1): Rating {
  const { rating, rd, vol } = rate(
    own.rating,
    own.deviation,
    own.volatility,
    [[opponent.rating, opponent.deviation, score]],
    { rating: UNRATED.rating, tau: TAU },
  )
  return { rating, deviation: Math.min(rd, UNRATED.deviation), volatility: vol }
}

/**
 * Returns a rating as it is at a later time: each day without a match makes it as uncertain as a rating
 * period without games does by step 6 of Glicko-2, up to the uncertainty of a new player.
 */
export function ratingAt({ ratedAt, ...own }: RatingSince, now: number): Rating {
  const days = Math.max(0, now - ratedAt) / DAY_MS
  const deviation = Math.hypot(own.deviation, SCALE * own.volatility * Math.sqrt(days))
  return { ...own, deviation: Math.min(deviation, UNRATED.deviation) }
}
