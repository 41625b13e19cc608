import { type QueryCreator, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import { fromWire, toWire } from '#contract/wire/naming.ts'
import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { learn, learnAll } from '#quiz/learning/learn.ts'
import { type Learner, NEW_LEARNER, type SkillState } from '#quiz/learning/learner.ts'
import { worthOf } from '#quiz/learning/worth.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import { isSkillId, type SkillId } from '#quiz/skills.ts'
import type { Database, Tables, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockProgress, type ProgressRow } from '#server/progress/progress.ts'

const DAY_MS = 86_400_000

type AnswerRow = Pick<
  Selectable<Tables['answers']>,
  | 'issue_id'
  | 'question_id'
  | 'is_correct'
  | 'answered_at'
  | 'is_sure'
  | 'local_day'
  | 'hints_taken'
  | 'second_correct'
  | 'given_at'
>
type StateRow = Selectable<Tables['skill_states']>

/** Returns the day by UTC, counted from 1970. */
export function utcDay(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS)
}

/**
 * Returns the local calendar day that a browser names, if there is a place on Earth where it is that day
 * at the moment; else the day by UTC.
 */
export function localDayAt(milliseconds: number, claimed: number | undefined): number {
  const day = utcDay(milliseconds)
  return claimed !== undefined && Math.abs(claimed - day) <= 1 ? claimed : day
}

/** The effect of an answer on a learner. */
export type Learned = {
  /** By how much all answers have moved the skills that were never asked; null when the states are to be folded again. */
  readonly drift: number | null
  /** The changed states, to be stored with the totals. */
  readonly states: readonly StateRow[]
}

/**
 * Returns the effect of one answer that has just been stored, in its transaction, while the totals are
 * locked and before they count it. An answer that was given before others have come has none here: all are folded
 * again when the states are read next, once for many such answers.
 */
export async function learnAnswer(
  transaction: Transaction,
  before: ProgressRow,
  answer: AnswerRow,
): Promise<Learned> {
  const userId = before.user_id
  if (answer.given_at !== null && (await isOvertaken(transaction, userId, answer.given_at))) {
    return { drift: null, states: [] }
  }
  if (before.states_version !== before.version) {
    return { drift: await foldAgain(transaction, userId), states: [] }
  }
  const read = skillAnswer(answer)
  if (read === null) return { drift: before.skill_drift, states: [] }
  const skills = await findStates(transaction, userId, [read.skill, ...needsOf(read.skill)])
  const after = learn({ skills, drift: before.skill_drift }, read)
  return { drift: after.drift, states: rowsOf(userId, after.skills) }
}

/** Whether an answer that came after this moment was given after it, too. */
async function isOvertaken(
  transaction: Transaction,
  userId: string,
  givenAt: Date,
): Promise<boolean> {
  const later = await transaction
    .selectFrom('answers')
    .select('issue_id')
    .where('user_id', '=', userId)
    .where('answered_at', '>=', givenAt)
    .where((is) => is.or([is('given_at', 'is', null), is('given_at', '>=', givenAt)]))
    .limit(2)
    .execute()
  // One of them is the answer itself.
  return later.length > 1
}

/** Returns the beginning of a statement that stores states too. */
export function withStates(
  transaction: Transaction,
  states: readonly StateRow[],
): QueryCreator<Tables> {
  if (states.length === 0) return transaction
  return transaction.with('states', (query) => upsert(query, states))
}

/**
 * Returns the skill states of a user. Folds the answers again if new ones have come. The states come as
 * one JSON value, which is read faster than a row for each skill.
 */
