import { createHmac, timingSafeEqual } from 'node:crypto'

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
  const start = isSecure ? '__Host-sid=' : 'sid='
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(start)) ?? ''
  // Base64. The server escapes its signs, which a cookie may hold all the same.
  const [, token = '', escaped = ''] =
    /^([\w-]+)\.([\w%+/=]{44,64})$/.exec(pair.slice(start.length)) ?? []
  const given = Buffer.from(
    escaped.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '='),
  )
  const proof = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === proof.length && timingSafeEqual(given, proof) ? token : null
}
