import { createHash } from 'node:crypto'

/** Nobody waits longer than this for a service that is not ours. */
const PATIENCE_MS = 1000
/** What is told of a password: five of the forty digits of its hash, which it shares with many others. */
const PREFIX = 5

/** Whether a password is known to have been stolen somewhere. */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * Asks a service that lists stolen passwords by the beginning of their SHA-1, as Have I Been Pwned does.
 * Where it cannot be asked, no password counts as stolen.
 * @param address of the list, to which the beginning is added; undefined where none is asked
 */
export function breachedPasswords(address: string | undefined): IsBreached {
  if (address === undefined) return async () => false
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const list = await listAt(`${address}${hash.slice(0, PREFIX)}`)
    return list.split(/\r?\n/).some((line) => {
      const [rest, count] = line.split(':')
      // Lines of padding have a count of 0.
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
