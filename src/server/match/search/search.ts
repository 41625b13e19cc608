import type { Limits } from '#server/limits/limits.ts'
import { gather } from '#server/match/play/batcher.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { enqueue, type Place, placesOf } from './queue.ts'

/** The way into the queue. */
export type Search = {
  /**
   * Puts a user into the queue who is in no match, and gives where the user stands then.
   * @throws Problem `too_many_requests` when the user has searched too often
   */
  readonly find: (userId: string) => Promise<Place>
}

type SearchParts = {
  readonly database: Database
  readonly limits: Limits
  /** The match's time. */
  readonly now: Clock
  /** The id of this server. */
  readonly node: string
}

/** Those who search while others are put into the queue go into it together. */
export function createSearch(parts: SearchParts): Search {
  const search = gather((userIds) => searchTogether(parts, userIds))
  return {
    async find(userId) {
      const place = await search(userId)
      if (place === undefined) throw new Problem('too_many_requests', 'Too many searches.')
      return place
    },
  }
}

/** Where users stand once they are in the queue; without those who have searched too often. */
async function searchTogether(
  { database, limits, now, node }: SearchParts,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const before = await placesOf(database, userIds)
  const newcomers = userIds.filter((userId) => before.get(userId)?.kind === 'none')
  const often = await limits.usedUp('matchByUser', newcomers)
  const frequent = await limits.usedUp(
    'matchByUserHourly',
    newcomers.filter((userId) => !often.has(userId)),
  )
  const isRefused = (userId: string) => often.has(userId) || frequent.has(userId)
  const allowed = userIds.filter(
    (userId) => before.get(userId)?.kind !== 'match' && !isRefused(userId),
  )
  const after = await enqueue(database, allowed, now(), node)
  return new Map([...[...before].filter(([userId]) => !isRefused(userId)), ...after])
}
