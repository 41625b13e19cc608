import { sql } from 'kysely'

import type { MatchInvitation } from '#contract/match/invitations.ts'
import { admissionOf, INVITATION_MS, type Invitation } from '#match/invitation.ts'
import { withNewCode } from '#server/classroom/classes/codes.ts'
import { publicNames } from '#server/names/public-names.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The most invitations that one statement deletes, so that it is short. */
const AT_ONCE = 1000

type Parts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

/**
 * Returns the invitation of a user that waits for a guest, or makes one. Its time begins anew. One that is
 * over gets a new code.
 */
export async function openInvitation(
  { database, clock, random }: Parts,
  userId: string,
): Promise<{ readonly code: string; readonly expires_at: string }> {
  const now = clock()
  await database
    .deleteFrom('match_invitations')
    .where('user_id', '=', userId)
    .where('guest_id', 'is', null)
    .where('expires_at', '<=', new Date(now))
    .execute()
  return withNewCode(random, async (code) => {
    const { rows } = await sql<{ readonly code: string; readonly expires_at: Date }>`
      insert into match_invitations (id, code, user_id, created_at, expires_at)
      values (${random.uuid()}::uuid, ${code}, ${userId}::uuid, ${new Date(now)},
        ${new Date(now + INVITATION_MS)})
      on conflict (user_id) where guest_id is null do update set expires_at = excluded.expires_at
      returning code, expires_at`.execute(database)
    const [made] = rows
    if (made === undefined) throw new Error('The invitation was not stored.')
    return { code: made.code, expires_at: made.expires_at.toISOString() }
  })
}

/** Returns an invitation by its code, over or not; null when there is none. */
export async function findInvitation(database: Database, code: string): Promise<Invitation | null> {
  const row = await database
    .selectFrom('match_invitations')
    .select(['user_id', 'guest_id', 'expires_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (row === undefined) return null
  return { host: row.user_id, guest: row.guest_id, expiresAt: row.expires_at.getTime() }
}

/**
 * Returns an invitation as a visitor sees it; null when there is none.
 * @param userId the user who asks; null for a visitor without an account
 */
export async function invitationFor(
  database: Database,
  code: string,
  userId: string | null,
  now: number,
): Promise<MatchInvitation | null> {
  const invitation = await findInvitation(database, code)
  if (invitation === null) return null
  const profile = await database
    .selectFrom('profiles')
    .select(['display_name', 'hidden_name'])
    .where('user_id', '=', invitation.host)
    .executeTakeFirst()
  const [host = null] = publicNames([
    {
      userId: invitation.host,
      name: profile?.display_name ?? null,
      hiddenName: profile?.hidden_name ?? null,
    },
  ])
  return { code, host, admission: admissionOf(invitation, userId ?? '', now) }
}

/** Deletes invitations that ended more than a day ago. */
export async function sweepInvitations(database: Database, now: number): Promise<void> {
  await sql`
    delete from match_invitations where id in (
      select id from match_invitations where expires_at < ${new Date(now - DAY_MS)}
      limit ${AT_ONCE}
    )`.execute(database)
}
