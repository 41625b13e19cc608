import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Services } from '#server/api/services.ts'
import { endOldestDevices } from '#server/auth/sessions.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Makes room for a browser that signs in, and marks it as known.
 * @returns the cookie that identifies it
 */
export async function welcomeDevice(
  {
    accounts,
    bus,
    database,
    publicOrigin,
  }: Pick<Services, 'accounts' | 'bus' | 'database' | 'publicOrigin'>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<string> {
  if (await endOldestDevices(database, userId)) bus.publish({ kind: 'sessions', userId })
  return knownDeviceCookie(accounts.secret, email, publicOrigin.startsWith('https:'))
}

/**
 * Returns the cookie that proves an earlier sign-in to an account in this browser. It grants no access.
 * It only keeps others who guess at the same account from locking this browser out.
 */
function knownDeviceCookie(secret: string, email: string, isSecure: boolean): string {
  const name = isSecure ? '__Host-dev' : 'dev'
  const secure = isSecure ? '; Secure' : ''
  const proof = proofOf(secret, email)
  return `${name}=${proof}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Returns whether the cookies of a request prove an earlier sign-in to this account. */
export function isKnownDevice(secret: string, email: string, cookies: string): boolean {
  const [, given = ''] = /(?:^|;\s*)(?:__Host-)?dev=([\w-]*)/.exec(cookies) ?? []
  const proof = Buffer.from(proofOf(secret, email))
  const candidate = Buffer.from(given)
  return candidate.length === proof.length && timingSafeEqual(candidate, proof)
}

function proofOf(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`device of ${email}`).digest('base64url')
}
