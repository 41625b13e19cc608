import { createHash } from 'node:crypto'

/** The longest wait for this external service. */
const PATIENCE_MS = 1000
/** The digits of the 40-digit hash that are sent. Many passwords share them. */
const PREFIX = 5

/** Returns whether a password is known to be stolen. */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * Looks up passwords in a service that lists stolen ones by the prefix of their SHA-1, such as Have I
 * Been Pwned. While it cannot be reached, no password counts as stolen.
 * @param address of the service, to which the prefix is appended; undefined for no service
 */
export function breachedPasswords(address: string | undefined): IsBreached {
  if (address === undefined) return async () => false
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const list = await listAt(`${address}${hash.slice(0, PREFIX)}`)
    return list.split(/\r?\n/).some((line) => {
      const [rest, count] = line.split(':')
      // Padding lines have a count of 0.
      return rest?.toUpperCase() === hash.slice(PREFIX) && Number(count) > 0
    })
  }
}

async function listAt(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
