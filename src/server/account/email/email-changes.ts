import { sql } from 'kysely'

import { TRACES } from '#server/account/sign-in/unverified.ts'
import { endAllSessions, endLinksFor } from '#server/auth/sessions.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

/** How long a new address may be confirmed. */
const CONFIRM_MS = 24 * 60 * 60 * 1000
/** How long a change may be undone. */
const UNDO_MS = 7 * CONFIRM_MS
/** A repeated request within this time is the same one, and mails nothing again. */
const REPEATED_MS = 60 * 1000

/** A change of address that a user asks for. */
export type WantedChange = {
  readonly id: string
  readonly userId: string
  readonly deviceId: string
  readonly oldEmail: string
  readonly newEmail: string
}

/** A change that has happened, or was stopped. */
export type MadeChange = {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly oldEmail: string
  readonly newEmail: string
  /** Whether an earlier use of the same link has done it. */
  readonly isRepeated: boolean
}

/** Stores a change that waits for its confirmation, in place of an earlier one. Returns whether it is new. */
export async function askForChange(
  transaction: Transaction,
  { id, userId, deviceId, oldEmail, newEmail }: WantedChange,
  now: number,
): Promise<boolean> {
  await lockUser(transaction, userId)
  const open = await transaction
    .selectFrom('email_changes')
    .select(['new_email', 'asked_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open?.new_email === newEmail && now - open.asked_at.getTime() < REPEATED_MS) return false
  await cancelOpen(transaction, userId)
  await transaction
    .insertInto('email_changes')
    .values({
      id,
      user_id: userId,
      device_id: deviceId,
      old_email: oldEmail,
      new_email: newEmail,
      status: 'open',
      asked_at: new Date(now),
    })
    .execute()
  return true
}

/**
 * Returns whether another account that is verified or in use has an address. One that is neither was made by
 * a person who has not shown to read its mails.
 */
export async function isHeld(
  transaction: Transaction,
  email: string,
  exceptBy: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users
    where email = ${email} and id <> ${exceptBy} and (email_verified or ${isInUse})
  `.execute(transaction)
  return rows.length > 0
}

/**
 * Gives an account its new address and signs out all browsers but the one that has asked for it. The
 * same link does it once; another use of it changes nothing.
 * @throws Problem `invalid_token` when the change is too old, cancelled or undone, `email_taken` when
 * another account has the address by now
 */
export async function confirmChange(
  transaction: Transaction,
  id: string,
  now: number,
): Promise<MadeChange> {
  const { change, user } = await lockChange(transaction, id)
  const made = madeOf(change, user.name, change.status === 'confirmed')
  if (made.isRepeated && user.email === change.new_email) return made
  const isLate = now - change.asked_at.getTime() > CONFIRM_MS
  if (change.status !== 'open' || isLate) throw invalidLink()
  await giveAddress(transaction, change.user_id, change.new_email, now)
  await transaction
    .updateTable('email_changes')
    .set({ status: 'confirmed' })
    .where('id', '=', id)
    .execute()
  await endLinksFor(transaction, change.new_email)
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', change.user_id)
    .where('device_id', '<>', change.device_id)
    .execute()
  return made
}

/**
 * Gives an account back the address from before a change, stops those that wait, invalidates the links
 * of all later ones, and signs out all browsers. The same link does it once.
 * @throws Problem `invalid_token` when the change is too old or was cancelled, `email_taken` when
 * another account has the address by now
 */
export async function undoChange(
  transaction: Transaction,
  id: string,
  now: number,
): Promise<MadeChange> {
  const { change, user } = await lockChange(transaction, id)
  const made = madeOf(change, user.name, change.status === 'undone')
  if (made.isRepeated && user.email === change.old_email) return made
  const isLate = now - change.asked_at.getTime() > UNDO_MS
  if (isLate || !['open', 'confirmed'].includes(change.status)) throw invalidLink()
  await giveAddress(transaction, change.user_id, change.old_email, now)
  await transaction
    .updateTable('email_changes')
    .set({ status: 'cancelled' })
    .where('user_id', '=', change.user_id)
    .where('asked_at', '>=', change.asked_at)
    .execute()
  await transaction
    .updateTable('email_changes')
    .set({ status: 'undone' })
    .where('id', '=', id)
    .execute()
  await endLinksFor(transaction, change.old_email)
  await endAllSessions(transaction, change.user_id)
  return made
}

/** The refusal of a link that does not work, or no longer. */
export function invalidLink(): Problem {
  return new Problem('invalid_token', 'The link was used or has expired.')
}

/** Whether a row of `users` has left a trace anywhere. */
const isInUse = sql<boolean>`(${sql.join(
  TRACES.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} trace where trace.user_id = users.id)`,
  ),
  sql` or `,
)})`

/** Changes of one account happen one after the other. */
async function lockUser(transaction: Transaction, userId: string) {
  return transaction
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

async function lockChange(transaction: Transaction, id: string) {
  const found = await changeOf(transaction, id)
  const user = found && (await lockUser(transaction, found.user_id))
  // Another change of the same account may have ended while this one waited for the row of the user.
  const change = user && (await changeOf(transaction, id))
  if (!user || !change) throw invalidLink()
  return { change, user }
}

async function changeOf(transaction: Transaction, id: string) {
  return transaction.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

async function cancelOpen(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .updateTable('email_changes')
    .set({ status: 'cancelled' })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute()
}

/**
 * Stores a proven address. An account that only claims it, unverified and unused, makes room.
 * @throws Problem `email_taken`
 */
async function giveAddress(
  transaction: Transaction,
  userId: string,
  email: string,
  now: number,
): Promise<void> {
  if (await isHeld(transaction, email, userId)) throw emailTaken()
  await transaction
    .deleteFrom('users')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .execute()
  await transaction
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: new Date(now) })
    .where('id', '=', userId)
    .execute()
}

/** The refusal of an address that another account has. Its link was mailed to that address. */
export function emailTaken(): Problem {
  return new Problem('email_taken', 'An account with this address already exists.')
}

function madeOf(
  change: {
    readonly id: string
    readonly user_id: string
    readonly old_email: string
    readonly new_email: string
  },
  name: string,
  isRepeated: boolean,
): MadeChange {
  const { id, user_id: userId, old_email: oldEmail, new_email: newEmail } = change
  return { id, userId, name, oldEmail, newEmail, isRepeated }
}
