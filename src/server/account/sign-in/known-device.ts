import type { Services } from '#server/api/services.ts'
import { type KnownBrowser, knownBrowserCookie } from '#server/auth/known-browser.ts'
import { endOldestDevices } from '#server/auth/sessions.ts'

/**
 * Makes room for a browser that signs in, and marks it as known.
 * @param before the browser that its cookie proves so far
 * @returns the cookie that identifies it from now on
 */
export async function welcomeDevice(
  {
    accounts,
    bus,
    clock,
    database,
    publicOrigin,
  }: Pick<Services, 'accounts' | 'bus' | 'clock' | 'database' | 'publicOrigin'>,
  before: KnownBrowser | null,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<string> {
  if (await endOldestDevices(database, userId)) bus.publish({ kind: 'sessions', userId })
  return markKnown({ accounts, clock, publicOrigin }, before, email)
}

/** Returns the cookie that makes a browser known to an account whose owner has proven to use it. */
export function markKnown(
  { accounts, clock, publicOrigin }: Pick<Services, 'accounts' | 'clock' | 'publicOrigin'>,
  before: KnownBrowser | null,
  email: string,
): string {
  const place = { secret: accounts.secret, isSecure: publicOrigin.startsWith('https:') }
  return knownBrowserCookie(place, before, email, clock())
}
