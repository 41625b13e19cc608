import { sql } from 'kysely'

import { accountMails } from '#server/mail/mails.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

import { deleteUser } from './delete-user.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days between the warning to the owner and the deletion of an account. */
export const WARNED_DAYS = 30
/** The most accounts that one sweep warns or deletes, so that it is short and mails do not pile up. */
const ACCOUNTS_AT_ONCE = 50

type Parts = {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
  readonly bus: Bus
  readonly publicOrigin: string
  readonly mailsPerHour: number
}

type Account = { readonly userId: string; readonly email: string; readonly name: string }

/**
 * Notes which accounts were used, warns the owners of unused ones, and deletes those accounts 30
 * days later unless the owner has signed in by then. Several servers may do this at once.
 * @param keptDays days without a sign-in after which an account is deleted; undefined for never
 */
export async function sweepInactiveAccounts(
  parts: Parts,
  keptDays: number | undefined,
): Promise<void> {
  await noteUse(parts.database)
  if (keptDays === undefined) return
  await warnOwners(parts, keptDays)
  await deleteAccounts(parts, keptDays)
}

/** A browser that is used gets a new session token every day, so the newest one says when that was. */
async function noteUse(database: Database): Promise<void> {
  await sql`
    update profiles set used_on = newest.day, warned_on = null
    from (select user_id, max(updated_at)::date as day from sessions group by user_id) newest
    where profiles.user_id = newest.user_id and profiles.used_on < newest.day
  `.execute(database)
}

async function warnOwners(parts: Parts, keptDays: number): Promise<void> {
  const now = parts.clock()
  const unusedSince = new Date(now - (keptDays - WARNED_DAYS) * DAY_MS)
  const deletion = new Date(now + WARNED_DAYS * DAY_MS)
  await inTransaction(parts.database, async (transaction) => {
    const { rows } = await sql<Account>`
      with unused as (
        select user_id from profiles
        where used_on <= ${unusedSince}::date and warned_on is null
        order by used_on limit ${ACCOUNTS_AT_ONCE} for update skip locked
      ), warned as (
        update profiles set warned_on = ${new Date(now)}::date
        where user_id in (select user_id from unused)
        returning user_id
      )
      select users.id as "userId", users.email, users.name from users join warned on warned.user_id = users.id
    `.execute(transaction)
    const mails = accountMails({ ...parts, database: transaction })
    for (const owner of rows) {
      // All in the one transaction, which does one statement at a time.
      // oxlint-disable-next-line no-await-in-loop
      await mails.accountUnused(owner, deletion)
    }
  })
}

async function deleteAccounts(parts: Parts, keptDays: number): Promise<void> {
  const now = parts.clock()
  const rows = await inTransaction(parts.database, async (transaction) => {
    const found = await sql<Account>`
      select users.id as "userId", users.email, users.name
      from profiles join users on users.id = profiles.user_id
      where used_on <= ${new Date(now - keptDays * DAY_MS)}::date
        and warned_on <= ${new Date(now - WARNED_DAYS * DAY_MS)}::date
      order by used_on limit ${ACCOUNTS_AT_ONCE} for update of profiles skip locked
    `.execute(transaction)
    for (const user of found.rows) {
      // oxlint-disable-next-line no-await-in-loop
      await deleteUser(transaction, user)
    }
    return found.rows
  })
  for (const { userId } of rows) parts.bus.publish({ kind: 'sessions', userId })
  if (rows.length > 0) parts.bus.publish({ kind: 'leaderboard' })
}
