import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAGES_KEPT_MS = 90 * DAY_MS
/** The most pages kept per user: the ones seen last. */
export const PAGES_MOST = 100
const MAILS_KEPT_MS = 7 * DAY_MS

/** Deletes expired counts, sessions and links, pages closed long ago, and mails older than a week. */
export async function sweepAccounts(database: Database, now: number): Promise<void> {
  const at = new Date(now)
  await database.deleteFrom('rate_limits').where('expire', '<', now).execute()
  await database.deleteFrom('sessions').where('expires_at', '<', at).execute()
  await database.deleteFrom('verifications').where('expires_at', '<', at).execute()
  await database
    .deleteFrom('user_sessions')
    .where('seen_at', '<', new Date(now - PAGES_KEPT_MS))
    .execute()
  await sql`
    delete from user_sessions page using (
      select user_id, session_id, row_number() over (partition by user_id order by seen_at desc) as place
      from user_sessions
    ) placed
    where placed.place > ${PAGES_MOST}
      and page.user_id = placed.user_id and page.session_id = placed.session_id
  `.execute(database)
  await database
    .deleteFrom('outgoing_mails')
    .where('created_at', '<', new Date(now - MAILS_KEPT_MS))
    .execute()
}
