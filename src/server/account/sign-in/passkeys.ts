import type { Passkey } from '#contract/passkeys.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Returns the passkeys of an account, the oldest first. */
export async function listPasskeys(
  database: Database,
  userId: string,
): Promise<readonly Passkey[]> {
  const rows = await database
    .selectFrom('passkeys')
    .select(['id', 'name', 'backed_up', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    passkey_id: row.id,
    name: row.name,
    added_at: row.created_at.toISOString(),
    is_synced: row.backed_up,
  }))
}

/** Renames a passkey of a user. Returns false when the user has no such passkey. */
export async function renamePasskey(
  database: Database,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const renamed = await database
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning('id')
    .execute()
  return renamed.length > 0
}

/** Removes a passkey of a user. Returns false when the user has no such passkey. */
export async function removePasskey(
  database: Database,
  userId: string,
  passkeyId: string,
): Promise<boolean> {
  const removed = await database
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning('id')
    .execute()
  return removed.length > 0
}
