import type { Change } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What an operator's order has brought about. */
export type EndedSessions = {
  readonly sessions: number
  readonly accounts: number
  /** What servers are to be told, so that open sockets end too. */
  readonly changes: readonly Change[]
}

/**
 * Signs out an account everywhere, or everybody; for an operator.
 * @param email the address of the account; null for everybody
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
  // To whom every socket is one whose session may have ended, that is said once.
  const changes: readonly Change[] =
    email === null ? [{ kind: 'missed' }] : userIds.map((userId) => ({ kind: 'sessions', userId }))
  return { sessions: ended.length, accounts: userIds.length, changes }
}
