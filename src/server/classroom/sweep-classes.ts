import { mailClassEnds } from '#server/mail/mails.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

import { sweepInvitations } from './teachers/teachers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A class that has not been used for so long is announced. */
const ANNOUNCED_AFTER_MS = 365 * DAY_MS
/** So long after it was announced it is deleted: 13 months after it was used. */
const DELETED_AFTER_MS = 31 * DAY_MS
/** The most classes that are announced at once, so that one statement is short. */
const AT_ONCE = 100

type SweepParts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

/**
 * Deletes expired sessions of members, expired invitations of teachers, and classes without use for 13 months.
 * Their owners get a mail a month before. A class that is used again before that is announced again before it goes.
 */
export async function sweepClasses(parts: SweepParts): Promise<void> {
  const { database, clock } = parts
  const now = clock()
  await database.deleteFrom('member_sessions').where('expires_at', '<', new Date(now)).execute()
  await database
    .deleteFrom('classes')
    .where('touched_at', '<', new Date(now - ANNOUNCED_AFTER_MS))
    .where('announced_at', '<', new Date(now - DELETED_AFTER_MS))
    .execute()
  await sweepInvitations(parts)
  await announceEnds(parts, now)
}

/** The mail is queued in the transaction that notes it, so it is queued once, by whichever server. */
async function announceEnds({ database, clock, random }: SweepParts, now: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const ending = await transaction
      .selectFrom('classes')
      .innerJoin('users', 'users.id', 'classes.user_id')
      .select(['classes.id', 'classes.name', 'users.email', 'users.name as owner'])
      .where('classes.touched_at', '<', new Date(now - ANNOUNCED_AFTER_MS))
      .where('classes.announced_at', 'is', null)
      .orderBy('classes.id')
      .limit(AT_ONCE)
      .forUpdate('classes')
      .execute()
    for (const { id, name, email, owner } of ending) {
      // A transaction is one connection.
      // oxlint-disable-next-line no-await-in-loop
      await transaction
        .updateTable('classes')
        .set({ announced_at: new Date(now) })
        .where('id', '=', id)
        .execute()
      // oxlint-disable-next-line no-await-in-loop
      await mailClassEnds({ database: transaction, clock, random }, { email, name: owner }, name)
    }
  })
}
