import { admissionOf } from '#match/invitation.ts'
import { findInvitation } from '#server/match/invitations/invitations.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'

import type { JoinQueueParts } from './join-queue.ts'
import { enqueue, type Place, placesOf } from './queue.ts'

/**
 * Makes a user who is in no match wait for the other player of an invitation.
 * @returns the user's place
 * @throws Problem `too_many_requests` when the user has searched too often or tried too many codes, and
 * `not_found` when the invitation is not for the user
 */
export type JoinFriend = (userId: string, code: string) => Promise<Place>

/** @param clock the wall clock, by which invitations end */
export function createJoinFriend(
  { database, limits, now, node }: JoinQueueParts,
  clock: Clock,
): JoinFriend {
  return async (userId, code) => {
    const before = (await placesOf(database, [userId])).get(userId)
    if (before?.kind === 'match') return before
    const isWaiting = before?.kind === 'queue' && before.invitation === code
    if (!isWaiting) await admit(userId, code)
    const places = await enqueue(database, [userId], now(), node, code)
    return places.get(userId) ?? { kind: 'none' }
  }

  /** Counts the search, and a code that does not work. */
  async function admit(userId: string, code: string): Promise<void> {
    await limits.use([
      ['matchByUser', userId],
      ['matchByUserHourly', userId],
      ['codeByUser', userId],
    ])
    const invitation = await findInvitation(database, code)
    const admission = invitation === null ? null : admissionOf(invitation, userId, clock())
    if (admission !== 'host' && admission !== 'guest') {
      throw new Problem('not_found', 'There is no such invitation.')
    }
    await limits.giveBack([['codeByUser', userId]])
  }
}
