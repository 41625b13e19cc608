import { sql } from 'kysely'

import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import type { Mail } from './outbox.ts'

/** Sends one mail through a mail server. */
export type SendMail = (mail: Mail) => Promise<void>

export type MailWorkerParts = {
  readonly database: Database
  readonly clock: Clock
  readonly send: SendMail
  readonly onFailure: (error: unknown) => void
}

const AT_ONCE = 5
const MINUTE_MS = 60_000
/** The longest time between two attempts. */
const SLOWEST_MS = 60 * MINUTE_MS
/** Links in a later mail would have expired. */
export const GIVE_UP_MS = 24 * 60 * MINUTE_MS
const LOOK_MS = 2000

/**
 * Sends the due mails of the outbox. Retries failed ones after 1, 2, 4 ... minutes for a day. Safe on
 * several servers at once, since each mail is claimed by one of them.
 * @returns the number of mails sent
 */
export async function sendDueMails(parts: MailWorkerParts): Promise<number> {
  const mails = await claim(parts)
  const results = await Promise.all(mails.map((mail) => attempt(parts, mail)))
  return results.filter(Boolean).length
}

/**
 * Sends due mails every two seconds.
 * @returns a function that stops it and settles when the last run is over
 */
export function startMailWorker(parts: MailWorkerParts): () => Promise<void> {
  let look: Promise<unknown> = Promise.resolve()
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look = sendDueMails(parts)
      .catch(parts.onFailure)
      .finally(() => (isLooking = false))
  }, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await look
  }
}

type Claimed = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly plain_text: string
  readonly html: string
}

/** Claims due mails by postponing them, so that no other server takes them. */
async function claim({ database, clock }: MailWorkerParts): Promise<readonly Claimed[]> {
  const now = new Date(clock())
  const { rows } = await sql<Claimed>`
    update outgoing_mails
    set tries = tries + 1,
      next_try_at = ${now}::timestamptz
        + least(power(2, tries) * interval '1 minute', ${SLOWEST_MS / MINUTE_MS} * interval '1 minute')
    where id in (
      select id from outgoing_mails
      where sent_at is null and next_try_at <= ${now}
        and created_at > ${new Date(now.getTime() - GIVE_UP_MS)}
      order by next_try_at
      limit ${AT_ONCE}
      for update skip locked
    )
    returning id, recipient, subject, plain_text, html`.execute(database)
  return rows
}

async function attempt(parts: MailWorkerParts, mail: Claimed): Promise<boolean> {
  const { database, clock, send, onFailure } = parts
  const { id, recipient, subject, plain_text: text, html } = mail
  try {
    await send({ recipient, subject, text, html })
  } catch (error) {
    onFailure(error)
    const reason = error instanceof Error ? error.message : String(error)
    await database
      .updateTable('outgoing_mails')
      .set({ last_error: reason })
      .where('id', '=', id)
      .execute()
    return false
  }
  // A sent mail is kept without its text, which contains links.
  await database
    .updateTable('outgoing_mails')
    .set({ sent_at: new Date(clock()), plain_text: '', html: '', last_error: null })
    .where('id', '=', id)
    .execute()
  return true
}
