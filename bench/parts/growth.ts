import { sql } from 'kysely'

import { seasonAt } from '#server/leaderboard/season.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { percentile } from './figures.ts'
import { openMigrated, unlimitedApp } from './unlimited-app.ts'

/** How many users have data when the calls of one more are measured. */
export const GROWTH_SIZES = [10, 1000, 100_000]
/** The answers of each user, besides settings, totals and a row on the leaderboard. */
const ANSWERS = 20
const BOOKMARKS = 5
const RUNS = 100
/** Calls that are made before, so that no first time is measured. */
const WARM_UP = 20

/** The median of one call in milliseconds, at each size. */
export type Growth = { readonly what: string; readonly medians: readonly number[] }

/**
 * Measures how long the calls of one user take while the data of other users grows. Each size has a
 * database of its own.
 */
export async function growthFigures(url: string): Promise<readonly Growth[]> {
  const columns: (readonly (readonly [string, number])[])[] = []
  for (const users of GROWTH_SIZES) {
    // One after the other, or they would disturb each other.
    // oxlint-disable-next-line no-await-in-loop
    columns.push(await measureAmong(users, await createDatabase(url)))
  }
  const [first = []] = columns
  return first.map(([what], index) => ({
    what,
    medians: columns.map((column) => column[index]?.[1] ?? Number.NaN),
  }))
}

async function measureAmong(users: number, url: string) {
  const database = await openMigrated(url, (empty) => fill(empty, users))
  const app = await unlimitedApp(database)
  const user = await signUp({ app }, 'measured')
  const medians = await measureCalls(user)
  await app.close()
  await database.destroy()
  return medians
}

async function measureCalls(user: NewUser) {
  const bookmark = { kind: 'element', symbol: 'Fe' } as const
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['who is signed in', () => user.call('get_session', {})],
    ['reading settings', () => user.call('get_user_settings', {})],
    ['reading progress', () => user.call('get_user_progress', {})],
    ['a bookmark', () => user.call('add_bookmark', { bookmark })],
    ['the board and the own rank', () => user.call('get_leaderboard', {})],
  ]
  const medians: (readonly [string, number])[] = []
  for (const [what, call] of calls) {
    // Measured alone, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    medians.push([what, await medianOf(call)])
  }
  medians.push(['an answer, judged and added', await medianOfAnswers(user)])
  return medians
}

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const began = performance.now()
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    await call()
    if (run >= 0) times.push(performance.now() - began)
  }
  return percentile(times, 0.5)
}

/** Questions are issued ahead, as a page does, so that only answering is measured. */
async function medianOfAnswers(user: NewUser): Promise<number> {
  const issued: string[] = []
  while (issued.length < RUNS + WARM_UP) {
    // oxlint-disable-next-line no-await-in-loop
    const { questions } = await user.call('issue_practice_questions', {
      count: 10,
      enabled_categories: ['general'],
      difficulty: 'easy',
    })
    issued.push(...questions.map((question) => question.issue_id))
  }
  return medianOf(() =>
    user.call('answer_practice_question', {
      issue_id: issued.pop() ?? '',
      selected_answer: 0,
    }),
  )
}

/** Users with their practice history. Nothing is checked while they are added. */
async function fill(database: Database, users: number): Promise<void> {
  const season = seasonAt(Date.now())
  await database.connection().execute(async (connection) => {
    for (const statement of [
      sql`set session_replication_role = replica`,
      sql`
        insert into users (id, name, email, email_verified)
        select gen_random_uuid(), 'Player', 'player' || n || '@chem.example', true
        from generate_series(1, ${users}::int) as n`,
      sql`insert into profiles (user_id, display_name) select id, name from users`,
      sql`
        insert into user_settings (user_id, enabled_categories, difficulty, auto_advance,
          show_explanations, sound_effects, version, updated_at)
        select id, array['general'], 'easy', true, true, false, 1, now() from users`,
      sql`
        insert into user_progress (user_id, total_answered, correct_answers, incorrect_answers)
        select id, ${ANSWERS}::int, ${ANSWERS}::int, 0 from users`,
      sql`
        insert into answers (user_id, issue_id, question_id, selected_answer, is_correct,
          milliseconds, answered_at, xp)
        select id, gen_random_uuid(), 'as-e1.1.' || n, 0, true, 5000, now() - n * interval '1 hour', 10
        from users, generate_series(1, ${ANSWERS}::int) as n`,
      sql`
        insert into bookmarks (user_id, kind, item, created_at)
        select id, 'question', 'as-e1.1.' || n, now()
        from users, generate_series(1, ${BOOKMARKS}::int) as n`,
      sql`insert into seasons values (${season.id}, ${new Date(season.startsAt)}, ${new Date(season.endsAt)})`,
      sql`
        insert into standings (season_id, user_id, season_xp)
        select ${season.id}, id, 10 * (row_number() over () % 500) from users`,
      sql`
        insert into xp_ledger (user_id, kind, reference, season_id, amount, applied, awarded_at)
        select user_id, 'practice', 'r' || n, ${season.id}, 10, 10, now() - n * interval '1 hour'
        from standings, generate_series(1, ${ANSWERS}::int) as n`,
      sql`insert into xp_counts select season_id, season_xp, count(*) from standings group by 1, 2`,
      sql`
        insert into xp_thousand_counts
        select season_id, season_xp / 1000, count(*) from standings group by 1, 2`,
      sql`vacuum analyze`,
    ]) {
      // Each statement depends on the one before.
      // oxlint-disable-next-line no-await-in-loop
      await statement.execute(connection)
    }
  })
}
