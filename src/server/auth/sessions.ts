import type { Device } from '#contract/account.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'

import { SESSION_LONGEST_MS, type SignedIn } from './session.ts'

/** The most browsers signed in to one account. One more signs out the oldest. */
const MAX_DEVICES = 10

/** Returns the browsers that are signed in to an account, the latest first. */
export async function listDevices(
  database: Database,
  user: SignedIn,
  now: number,
): Promise<readonly Device[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['device_id', 'user_agent', 'created_at', 'updated_at'])
    .distinctOn('device_id')
    .where('user_id', '=', user.userId)
    .where('expires_at', '>', new Date(now))
    .orderBy('device_id')
    .orderBy('token_since', 'desc')
    .execute()
  return rows
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
    .map((row) => ({
      device_id: row.device_id,
      user_agent: row.user_agent ?? '',
      signed_in_at: row.created_at.toISOString(),
      last_seen_at: row.updated_at.toISOString(),
      is_this_one: row.device_id === user.deviceId,
    }))
}

/** Returns whether a browser is still signed in, even if its token has been renewed. */
export async function isStillSignedIn(
  database: Database,
  user: SignedIn,
  now: number,
): Promise<boolean> {
  if (now - user.signedInAt > SESSION_LONGEST_MS) return false
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.userId)
    .where('device_id', '=', user.deviceId)
    .where('expires_at', '>', new Date(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Signs out one browser of a user. Returns false when the user has no such browser. */
export async function endDevice(
  database: Database,
  userId: string,
  deviceId: string,
): Promise<boolean> {
  const ended = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .returning('id')
    .execute()
  return ended.length > 0
}

type SessionParts = {
  readonly database: Database
  readonly bus: Bus
  /** The session of the request's cookies, or null. */
  readonly findSession: (headers: Headers) => Promise<SignedIn | null>
}

/**
 * Ends the previous session of a browser in which another user has signed in. Its open pages would
 * otherwise keep working with the cookie of the new user.
 */
export async function endFormer(
  { database, bus, findSession }: SessionParts,
  headers: Headers,
  userId: string,
): Promise<void> {
  const former = await findSession(headers)
  if (former === null || former.userId === userId) return
  await endDevice(database, former.userId, former.deviceId)
  bus.publish({ kind: 'sessions', userId: former.userId })
}

export async function endAllSessions(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function endOtherDevices(database: Database, user: SignedIn): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', user.userId)
    .where('device_id', '<>', user.deviceId)
    .execute()
}

/** Signs out the oldest browsers when there are too many. Returns whether there were. */
export async function endOldestDevices(database: Database, userId: string): Promise<boolean> {
  const ended = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('device_id', 'not in', (select) =>
      select
        .selectFrom('sessions')
        .select('device_id')
        .where('user_id', '=', userId)
        .groupBy('device_id')
        .orderBy((order) => order.fn.max('created_at'), 'desc')
        .limit(MAX_DEVICES),
    )
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Invalidates the mailed links that set a new password for an account. */
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

/** Records that a page of this session is open, shown as "last seen" in the list of devices. */
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
