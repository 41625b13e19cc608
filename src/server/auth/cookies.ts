import { createHmac } from 'node:crypto'

import { isRightProof } from '#server/platform/right-proof.ts'

/** Where a cookie is read and set. */
export type CookiePlace = { readonly secret: string; readonly isSecure: boolean }

/** Returns the name of a cookie that only this host may set, where pages come over a secure line. */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Returns the value of such a cookie in the cookies of a request, or an empty text. */
export function hostCookieIn(cookies: string, name: string, isSecure: boolean): string {
  const start = `${hostCookie(name, isSecure)}=`
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(start))
  return pair?.slice(start.length) ?? ''
}

/**
 * Returns the line that sets such a cookie, which no script can read and no other site sends with a write.
 * @param seconds how long it stays; 0 removes it
 */
export function hostCookieLine(
  name: string,
  value: string,
  seconds: number,
  isSecure: boolean,
): string {
  const secure = isSecure ? '; Secure' : ''
  return `${hostCookie(name, isSecure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The cookie that scripts may read. It only says that there is a session. */
export const SIGNED_IN = 'signed-in'

/** Returns a copy of request headers with only the named cookies. */
export function withOnlyCookies(headers: Headers, names: readonly string[]): Headers {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const kept = pairs.filter((pair) => names.includes(pair.split('=')[0] ?? ''))
  const others = new Headers(headers)
  others.set('cookie', kept.join('; '))
  return others
}

/**
 * Adds the readable cookie to each session cookie that is set or deleted, so that a page can tell
 * without a call whether a user may be signed in.
 */
export function withMarker(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const session = /^(?:__Host-)?sid=([^;]*)(.*)$/i.exec(line)
    if (session === null) return [line]
    const [, value = '', attributes = ''] = session
    const marker = `${SIGNED_IN}=${value === '' ? '' : '1'}`
    return [line, `${marker}${attributes.replace(/; HttpOnly/i, '')}`]
  })
}

/**
 * Returns the token of a session cookie if this server has signed it, and null otherwise. Needs no
 * database: the session may have ended.
 */
export function signedToken(cookies: string, secret: string, isSecure: boolean): string | null {
  // Base64. The server escapes its signs, which a cookie may hold all the same.
  const [, token = '', escaped = ''] =
    /^([\w-]+)\.([\w%+/=]{44,64})$/.exec(hostCookieIn(cookies, 'sid', isSecure)) ?? []
  const given = escaped.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')
  const proof = createHmac('sha256', secret).update(token).digest('base64')
  return isRightProof(given, proof) ? token : null
}
