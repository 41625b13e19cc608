import { type Selectable, sql } from 'kysely'

import type { Database, Tables } from '#server/platform/database/database.ts'

import type { Learner } from './learner.ts'

/** Returns the inconsistencies in the stored data of a learner. */
export async function auditLearner(
  database: Database,
  { userId, acknowledged }: Learner,
): Promise<readonly string[]> {
  const answers = await rowsOf('answers')
  const ledger = await rowsOf('xp_ledger')
  const standings = await rowsOf('standings')
  const progress = await database
    .selectFrom('user_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

  const stored = new Map(answers.map((row) => [row.issue_id, row]))
  const wrong: string[] = []
  for (const { issueId, choice, isCorrect, xp } of acknowledged) {
    const row = stored.get(issueId)
    if (row === undefined) wrong.push(`lost: the acknowledged answer to ${issueId}`)
    else if (row.selected_answer !== choice || row.is_correct !== isCorrect || row.xp !== xp) {
      wrong.push(`changed: the acknowledged answer to ${issueId}`)
    }
  }
  const booked = new Map(ledger.map((row) => [row.reference, row.applied]))
  for (const { issue_id, xp } of answers) {
    if ((booked.get(issue_id) ?? 0) !== xp) wrong.push(`XP of ${issue_id} is not in the ledger`)
  }
  const right = answers.filter(({ is_correct }) => is_correct).length
  const expected = [
    ['acknowledged answers, each once', new Set(acknowledged.map(({ issueId }) => issueId)).size],
    ['answers in the table', answers.length],
    ['total_answered', progress.total_answered],
    ['right and wrong answers', progress.correct_answers + progress.incorrect_answers],
  ] as const
  for (const [what, count] of expected) {
    if (count !== answers.length) wrong.push(`${what}: ${count}, not ${answers.length}`)
  }
  wrong.push(
    ...differing('correct_answers', progress.correct_answers, right),
    ...differing('total_time_ms', progress.total_time_ms, sum(answers, 'milliseconds')),
    ...differing('season_xp', sum(standings, 'season_xp'), sum(ledger, 'applied')),
    ...differing('XP of the answers', sum(answers, 'xp'), sum(ledger, 'applied')),
    ...differing(
      'awards without an answer',
      ledger.filter((row) => !stored.has(row.reference)).length,
      0,
    ),
  )
  return wrong

  async function rowsOf<Table extends 'answers' | 'xp_ledger' | 'standings'>(
    table: Table,
  ): Promise<readonly Selectable<Tables[Table]>[]>
  async function rowsOf(table: 'answers' | 'xp_ledger' | 'standings'): Promise<unknown> {
    return database.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
  }
}

/** Returns the inconsistencies in the counts behind the ranks. */
export async function auditCounts(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from (
      select season_xp, count(*)::int as players from standings group by season_xp
    ) as real full join (
      select season_xp, players from xp_counts where players > 0
    ) as counted using (season_xp)
    where real.players is distinct from counted.players`.execute(database)
  return differing('wrong counts of players', rows[0]?.wrong ?? -1, 0)
}

function differing(what: string, found: number, expected: number): readonly string[] {
  return found === expected ? [] : [`${what}: ${found}, not ${expected}`]
}

function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
