import { sql } from 'kysely'

import { classroomOf } from '#server/classroom/export-classroom.ts'
import { findLearner } from '#server/learning/skill-states.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Returns all data stored about a user, by table, except credentials: hashes, keys, tokens and links. The
 * skill states are brought up to date first.
 */
export async function exportData(
  database: Database,
  userId: string,
): Promise<Readonly<Record<string, unknown>>> {
  await findLearner(database, userId)
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
    .select(['user_agent', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute()
  const rows = await Promise.all(
    whole.map(async (table) => [table, await rowsOf(database, table, userId)] as const),
  )
  return {
    account,
    providers,
    passkeys,
    devices,
    ...Object.fromEntries(rows),
    name_reports: await reportsBy(database, userId),
    moderation_acts: await actsAbout(database, userId),
    match_answers: await matchAnswersOf(database, userId),
    outgoing_mails: await mailsTo(database, account?.email ?? ''),
    ...(await classroomOf(database, userId)),
  }
}

/** Tables whose rows of the user are exported with all columns. */
const whole = [
  'profiles',
  'user_sessions',
  'user_settings',
  'user_progress',
  'bookmarks',
  'issued_questions',
  'answers',
  'skill_states',
  'guest_imports',
  'past_answers',
  'xp_ledger',
  'standings',
  'match_players',
  'ratings',
  'match_queue',
  'live_match',
  'class_games',
  'email_changes',
  'fault_reports',
  'match_invitations',
  'player_networks',
] as const

async function rowsOf(
  database: Database,
  table: (typeof whole)[number],
  userId: string,
): Promise<readonly object[]> {
  return database.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
}

/** Returns the user's answers in matches, which are stored by seat. */
async function matchAnswersOf(database: Database, userId: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select a.* from match_answers a join match_players p using (match_id, seat)
    where p.user_id = ${userId} order by a.match_id, a.question`.execute(database)
  return rows
}

/** Returns the user's reports of names, without the ids of the players. */
async function reportsBy(database: Database, userId: string): Promise<readonly object[]> {
  return database
    .selectFrom('name_reports')
    .select(['name', 'reason', 'place', 'reported_at'])
    .where('user_id', '=', userId)
    .orderBy('reported_at')
    .execute()
}

/**
 * Returns the decisions of operators about the user's name, without the operators' identities and
 * notes.
 */
async function actsAbout(database: Database, userId: string): Promise<readonly object[]> {
  return database
    .selectFrom('moderation_acts')
    .select(['kind', 'acted_at', 'name_before', 'name_after', 'was_banned', 'is_banned'])
    .where('user_id', '=', userId)
    .orderBy('acted_at')
    .execute()
}

/** Returns the mails to the user, kept for a week, without their texts, which contain links. */
async function mailsTo(database: Database, email: string): Promise<readonly object[]> {
  return database
    .selectFrom('outgoing_mails')
    .select(['subject', 'created_at', 'sent_at', 'tries'])
    .where('recipient', '=', email)
    .execute()
}
