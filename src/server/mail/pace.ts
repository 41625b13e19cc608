import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type PaceParts = {
  readonly database: Database
  readonly clock: Clock
  /** Mails that are sent in an hour; more wait in the queue. */
  readonly mailsPerHour: number
}

/**
 * Returns how long a mail waits in the queue before it is sent, in milliseconds. The first mail of a day
 * to a verified address of an account never waits, so that no flood keeps an owner from a link. Of all
 * others so many as an hour allows may leave at once, and then one after the other.
 */
export async function waitOfMail(parts: PaceParts, recipient: string): Promise<number> {
  return (await isReserved(parts, recipient)) ? 0 : waitOfOthers(parts)
}

/** Takes the reserve of an account. Returns false when it was taken within a day, or there is none. */
async function isReserved({ database, clock }: PaceParts, recipient: string): Promise<boolean> {
  const now = clock()
  const key = `mailReserve:${createHash('sha256').update(recipient).digest('base64url')}`
  const { rows } = await sql`
    insert into rate_limits (key, points, expire)
    select ${key}, 1, ${now + DAY_MS}
    where exists (select 1 from users where email = ${recipient} and email_verified)
    on conflict (key) do update set expire = excluded.expire where rate_limits.expire <= ${now}
    returning key
  `.execute(database)
  return rows.length > 0
}

/**
 * Takes the next place in the queue. The row holds the time at which all mails so far would have left
 * at an even pace; they may be an hour ahead of it.
 */
async function waitOfOthers({ database, clock, mailsPerHour }: PaceParts): Promise<number> {
  const now = clock()
  const gap = Math.ceil(HOUR_MS / mailsPerHour)
  const { rows } = await sql<{ readonly expire: string | number }>`
    insert into rate_limits (key, points, expire) values ('mailPace', 0, ${now + gap})
    on conflict (key) do update set expire = greatest(rate_limits.expire, ${now}) + ${gap}
    returning expire
  `.execute(database)
  return Math.max(0, Number(rows[0]?.expire ?? now) - now - HOUR_MS)
}
