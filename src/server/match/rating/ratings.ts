import { sql } from 'kysely'

import type { FinishedMatch } from '#match/match.ts'
import { hasPlayed } from '#match/worth.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import { rated, type Rating, ratingAt, UNRATED } from './glicko.ts'

/** A match that has just ended, and its players by their seats; null for a deleted account. */
export type Rateable = {
  readonly match: FinishedMatch
  readonly userIds: readonly (string | null)[]
}

type Row = {
  readonly user_id: string
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly rated_at: Date
}

const columns = {
  user_id: 'uuid',
  rating: 'float8',
  deviation: 'float8',
  volatility: 'float8',
} as const

/**
 * Rates the players of matches that end in this transaction. A match that one of them did not play in
 * earnest, or after which an account was deleted, changes no rating. A player is in at most one of them.
 */
export async function rateMatches(
  transaction: Transaction,
  ended: readonly Rateable[],
  now: number,
): Promise<void> {
  const pairs = ended.flatMap(({ match, userIds }) => {
    const [one, other] = userIds
    return one && other && match.seats.every(hasPlayed) ? [{ match, one, other }] : []
  })
  if (pairs.length === 0) return
  const userIds = pairs.flatMap(({ one, other }) => [one, other])
  const before = await lockRatings(transaction, userIds, now)
  const rows = pairs.flatMap(({ match, one, other }) => {
    const [own = UNRATED, others = UNRATED] = [before.get(one), before.get(other)]
    return [
      row(one, rated(own, others, scoreOf(match, 0))),
      row(other, rated(others, own, scoreOf(match, 1))),
    ]
  })
  await sql`
    ${prepared('save ratings')}
    insert into ratings (user_id, rating, deviation, volatility, rated_matches, rated_at)
    select user_id, rating, deviation, volatility, 1, ${new Date(now)}::timestamptz
    from ${givenRows('new', rows, columns)} order by user_id
    on conflict (user_id) do update set rating = excluded.rating, deviation = excluded.deviation,
      volatility = excluded.volatility, rated_matches = ratings.rated_matches + 1,
      rated_at = excluded.rated_at
  `.execute(transaction)
}

/** Returns the rating of a user, rounded, and after how many matches; null before the first. */
export async function ratingOf(
  database: Database,
  userId: string,
  now: number,
): Promise<{
  readonly rating: number
  readonly deviation: number
  readonly rated_matches: number
} | null> {
  const found = await database
    .selectFrom('ratings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (found === undefined) return null
  const { rating, deviation } = currentRating(found, now)
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    rated_matches: found.rated_matches,
  }
}

/** In the order of users, so that two transactions never wait for each other. */
async function lockRatings(
  transaction: Transaction,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Rating>> {
  const { rows } = await sql<Row>`
    ${prepared('lock ratings')} select user_id, rating, deviation, volatility, rated_at from ratings
    where user_id = any(${uuids(userIds)}) order by user_id for update
  `.execute(transaction)
  return new Map(rows.map((found) => [found.user_id, currentRating(found, now)]))
}

function currentRating({ rating, deviation, volatility, rated_at }: Row, now: number): Rating {
  return ratingAt({ rating, deviation, volatility, ratedAt: rated_at.getTime() }, now)
}

function row(userId: string, { rating, deviation, volatility }: Rating) {
  return { user_id: userId, rating, deviation, volatility }
}

function scoreOf({ winner }: FinishedMatch, seat: number): 0 | 0.5 | 1 {
  if (winner === null) return 0.5
  return winner === seat ? 1 : 0
}
