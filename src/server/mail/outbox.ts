import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

export type Mail = {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Queues a mail for the worker, so that a mail server that is down delays mail and nothing else.
 * @param waitMs how long it waits before it is sent
 */
export async function enqueueMail(
  { database, clock, random }: { database: Database; clock: Clock; random: Random },
  mail: Mail,
  waitMs = 0,
): Promise<void> {
  const now = new Date(clock())
  await database
    .insertInto('outgoing_mails')
    .values({
      id: random.uuid(),
      recipient: mail.recipient,
      subject: mail.subject,
      plain_text: mail.text,
      html: mail.html,
      created_at: now,
      next_try_at: new Date(now.getTime() + waitMs),
      sent_at: null,
      last_error: null,
    })
    .execute()
}
