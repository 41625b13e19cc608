/** The cookie that scripts may read: that there is a session, and nothing else. */
export const SIGNED_IN = 'signed-in'

/**
 * Adds the readable cookie beside each session cookie that is set or deleted, so that a page knows
 * without asking whether somebody may be signed in.
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
