import { createHash, createHmac } from 'node:crypto'

import { type CookiePlace, hostCookieIn, hostCookieLine } from '#server/auth/cookies.ts'
import { isRightProof } from '#server/platform/right-proof.ts'

const NAME = 'member'

/**
 * Returns the cookie that signs a browser in as a member of a class without an account. Beside the token it
 * holds a proof that this server has made it, so a request counts for its pupil before the database is asked.
 * @param seconds how long it stays; 0 removes it
 */
export function memberCookie(
  { secret, isSecure }: CookiePlace,
  token: string,
  seconds: number,
): string {
  const value = seconds === 0 ? '' : `${token}.${proofOf(secret, token)}`
  return hostCookieLine(NAME, value, seconds, isSecure)
}

/** Returns the token of a member's cookie if this server has made it, and null otherwise. */
export function readMemberToken({ secret, isSecure }: CookiePlace, cookies: string): string | null {
  const value = hostCookieIn(cookies, NAME, isSecure)
  const [, token = '', given = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(value) ?? []
  return token !== '' && isRightProof(given, proofOf(secret, token)) ? token : null
}

/** Returns the hash of a token, by which a session is stored and requests are counted. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function proofOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`member ${token}`).digest('base64url')
}
