import { createHmac, randomBytes } from 'node:crypto'

import { isRightProof } from '#server/platform/right-proof.ts'

import { type CookiePlace, hostCookieIn, hostCookieLine } from './cookies.ts'

const NAME = 'dev'
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** The accounts that a browser remembers, such as those of a class at one computer. */
const MAX_ACCOUNTS = 24
const HASH_LENGTH = 16

/** A browser in which a user has signed in before, as its cookie proves. It grants no access. */
export type KnownBrowser = {
  readonly id: string
  /** When a user first signed in here, in milliseconds since 1970. */
  readonly since: number
  /** Keyed hashes of the addresses of the accounts that have signed in here, the latest first. */
  readonly accounts: readonly string[]
}

/** Returns the browser that the cookies of a request prove, or null. */
export function readKnownBrowser(
  { secret, isSecure }: CookiePlace,
  cookies: string,
  now: number,
): KnownBrowser | null {
  const value = hostCookieIn(cookies, NAME, isSecure)
  if (value === '') return null
  const [id = '', since = '', issued = '', hashes = '', given = ''] = value.split('.')
  if (!isRightProof(given, macOf(secret, [id, since, issued, hashes].join('.')))) return null
  const issuedAt = Number.parseInt(issued, 36) * 1000
  if (now - issuedAt > YEAR_SECONDS * 1000) return null
  return { id, since: Number.parseInt(since, 36) * 1000, accounts: hashes.split('~') }
}

/**
 * Returns the cookie of a browser in which an account has just signed in. It replaces the one that the
 * browser had, remembers its other accounts, and counts its year from now.
 */
export function knownBrowserCookie(
  { secret, isSecure }: CookiePlace,
  before: KnownBrowser | null,
  email: string,
  now: number,
): string {
  const account = accountHash(secret, email)
  const others = before?.accounts.filter((other) => other !== account) ?? []
  const text = [
    before?.id ?? randomBytes(12).toString('base64url'),
    secondsOf(before?.since ?? now),
    secondsOf(now),
    [account, ...others].slice(0, MAX_ACCOUNTS).join('~'),
  ].join('.')
  return hostCookieLine(NAME, `${text}.${macOf(secret, text)}`, YEAR_SECONDS, isSecure)
}

/** Returns whether an account has signed in with a browser before. */
export function knowsAccount(
  browser: KnownBrowser | null,
  secret: string,
  email: string,
): browser is KnownBrowser {
  return browser?.accounts.includes(accountHash(secret, email)) === true
}

function accountHash(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`known account ${email}`)
    .digest('base64url')
    .slice(0, HASH_LENGTH)
}

function macOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`known browser ${text}`).digest('base64url')
}

function secondsOf(milliseconds: number): string {
  return Math.floor(milliseconds / 1000).toString(36)
}
