import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { Auth } from './auth.ts'
import { signedToken } from './cookies.ts'
import type { CookiePlace } from './cookies.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends after this time, even if it is in use. */
export const SESSION_LONGEST_MS = 30 * DAY_MS

/** The session of a request, proven by its cookie. */
export type SignedIn = {
  /** The row of the token in the cookie. */
  readonly sessionId: string
  /** The id of the browser, which stays the same when its token is renewed. */
  readonly deviceId: string
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  /** The name given at sign-up or by Google. The public name is in the profile. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly signedInAt: number
  /** When the browser got this token, in milliseconds since 1970. */
  readonly tokenSince: number
  /** When a page of this session last reported, in milliseconds since 1970. */
  readonly seenAt: number
}

type Row = Omit<SignedIn, 'signedInAt' | 'tokenSince' | 'seenAt'> & {
  readonly signedInAt: Date
  readonly tokenSince: Date
  readonly seenAt: Date
}

/**
 * Returns the session of a request's cookie, or null. Writes nothing. Every call asks for it, so it reads
 * the rows of the auth library past the library, whose own reading takes most of the time of a small call.
 */
export async function findSession(
  database: Database,
  { secret, isSecure }: CookiePlace,
  headers: Headers,
  now: number,
): Promise<SignedIn | null> {
  const token = signedToken(headers.get('cookie') ?? '', secret, isSecure)
  if (token === null) return null
  const { rows } = await sql<Row>`
    ${prepared('find session')} select
      sessions.id as "sessionId", device_id as "deviceId", user_id as "userId", email,
      email_verified as "emailVerified", name, sessions.created_at as "signedInAt",
      token_since as "tokenSince", sessions.updated_at as "seenAt"
    from sessions join users on users.id = user_id
    where token = ${token} and expires_at > ${new Date(now)}
      and sessions.created_at >= ${new Date(now - SESSION_LONGEST_MS)}
  `.execute(database)
  const [row] = rows
  if (row === undefined) return null
  return {
    ...row,
    signedInAt: row.signedInAt.getTime(),
    tokenSince: row.tokenSince.getTime(),
    seenAt: row.seenAt.getTime(),
  }
}

/** Returns response headers whose cookies replace the token of a browser's session. */
export async function cookiesOf(auth: Auth, token: string): Promise<Headers> {
  const { headers } = await auth.api.giveSessionToken({ body: { token }, returnHeaders: true })
  return headers
}
