import { sql } from 'kysely'

import { friendsOf, INVITATION_MS, type Invitation } from '#match/invitation.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { givenRows } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import { type Waiting, waitingColumns } from './insert-matches.ts'

/** Users of one wave who wait for a friend that waits too, at the most. */
const MAX_FRIENDS = 200

/** Two friends who wait for each other, and the code of their invitation. */
export type Friends = { readonly code: string; readonly pair: readonly Waiting[] }

type FriendRow = Waiting & {
  readonly code: string
  readonly host_id: string
  readonly guest_id: string | null
  readonly expires_at: Date
}

/**
 * Pairs the users who wait for each other by an invitation, and keeps each invitation for the two and for
 * another while.
 * @param heardSince users whose last beat is older are not paired; in the match's time
 * @param now the wall clock's time
 */
export async function pairFriends(
  transaction: Transaction,
  heardSince: number,
  now: number,
): Promise<readonly Friends[]> {
  const rows = await lockFriends(transaction, heardSince)
  const byCode = Map.groupBy(rows, ({ code }) => code)
  const friends = [...byCode].flatMap(([code, waiting]) => {
    const [first] = waiting
    const players = waiting.map((row) => ({ ...row, player: row.user_id }))
    const pair = first === undefined ? null : friendsOf(invitationOf(first), players, now)
    return pair === null ? [] : [{ code, pair }]
  })
  await saveGuests(transaction, friends, now)
  return friends
}

/** Locks the users whose friend waits too, and their invitations; those who wait alone stay unread. */
async function lockFriends(
  transaction: Transaction,
  heardSince: number,
): Promise<readonly FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    ${prepared('lock friends')}
    select ${waitingColumns}, i.code, i.user_id as host_id, i.guest_id, i.expires_at
    from match_queue q join match_invitations i on i.code = q.invitation
    where q.is_here_for_friend and q.beat_at >= ${new Date(heardSince)}
      and (select l.match_id from live_match l where l.user_id = q.user_id) is null
      and exists (
        select from match_queue o
        where o.invitation = q.invitation and o.user_id <> q.user_id and o.is_here_for_friend
      )
    order by q.enqueued_at, q.user_id
    limit ${MAX_FRIENDS}
    for update of q, i skip locked
  `.execute(transaction)
  return rows
}

function invitationOf({ host_id, guest_id, expires_at }: FriendRow): Invitation {
  return { host: host_id, guest: guest_id, expiresAt: expires_at.getTime() }
}

/** Keeps invitations for their players, and ends the wait of guests who came too late. */
async function saveGuests(
  transaction: Transaction,
  friends: readonly Friends[],
  now: number,
): Promise<void> {
  if (friends.length === 0) return
  const rows = friends.map(({ code, pair: [, guest] }) => ({
    code,
    guest_id: guest?.user_id ?? null,
  }))
  await sql`
    ${prepared('save guests')} with new as materialized (
      select * from ${givenRows('new', rows, { code: 'text', guest_id: 'uuid' })}
    ), late as (
      delete from match_queue q using new, match_invitations i
      where q.invitation = new.code and i.code = new.code
        and q.user_id not in (i.user_id, new.guest_id)
    )
    update match_invitations set guest_id = new.guest_id,
      expires_at = ${new Date(now + INVITATION_MS)}
    from new where match_invitations.code = new.code
  `.execute(transaction)
}
