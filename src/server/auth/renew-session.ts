import { randomBytes } from 'node:crypto'

import type { Selectable } from 'kysely'

import type { Database, Tables, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

import { SESSION_IDLE_SECONDS } from './auth-settings.ts'
import type { SignedIn } from './session.ts'

/** The age at which a token is replaced. */
export const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000
/** How long a replaced token still works, for requests that are under way. */
export const GRACE_MS = 60 * 1000

/**
 * Issues a new token to a browser whose token is a day old, and returns null otherwise. The old one ends
 * only after the browser has used the new one, so a lost response does not sign the user out.
 */
export async function renewedToken(
  database: Database,
  user: SignedIn,
  now: number,
): Promise<string | null> {
  if (user.seenAt <= user.tokenSince) await supersedeOlder(database, user, now)
  if (now - user.tokenSince < RENEWED_AFTER_MS) return null
  return inTransaction(database, async (transaction) => {
    const current = await lockSession(transaction, user)
    if (current === null || current.is_superseded) return null
    return (await newerToken(transaction, current)) ?? addToken(transaction, current, now)
  })
}

/** Issues a new token to a browser and ends all others of the user. Returns null when its own has ended. */
export async function replaceTokens(
  transaction: Transaction,
  user: SignedIn,
  now: number,
): Promise<string | null> {
  const current = await lockSession(transaction, user)
  if (current === null) return null
  const token = await addToken(transaction, current, now)
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', user.userId)
    .where('token', '<>', token)
    .execute()
  return token
}

/** Ends the older tokens of a browser in a minute, once it has used the new one. */
async function supersedeOlder(database: Database, user: SignedIn, now: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set((set) => ({
      is_superseded: true,
      expires_at: set.fn<Date>('least', ['expires_at', set.val(new Date(now + GRACE_MS))]),
    }))
    .where('user_id', '=', user.userId)
    .where('device_id', '=', user.deviceId)
    .where('token_since', '<', new Date(user.tokenSince))
    .where('is_superseded', '=', false)
    .execute()
}

type SessionRow = Selectable<Tables['sessions']>

async function lockSession(
  transaction: Transaction,
  { sessionId }: SignedIn,
): Promise<SessionRow | null> {
  const row = await transaction
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Returns the token that was just issued to another request of the same browser. */
async function newerToken(transaction: Transaction, current: SessionRow): Promise<string | null> {
  const newer = await transaction
    .selectFrom('sessions')
    .select('token')
    .where('user_id', '=', current.user_id)
    .where('device_id', '=', current.device_id)
    // The database stores microseconds, of which only milliseconds are returned.
    .where('id', '<>', current.id)
    .where('token_since', '>', current.token_since)
    .executeTakeFirst()
  return newer?.token ?? null
}

async function addToken(
  transaction: Transaction,
  current: SessionRow,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = new Date(now)
  await transaction
    .insertInto('sessions')
    .values({
      ...current,
      id: crypto.randomUUID(),
      token,
      expires_at: new Date(now + SESSION_IDLE_SECONDS * 1000),
      updated_at: at,
      token_since: at,
      is_superseded: false,
    })
    .execute()
  return token
}
