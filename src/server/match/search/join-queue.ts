import type { Limits } from '#server/limits/limits.ts'
import { batched } from '#server/match/play/batcher.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { enqueue, type Place, placesOf } from './queue.ts'

/**
 * Puts a user who is in no match into the queue.
 * @returns the user's place
 * @throws Problem `too_many_requests` when the user has searched too often
 */
export type JoinQueue = (userId: string) => Promise<Place>

export type JoinQueueParts = {
  readonly database: Database
  readonly limits: Limits
  /** The match's time. */
  readonly now: Clock
  /** The id of this server. */
  readonly node: string
}

/** Creates the way into the queue; users who come while others are put into it go in together. */
export function createJoinQueue(parts: JoinQueueParts): JoinQueue {
  const join = batched((userIds) => joinTogether(parts, userIds))
  return async (userId) => {
    const place = await join(userId)
    if (place === undefined) throw new Problem('too_many_requests', 'Too many searches.')
    return place
  }
}

/** @returns the places of users, without those who have searched too often */
async function joinTogether(
  { database, limits, now, node }: JoinQueueParts,
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
