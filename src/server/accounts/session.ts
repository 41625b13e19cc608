import type { Auth } from './auth.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends after this long, however much it is used. */
const LONGEST_MS = 30 * DAY_MS

/** Who sends a request, as proven by its cookie. */
export type SignedIn = {
  readonly sessionId: string
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  /** The name given at sign-up or by Google; the profile has the one that others see. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly signedInAt: number
}

/** The session that a request's cookie stands for, or null. Reads only. */
export async function findSession(
  auth: Auth,
  headers: Headers,
  now: number,
): Promise<SignedIn | null> {
  if (!headers.has('cookie')) return null
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (found === null || now - found.session.createdAt.getTime() > LONGEST_MS) return null
  const { session, user } = found
  return {
    sessionId: session.id,
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    signedInAt: session.createdAt.getTime(),
  }
}

/**
 * As `findSession`, and moves the end of a session that is in use.
 * @returns the headers whose cookies the browser has to get
 */
export async function refreshSession(auth: Auth, headers: Headers): Promise<Headers> {
  const { headers: answer } = await auth.api.getSession({ headers, returnHeaders: true })
  return answer
}
