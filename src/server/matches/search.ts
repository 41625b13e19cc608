import type { Limits } from '#server/accounts/limits.ts'
import { Problem } from '#server/api/problem.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'

import { type Batch, createLine } from './line.ts'
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
}

type Asked = PromiseWithResolvers<Place>

/** Those who search while others are put into the queue go into it together. */
export function createSearch(parts: SearchParts): Search {
  const line = createLine<Asked>({
    busy: new Set(),
    run: (batch) => answer(parts, batch),
    onFree: () => line.begin(),
  })
  return {
    find(userId) {
      const asked = Promise.withResolvers<Place>()
      line.add(userId, [asked])
      return asked.promise
    },
  }
}

async function answer(parts: SearchParts, batch: Batch<Asked>): Promise<void> {
  try {
    const places = await search(parts, [...batch.keys()])
    for (const [userId, all] of batch) {
      const place = places.get(userId)
      for (const { resolve, reject } of all) {
        if (place === undefined) reject(new Problem('too_many_requests', 'Too many searches.'))
        else resolve(place)
      }
    }
  } catch (error) {
    for (const { reject } of [...batch.values()].flat()) reject(error)
  }
}

/** Where users stand once they are in the queue; without those who have searched too often. */
async function search(
  { database, limits, now }: SearchParts,
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
  const after = await enqueue(database, allowed, now())
  return new Map([...[...before].filter(([userId]) => !isRefused(userId)), ...after])
}
