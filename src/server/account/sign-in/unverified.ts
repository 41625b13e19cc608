import type { GuestContext } from '#server/api/handler.ts'
import { withAuthErrors } from '#server/auth/auth-problem.ts'
import { LINK_SECONDS } from '#server/auth/auth-settings.ts'
import { firstName } from '#server/names/default-name.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

/** The input of a sign-up. */
export type NewAccount = {
  readonly email: string
  readonly password: string
  readonly name: string
}

type Unverified = {
  readonly userId: string
  readonly hash: string
  /** When its password was chosen, in milliseconds since 1970. */
  readonly since: number
}

/** Tables that contain rows of a used account. An unverified one can be in use if mail was set up later. */
export const TRACES = [
  'sessions',
  'passkeys',
  'user_sessions',
  'user_settings',
  'user_progress',
  'issued_questions',
  'match_players',
] as const

/**
 * Handles a sign-up with a known, unverified address. An account that was never used takes the password
 * of the latest sign-up. Otherwise an attacker could create an account for a victim's address and sign
 * in once the victim has verified it.
 */
export async function claimUnverified(context: GuestContext, account: NewAccount): Promise<void> {
  const { accounts, clock, database } = context
  const { email, password } = account
  const known = await findUnverified(database, email)
  if (known === null) return
  const isSame = await accounts.passwords.verify({ hash: known.hash, password })
  if (isSame || (await isUsed(database, known.userId))) return mailAgain(context, email)
  const hash = await accounts.passwords.hash(password)
  await replace(database, known.userId, { ...account, hash }, clock())
  await mailLink(context, email)
}

/** Mails the verification link again, unless the first one still signs in. */
export async function mailAgain(context: GuestContext, email: string): Promise<void> {
  const { clock, database } = context
  const known = await findUnverified(database, email)
  if (known !== null && clock() - known.since > LINK_SECONDS * 1000) await mailLink(context, email)
}

async function mailLink(context: GuestContext, email: string): Promise<void> {
  const isEnough = await context.limits.usedUp('mailByAccount', [email])
  if (isEnough.size === 0) await sendLink(context, email)
}

/** Mails the verification link. */
export async function sendLink({ auth, caller }: GuestContext, email: string): Promise<void> {
  await withAuthErrors(
    auth.api.sendVerificationEmail({
      body: { email, callbackURL: '/dashboard' },
      headers: caller.headers,
    }),
  )
}

/**
 * Returns whether another sign-up has changed the password of the account since a verification link was
 * signed. That link must not verify it.
 * @param signedAt in seconds since 1970, rounded down
 */
export async function isOvertaken(
  database: Database,
  email: string,
  signedAt: number,
): Promise<boolean> {
  const known = await findUnverified(database, email)
  return known !== null && known.since >= (signedAt + 1) * 1000
}

async function findUnverified(database: Database, email: string): Promise<Unverified | null> {
  const row = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.id', 'accounts.password', 'accounts.updated_at'])
    .where('users.email', '=', email)
    .where('users.email_verified', '=', false)
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst()
  if (row?.password === undefined || row.password === null) return null
  return { userId: row.id, hash: row.password, since: row.updated_at.getTime() }
}

async function isUsed(database: Database, userId: string): Promise<boolean> {
  const traces = await Promise.all(
    TRACES.map((table) =>
      database
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return traces.some((row) => row !== undefined)
}

async function replace(
  database: Database,
  userId: string,
  { name, hash }: Pick<NewAccount, 'name'> & { readonly hash: string },
  now: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ name, updated_at: new Date(now) })
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (user === undefined) return
    await transaction
      .updateTable('accounts')
      .set({ password: hash, updated_at: new Date(now) })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute()
    await transaction
      .updateTable('profiles')
      .set({ display_name: firstName(name, userId) })
      .where('user_id', '=', userId)
      .execute()
  })
}
