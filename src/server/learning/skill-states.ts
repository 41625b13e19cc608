import { type Selectable, sql } from 'kysely'

import { fromWire, toWire } from '#contract/wire/naming.ts'
import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { learn, learnAll } from '#quiz/learning/learn.ts'
import type { Learner, SkillState } from '#quiz/learning/learner.ts'
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

/**
 * Changes the states by one answer that has just been stored, in its transaction, while the totals are
 * locked and before they count it. An answer that was given before others have come is not added: all are folded again when
 * the states are read next, once for many such answers.
 * @returns the drift, which the totals hold; null when the states are to be folded again
 */
export async function learnAnswer(
  transaction: Transaction,
  before: ProgressRow,
  answer: AnswerRow,
): Promise<number | null> {
  const userId = before.user_id
  if (answer.given_at !== null && (await isOvertaken(transaction, userId, answer.given_at)))
    return null
  if (before.states_version !== before.version) return foldAgain(transaction, userId)
  const read = skillAnswer(answer)
  if (read === null) return before.skill_drift
  const skills = await findStates(transaction, userId, [read.skill, ...needsOf(read.skill)])
  const after = learn({ skills, drift: before.skill_drift }, read)
  await saveStates(transaction, userId, after.skills)
  return after.drift
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

/** Returns the skill states of a user. Folds the answers again if new ones have come. */
export async function findLearner(database: Database, userId: string): Promise<Learner> {
  const row = await database
    .selectFrom('user_progress')
    .select(['version', 'states_version', 'skill_drift'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row !== undefined && row.version !== row.states_version) {
    return rebuildStates(database, userId)
  }
  return { skills: await findStates(database, userId), drift: row?.skill_drift ?? 0 }
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
  const rows: StateRow[] = [...skills].map(([skill_id, state]) => ({
    user_id: userId,
    skill_id,
    ...toWire(state),
  }))
  if (rows.length === 0) return
  await transaction
    .insertInto('skill_states')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'skill_id']).doUpdateSet({
        answered: sql`excluded.answered`,
        ability: sql`excluded.ability`,
        half_life: sql`excluded.half_life`,
        last_day: sql`excluded.last_day`,
        right_days: sql`excluded.right_days`,
        last_right_day: sql`excluded.last_right_day`,
      }),
    )
    .execute()
}
