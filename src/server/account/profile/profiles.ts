import type { Account } from '#contract/account.ts'
import { firstName } from '#server/names/default-name.ts'
import { isHidden, publicNames } from '#server/names/public-names.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Creates the profile of a user unless there is one.
 * @param user its name is the one that was typed at sign-up, or empty
 * @returns its display name
 */
export async function addProfile(
  database: Database,
  user: { readonly id: string; readonly name: string },
): Promise<string> {
  const displayName = firstName(user.name, user.id)
  await database
    .insertInto('profiles')
    .values({ user_id: user.id, display_name: displayName })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return displayName
}

/**
 * Returns an account as its owner sees it, or null when it does not exist or was deleted. Every page of
 * a signed-in user asks for it, so it also creates a profile that could not be stored at sign-up.
 */
export async function findAccount(database: Database, userId: string): Promise<Account | null> {
  const row = await database
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select((select) => [
      'users.id',
      'users.email',
      'users.name',
      'users.email_verified',
      'users.two_factor_enabled',
      'profiles.display_name',
      'profiles.hidden_name',
      select
        .exists(
          select
            .selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.user_id', '=', 'users.id')
            .where('accounts.provider_id', '=', 'credential'),
        )
        .as('has_password'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  const name = row.display_name ?? (await addProfile(database, typedName(row)))
  const [shown] = publicNames([{ userId, name, hiddenName: row.hidden_name }])
  return {
    user_id: userId,
    email: row.email,
    display_name: name,
    ...(typeof shown === 'string' && shown !== name && { public_name: shown }),
    email_verified: row.email_verified,
    has_password: Boolean(row.has_password),
    has_second_factor: row.two_factor_enabled,
  }
}

/** The name of an account without a password comes from Google: its owner never chose to show it. */
function typedName(row: {
  readonly id: string
  readonly name: string
  readonly has_password: number | boolean | string
}) {
  return { id: row.id, name: row.has_password ? row.name : '' }
}

/** Returns whether an account has this address. */
export async function isKnownAddress(database: Database, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets the public name of a user.
 * @returns whether it was set: not when an operator has hidden this name, or one that looks like it
 */
export async function renameProfile(
  database: Database,
  userId: string,
  displayName: string,
): Promise<boolean> {
  const profile = await database
    .selectFrom('profiles')
    .select('hidden_name')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (isHidden(displayName, profile?.hidden_name ?? null)) return false
  await database
    .insertInto('profiles')
    .values({ user_id: userId, display_name: displayName })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ display_name: displayName }))
    .execute()
  return true
}
