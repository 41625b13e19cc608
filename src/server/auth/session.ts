import type { Auth } from './auth.ts'

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

/** Returns the session of a request's cookie, or null. Writes nothing. */
export async function findSession(
  auth: Auth,
  headers: Headers,
  now: number,
): Promise<SignedIn | null> {
  if (!headers.has('cookie')) return null
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (found === null) return null
  const { session, user } = found
  const signedInAt = session.createdAt.getTime()
  if (session.expiresAt.getTime() <= now || now - signedInAt > SESSION_LONGEST_MS) return null
  return {
    sessionId: session.id,
    deviceId: session.deviceId ?? session.id,
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    signedInAt,
    tokenSince: session.tokenSince?.getTime() ?? signedInAt,
    seenAt: session.updatedAt.getTime(),
  }
}

/** Returns response headers whose cookies replace the token of a browser's session. */
export async function cookiesOf(auth: Auth, token: string): Promise<Headers> {
  const { headers } = await auth.api.giveSessionToken({ body: { token }, returnHeaders: true })
  return headers
}
