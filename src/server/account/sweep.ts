import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The most pages kept per user: the ones seen last. */
export const MAX_PAGES = 100
const CHANGES_KEPT_DAYS = 7
const FAULTS_KEPT_DAYS = 365
const NETWORKS_KEPT_DAYS = 7
/** The most matches that one statement deletes, so that it is short. */
const MATCHES_AT_ONCE = 500

/** For how many days they are kept: pages after they were last seen, and matches where it is said. */
type Kept = {
  readonly pages: number
  readonly mails: number
  readonly issuedQuestions: number
  readonly matches: number | undefined
}

/**
 * Deletes expired counts, sessions and links, pages closed long ago, old mails and issued questions, changes of email addresses
 * older than a week, reports of mistakes older than a year, networks of players of past weeks, and matches of long ago.
 */
export async function sweepAccounts(database: Database, now: number, kept: Kept): Promise<void> {
  const at = new Date(now)
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  await database.deleteFrom('rate_limits').where('expire', '<', now).execute()
  await database.deleteFrom('sessions').where('expires_at', '<', at).execute()
  await database.deleteFrom('verifications').where('expires_at', '<', at).execute()
  await database.deleteFrom('user_sessions').where('seen_at', '<', daysAgo(kept.pages)).execute()
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
    .where('created_at', '<', daysAgo(kept.mails))
    .execute()
  await database
    .deleteFrom('email_changes')
    .where('asked_at', '<', daysAgo(CHANGES_KEPT_DAYS))
    .execute()
  await database
    .deleteFrom('fault_reports')
    .where('reported_at', '<', daysAgo(FAULTS_KEPT_DAYS))
    .execute()
  await database
    .deleteFrom('issued_questions')
    .where('issued_at', '<', daysAgo(kept.issuedQuestions))
    .execute()
  await sql`
    delete from player_networks where week < ${daysAgo(NETWORKS_KEPT_DAYS)}::timestamptz::date
  `.execute(database)
  if (kept.matches !== undefined) await deleteMatches(database, daysAgo(kept.matches))
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
