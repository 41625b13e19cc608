import type { Device } from '#contract/accounts.ts'
import type { Database } from '#server/platform/database.ts'

import type { SignedIn } from './session.ts'

/** Sessions an account may have; with one more the oldest ends. */
const SESSIONS_MOST = 10

/** The browsers that are signed in to an account, the latest first. */
export async function listDevices(
  database: Database,
  user: SignedIn,
  now: number,
): Promise<readonly Device[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', user.userId)
    .where('expires_at', '>', new Date(now))
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map((row) => ({
    device_id: row.id,
    user_agent: row.user_agent ?? '',
    signed_in_at: row.created_at.toISOString(),
    last_seen_at: row.updated_at.toISOString(),
    is_this_one: row.id === user.sessionId,
  }))
}

/** Ends one session of a user. False when the user has no such session. */
export async function endSession(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function endAllSessions(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function endOtherSessions(database: Database, user: SignedIn): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', user.userId)
    .where('id', '<>', user.sessionId)
    .execute()
}

export async function endOldestSessions(database: Database, userId: string): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (select) =>
      select
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(SESSIONS_MOST),
    )
    .execute()
}

/** Makes the links useless that were mailed to an address to set a new password. */
export async function endLinksFor(database: Database, email: string): Promise<void> {
  await database
    .deleteFrom('verifications')
    .where('value', 'in', (select) =>
      select
        .selectFrom('users')
        .select((user) => user.cast<string>('id', 'text').as('id'))
        .where('email', '=', email),
    )
    .execute()
}

/** Notes that a page of this session is open: shown as "last seen" in the list of devices. */
export async function noteSeen(
  database: Database,
  user: SignedIn,
  page: { readonly sessionId: string; readonly userAgent: string },
  now: number,
): Promise<void> {
  const at = new Date(now)
  await database
    .insertInto('user_sessions')
    .values({
      user_id: user.userId,
      session_id: page.sessionId,
      user_agent: page.userAgent,
      started_at: at,
      seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_id']).doUpdateSet({ seen_at: at }),
    )
    .execute()
  await database
    .updateTable('sessions')
    .set({ updated_at: at })
    .where('id', '=', user.sessionId)
    .execute()
}