export async function findLearner(database: Database, userId: string): Promise<Learner> {
  const row = await database
    .selectFrom('user_progress')
    .select((progress) => [
      'version',
      'states_version',
      'skill_drift',
      jsonArrayFrom(
        progress.selectFrom('skill_states').selectAll().where('user_id', '=', userId),
      ).as('states'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return NEW_LEARNER
  if (row.version !== row.states_version) return rebuildStates(database, userId)
  return { skills: statesOf(row.states), drift: row.skill_drift }
}

/** Rebuilds the states of a user from all stored answers, and returns them. */
export async function rebuildStates(database: Database, userId: string): Promise<Learner> {
  return inTransaction(database, async (transaction) => {
    await lockProgress(transaction, userId)
    const drift = await foldAgain(transaction, userId)
    await transaction
      .updateTable('user_progress')
      .set((set) => ({ skill_drift: drift, states_version: set.ref('version') }))
      .where('user_id', '=', userId)
      .execute()
    return { skills: await findStates(transaction, userId), drift }
  })
}

/**
 * Makes the states of one account, or of all accounts with answers, again for an operator.
 * @param email the address of the account; null for all accounts
 * @returns the number of accounts, or null when no account has this address
 */
export async function rebuildStatesOf(
  database: Database,
  email: string | null,
): Promise<{ readonly accounts: number; readonly changes: readonly [] } | null> {
  const users = database.selectFrom('users').select('id')
  const found = email === null ? users : users.where('email', '=', email.trim().toLowerCase())
  if (email !== null && (await found.executeTakeFirst()) === undefined) return null
  const rows = await database
    .selectFrom('user_progress')
    .select('user_id')
    .where('user_id', 'in', found)
    .execute()
  for (const { user_id } of rows) {
    // Each in a transaction of its own, so that no answer waits for long.
    // oxlint-disable-next-line no-await-in-loop
    await rebuildStates(database, user_id)
  }
  return { accounts: rows.length, changes: [] }
}

async function foldAgain(transaction: Transaction, userId: string): Promise<number> {
  const rows = await transaction
    .selectFrom('answers')
    .select([
      'issue_id',
      'question_id',
      'is_correct',
      'answered_at',
      'is_sure',
      'local_day',
      'hints_taken',
      'second_correct',
      'given_at',
    ])
    .where('user_id', '=', userId)
    .execute()
  const { skills, drift } = learnAll(rows.flatMap((row) => skillAnswer(row) ?? []))
  await transaction.deleteFrom('skill_states').where('user_id', '=', userId).execute()
  await saveStates(transaction, userId, skills)
  return drift
}

function skillAnswer(row: AnswerRow): SkillAnswer | null {
  const practiced = practicedBy(row.question_id)
  if (practiced === null) return null
  const at = (row.given_at ?? row.answered_at).getTime()
  return {
    id: row.issue_id,
    at,
    day: row.local_day ?? utcDay(at),
    ...practiced,
    right: worthOf({
      isCorrect: row.is_correct,
      hintsTaken: row.hints_taken,
      isSecondCorrect: row.second_correct ?? false,
    }),
    isSure: row.is_sure,
  }
}

async function findStates(
  database: Database | Transaction,
  userId: string,
  only?: readonly SkillId[],
): Promise<ReadonlyMap<SkillId, SkillState>> {
  const rows = await database
    .selectFrom('skill_states')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('skill_id', 'in', [...(only ?? [])]))
    .execute()
  return statesOf(rows)
}

function statesOf(rows: readonly StateRow[]): ReadonlyMap<SkillId, SkillState> {
  return new Map(
    rows.flatMap(({ user_id: _user, skill_id, ...state }) =>
      isSkillId(skill_id) ? [[skill_id, fromWire(state)] as const] : [],
    ),
  )
}

async function saveStates(
  transaction: Transaction,
  userId: string,
  skills: ReadonlyMap<SkillId, SkillState>,
): Promise<void> {
  const rows = rowsOf(userId, skills)
  if (rows.length > 0) await upsert(transaction, rows).execute()
}

function rowsOf(userId: string, skills: ReadonlyMap<SkillId, SkillState>): readonly StateRow[] {
  return [...skills].map(([skill_id, state]) => ({ user_id: userId, skill_id, ...toWire(state) }))
}

function upsert(query: QueryCreator<Tables>, rows: readonly StateRow[]) {
  return query
    .insertInto('skill_states')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'skill_id']).doUpdateSet({
        answered: sql`excluded.answered`,
        ability: sql`excluded.ability`,
        half_life: sql`excluded.half_life`,
        last_day: sql`excluded.last_day`,
        right_days: sql`excluded.right_days`,
        last_right_day: sql`excluded.last_right_day`,
        sure_mistake: sql`excluded.sure_mistake`,
      }),
    )
}
