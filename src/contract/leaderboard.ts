import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { count, instant, seasonIdField } from './wire/fields.ts'

/** Players on the board. */
export const MAX_BOARD = 100

/** One line of the board. Players with the same XP share a rank. */
export const standingSchema = z.strictObject({
  rank: z.int().check(z.minimum(1)),
  username: z.string(),
  season_xp: count,
  is_you: z.boolean(),
})

export const seasonSchema = z.strictObject({
  season_id: seasonIdField,
  starts_at: instant,
  ends_at: instant,
})

export type Standing = z.output<typeof standingSchema>
export type Season = z.output<typeof seasonSchema>

/** The standings of the seasons. A season is a calendar month, UTC. */
export const leaderboardCalls = {
  get_leaderboard: {
    summary: 'Get the hundred players with the most XP in a season, and your own rank',
    access: 'user',
    input: z.strictObject({ season_id: z.optional(seasonIdField) }),
    output: z.strictObject({
      season: seasonSchema,
      standings: z.array(standingSchema).check(z.maxLength(MAX_BOARD)),
      /** Null without XP in this season. */
      own: z.nullable(standingSchema),
      players: count,
      /** There only when an operator keeps the player off the boards. */
      is_banned: z.optional(z.literal(true)),
    }),
  },
  list_seasons: {
    summary: 'List all seasons, newest first',
    access: 'user',
    input: z.strictObject({}),
    output: z.strictObject({ seasons: z.array(seasonSchema) }),
  },
} as const satisfies Record<string, Call>
