import * as v from 'valibot'

import { uuid } from '#web/store/id-schemas.ts'
import type { Shape } from '#web/store/stored.ts'

export const matchInPlay = v.object({
  userId: uuid,
  matchId: uuid,
  isKept: v.optional(v.boolean()),
  isSeen: v.optional(v.boolean()),
})

/** The match that a signed-in user plays here, until its end is recorded and the user has seen it. */
export type MatchInPlay = v.InferOutput<typeof matchInPlay>

export const matchShape: Shape<MatchInPlay | null> = {
  version: 1,
  schema: v.nullable(matchInPlay),
  fallback: null,
}
