import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAGES_KEPT_MS = 90 * DAY_MS
/** The most pages kept per user: the ones seen last. */
export const MAX_PAGES = 100
const MAILS_KEPT_MS = 7 * DAY_MS
const FAULTS_KEPT_MS = 365 * DAY_MS
const ISSUED_KEPT_MS = 30 * DAY_MS
const NETWORKS_KEPT_MS = 7 * DAY_MS
/** The most matches that one statement deletes, so that it is short. */
const MATCHES_AT_ONCE = 500

/**
 * Deletes expired counts, sessions and links, pages closed long ago, mails and changes of email addresses older than a week, reports of mistakes
 * older than a year, questions
 * issued more than 30 days ago, networks of players of past weeks, and matches of long ago.
 * @param matchesKeptDays how long matches are kept; undefined for good
 */
export async function sweepAccounts(
  database: Database,
  now: number,
  matchesKeptDays?: number,
): Promise<void> {
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
    where placed.place > ${MAX_PAGES}
      and page.user_id = placed.user_id and page.session_id = placed.session_id
  `.execute(database)
  await database
    .deleteFrom('outgoing_mails')
    .where('created_at', '<', new Date(now - MAILS_KEPT_MS))
    .execute()
  await database
    .deleteFrom('email_changes')
    .where('asked_at', '<', new Date(now - MAILS_KEPT_MS))
    .execute()
  await database
    .deleteFrom('fault_reports')
    .where('reported_at', '<', new Date(now - FAULTS_KEPT_MS))
    .execute()
  await database
    .deleteFrom('issued_questions')
    .where('issued_at', '<', new Date(now - ISSUED_KEPT_MS))
    .execute()
  await sql`
    delete from player_networks where week < ${new Date(now - NETWORKS_KEPT_MS)}::timestamptz::date
  `.execute(database)
  if (matchesKeptDays !== undefined) {
    await deleteMatches(database, new Date(now - matchesKeptDays * DAY_MS))
  }
}

/** Deletes matches with all of their rows. XP, ranks and totals are stored apart from them and stay. */
async function deleteMatches(database: Database, begunBefore: Date): Promise<void> {
  await sql`
    with past as materialized (
      select id from matches
      where created_at < ${begunBefore} and status in ('finished', 'cancelled')
      limit ${MATCHES_AT_ONCE}
    ), questions as (
      delete from match_questions where match_id in (select id from past)
    ), answers as (
      delete from match_answers where match_id in (select id from past)
    )
    delete from matches where id in (select id from past)
  `.execute(database)
}
