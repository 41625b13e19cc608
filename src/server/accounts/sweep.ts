import type { Database } from '#server/platform/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAGES_KEPT_MS = 90 * DAY_MS
const MAILS_KEPT_MS = 7 * DAY_MS

/** Forgets what is over: counts, sessions, links, pages that were closed long ago, mails of last week. */
export async function sweepAccounts(database: Database, now: number): Promise<void> {
  const at = new Date(now)
  await database.deleteFrom('rate_limits').where('expire', '<', now).execute()
  await database.deleteFrom('sessions').where('expires_at', '<', at).execute()
  await database.deleteFrom('verifications').where('expires_at', '<', at).execute()
  await database
    .deleteFrom('user_sessions')
    .where('seen_at', '<', new Date(now - PAGES_KEPT_MS))
    .execute()
  await database
    .deleteFrom('outgoing_mails')
    .where('created_at', '<', new Date(now - MAILS_KEPT_MS))
    .execute()
}
