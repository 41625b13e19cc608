import { createHmac, randomBytes, randomUUID } from 'node:crypto'

import type { Database } from '#server/platform/database/database.ts'

/** Signs the cookies of all servers that are measured. */
export const SECRET = 'a secret of measurements that is long enough'

const DAY_MS = 24 * 60 * 60 * 1000
/** Rows of one statement. */
const BATCH = 1000

/**
 * Accounts with an open session each, written as signing up leaves them: thousands would be refused,
 * and would mostly measure how long a password takes.
 * @returns the cookie of each
 */
export async function addAccounts(database: Database, count: number): Promise<readonly string[]> {
  const cookies: string[] = []
  while (cookies.length < count) {
    const people = Array.from({ length: Math.min(BATCH, count - cookies.length) }, () => ({
      id: randomUUID(),
      token: randomBytes(24).toString('base64url'),
    }))
    // Rows need the accounts before them.
    // oxlint-disable no-await-in-loop
    await database
      .insertInto('users')
      .values(
        people.map(({ id }) => ({
          id,
          name: 'Player',
          email: `${id}@chem.example`,
          email_verified: true,
        })),
      )
      .execute()
    await database
      .insertInto('profiles')
      .values(people.map(({ id }) => ({ user_id: id, display_name: `Player ${id.slice(0, 8)}` })))
      .execute()
    await database
      .insertInto('sessions')
      .values(
        people.map(({ id, token }) => ({
          id: randomUUID(),
          user_id: id,
          token,
          expires_at: new Date(Date.now() + DAY_MS),
          updated_at: new Date(),
        })),
      )
      .execute()
    // oxlint-enable no-await-in-loop
    cookies.push(...people.map(({ token }) => cookieOf(token)))
  }
  return cookies
}

function cookieOf(token: string): string {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `sid=${encodeURIComponent(`${token}.${signature}`)}`
}
