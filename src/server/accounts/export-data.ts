import type { Database } from '#server/platform/database.ts'

/**
 * Everything that is stored about a user, table by table, but for what proves who they are: hashes,
 * keys, tokens and links.
 */
export async function exportData(
  database: Database,
  userId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const account = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified', 'two_factor_enabled', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const providers = await database
    .selectFrom('accounts')
    .select(['provider_id', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  const passkeys = await database
    .selectFrom('passkeys')
    .select(['name', 'device_type', 'backed_up', 'transports', 'aaguid', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  const devices = await database
    .selectFrom('sessions')
    .select(['user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute()
  const tables = ['profiles', 'user_sessions', 'match_players', ...LEARNING] as const
  const rows = await Promise.all(
    tables.map(async (table) => [table, await rowsOf(database, table, userId)] as const),
  )
  return { account, providers, passkeys, devices, ...Object.fromEntries(rows) }
}

const LEARNING = [
  'user_settings',
  'user_progress',
  'bookmarks',
  'issued_questions',
  'answers',
  'guest_imports',
  'xp_ledger',
  'standings',
] as const

async function rowsOf(
  database: Database,
  table: 'profiles' | 'user_sessions' | 'match_players' | (typeof LEARNING)[number],
  userId: string,
): Promise<readonly object[]> {
  return database.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
}
