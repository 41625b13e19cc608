import type { Change } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The result of ending sessions. */
export type EndedSessions = {
  readonly sessions: number
  readonly accounts: number
  /** The changes to publish, so that open sockets are closed too. */
  readonly changes: readonly Change[]
}

/**
 * Signs out one account on all devices, or all accounts, for an operator.
 * @param email the address of the account; null for all accounts
 * @returns null when no account has this address
 */
export async function endSessions(
  database: Database,
  email: string | null,
): Promise<EndedSessions | null> {
  const users = database.selectFrom('users').select('id')
  const found = email === null ? users : users.where('email', '=', email.trim().toLowerCase())
  const isKnown = email === null || (await found.executeTakeFirst()) !== undefined
  if (!isKnown) return null
  const ended = await database
    .deleteFrom('sessions')
    .where('user_id', 'in', found)
    .returning('user_id')
    .execute()
  const userIds = [...new Set(ended.map((session) => session.user_id))]
  // When all sessions end, a single announcement makes every server check its sockets.
  const changes: readonly Change[] =
    email === null ? [{ kind: 'missed' }] : userIds.map((userId) => ({ kind: 'sessions', userId }))
  return { sessions: ended.length, accounts: userIds.length, changes }
}
