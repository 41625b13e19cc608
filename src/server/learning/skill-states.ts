import { type RawBuilder, type Selectable, sql } from 'kysely'

import { fromWire, toWire } from '#contract/wire/naming.ts'
import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { learn, learnAll } from '#quiz/learning/learn.ts'
import {
  joined,
  type Learner,
  learnerOf,
  NEW_LEARNER,
  type SkillState,
} from '#quiz/learning/learner.ts'
import { LEARNING_MODEL } from '#quiz/learning/parameters.ts'
import { worthOf } from '#quiz/learning/worth.ts'
import { shortAnswers } from '#quiz/practice/short-answers.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import { isSkillId, type SkillId } from '#quiz/skills.ts'
import type { Database, Tables, Transaction } from '#server/platform/database/database.ts'
import { givenRows } from '#server/platform/database/given-rows.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'
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

/** The totals of a user as far as they tell of the states, with these as `findLearner` asks for them. */
type LearnerRow = Pick<
  ProgressRow,
  'version' | 'folded_version' | 'folded_model' | 'skill_drift'
> & {
  readonly states: readonly StateValues[] | null
}
type StateValues = readonly [
  skill: string,
  answered: number,
  ability: number,
  halfLife: number,
  lastDay: number | null,
  rightDays: number,
  lastRightDay: number | null,
  sureMistake: boolean,
]

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

const TO_BE_FOLDED: Learned = { drift: null, states: [] }

/**
 * Returns the effect of one answer, in the transaction that stores it, while the totals are locked and before they
 * count it. An answer has none here that was given before others have come, nor has one behind such an answer: all are
 * folded again when the states are read next, once for many answers.
 */
export async function learnAnswer(
  transaction: Transaction,
  before: ProgressRow,
  answer: AnswerRow,
): Promise<Learned> {
  const userId = before.user_id
  if (!isFolded(before)) return TO_BE_FOLDED
  if (answer.given_at !== null && (await isOvertaken(transaction, userId, answer.given_at))) {
    return TO_BE_FOLDED
  }
  const read = skillAnswer(answer)
  if (read === null) return { drift: before.skill_drift, states: [] }
  const skills = await findStatesOf(transaction, userId, [read.skill, ...needsOf(read.skill)])
  const after = learn({ skills, drift: before.skill_drift }, read)
  return { drift: after.drift, states: rowsOf(userId, after.skills) }
}

/** Whether an answer that has come after this moment was given after it, too. */
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
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** The columns of the totals that tell of the states, as an answer changes them that raises the version by one. */
export function foldedColumns({ drift }: Learned): RawBuilder<unknown> {
  const isLeft = drift === null
  return sql`
    skill_drift = coalesce(${drift}, skill_drift),
    states_version = case when ${isLeft} then states_version else version + 1 end,
    folded_version = case when ${isLeft} then folded_version else version + 1 end,
    folded_model = case when ${isLeft} then folded_model else ${LEARNING_MODEL}::integer end
  `
}

/** Whether the states are those of the totals, folded by this model. A server of another version cannot say so. */
function isFolded({
  version,
  folded_version,
  folded_model,
}: Pick<ProgressRow, 'version' | 'folded_version' | 'folded_model'>): boolean {
  return folded_version === version && folded_model === LEARNING_MODEL
}

const stateColumns = {
  user_id: 'uuid',
  skill_id: 'text',
  answered: 'integer',
  ability: 'float8',
  half_life: 'float8',
  last_day: 'integer',
  right_days: 'integer',
  last_right_day: 'integer',
  sure_mistake: 'boolean',
} as const

/** Stores states, as a part of a statement or as one of its own. */
export function storedStates(states: readonly StateRow[]): RawBuilder<unknown> {
  return sql`
    insert into skill_states (
      user_id, skill_id, answered, ability, half_life, last_day, right_days, last_right_day,
      sure_mistake
    )
    select * from ${givenRows('new', states, stateColumns)}
    on conflict (user_id, skill_id) do update set
      answered = excluded.answered, ability = excluded.ability, half_life = excluded.half_life,
      last_day = excluded.last_day, right_days = excluded.right_days,
      last_right_day = excluded.last_right_day, sure_mistake = excluded.sure_mistake
  `
}

/**
 * Returns the skill states of a user. Folds the answers again if new ones have come. The states come as one JSON value
 * without names, which is read faster than a row for each skill.
 */
export async function findLearner(database: Database, userId: string): Promise<Learner> {
  const { rows } = await sql<LearnerRow>`
    ${prepared('find learner')} select
      version, folded_version, folded_model, skill_drift,
      (
        select json_agg(json_build_array(
          skill_id, answered, ability, half_life, last_day, right_days, last_right_day, sure_mistake
        ))
        from skill_states where user_id = user_progress.user_id
      ) as states
    from user_progress where user_id = ${userId}
  `.execute(database)
  const [row] = rows
  if (row === undefined) return NEW_LEARNER
  if (!isFolded(row)) return rebuildStates(database, userId)
  return { skills: new Map((row.states ?? []).flatMap(stateIn)), drift: row.skill_drift }
}

/** Rebuilds the states of a user from all stored answers, and returns them. */
export async function rebuildStates(database: Database, userId: string): Promise<Learner> {
  return inTransaction(database, async (transaction) => {
    await lockProgress(transaction, userId)
    const learner = await foldAgain(transaction, userId)
    await transaction
      .updateTable('user_progress')
      .set((set) => ({
        skill_drift: learner.drift,
        states_version: set.ref('version'),
        folded_version: set.ref('version'),
        folded_model: LEARNING_MODEL,
      }))
      .where('user_id', '=', userId)
      .execute()
    return learner
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

async function foldAgain(transaction: Transaction, userId: string): Promise<Learner> {
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
  const past = await findPast(transaction, userId)
  const learner = learnAll(
    [...past.answers, ...rows.flatMap((row) => skillAnswer(row) ?? [])],
    undefined,
    past.start,
  )
  await transaction.deleteFrom('skill_states').where('user_id', '=', userId).execute()
  await storedStates(rowsOf(userId, learner.skills)).execute(transaction)
  return learner
}

/** The answers of a guest that are here in their short form, and the learner before them. */
async function findPast(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly answers: readonly SkillAnswer[]; readonly start: Learner }> {
  const rows = await transaction
    .selectFrom('past_answers')
    .select(['answers', 'start', 'clock_ahead'])
    .where('user_id', '=', userId)
    .execute()
  const starts = rows.flatMap(({ start }) => (start === '' ? [] : [learnerOf(start)]))
  return {
    answers: rows.flatMap(({ answers, clock_ahead }) => shortSkillAnswers(answers, clock_ahead)),
    start: starts.reduce(joined, NEW_LEARNER),
  }
}

function shortSkillAnswers(text: string, clockAhead: number): readonly SkillAnswer[] {
  return shortAnswers(text).flatMap(({ template, isCorrect, isHard = false, isSure, ...when }) => {
    const practiced = practicedBy(`${template}.1.0`)
    if (practiced === null) return []
    const at = when.timestamp - clockAhead
    return [
      {
        // By the clock of its browser, so that it is the same from wherever it is brought.
        id: `${when.timestamp} ${template}`,
        at,
        day: localDayAt(at, when.day),
        ...practiced,
        right: worthOf({
          isCorrect,
          hintsTaken: isHard ? 1 : 0,
          isSecondCorrect: isHard && !isCorrect,
        }),
        isSure: isSure ?? null,
      },
    ]
  })
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

/** The states of some skills. */
async function findStatesOf(
  transaction: Transaction,
  userId: string,
  skills: readonly SkillId[],
): Promise<ReadonlyMap<SkillId, SkillState>> {
  const wanted = skills.map((skill_id) => ({ skill_id }))
  const { rows } = await sql<StateRow>`
    ${prepared('find skill states')} select
      user_id, skill_id, answered, ability, half_life, last_day, right_days, last_right_day,
      sure_mistake
    from skill_states
    where user_id = ${userId}
      and skill_id in (select skill_id from ${givenRows('wanted', wanted, { skill_id: 'text' })})
  `.execute(transaction)
  return statesOf(rows)
}

function statesOf(rows: readonly StateRow[]): ReadonlyMap<SkillId, SkillState> {
  return new Map(
    rows.flatMap(({ user_id: _user, skill_id, ...state }) =>
      isSkillId(skill_id) ? [[skill_id, fromWire(state)] as const] : [],
    ),
  )
}

function stateIn([
  skill,
  answered,
  ability,
  halfLife,
  lastDay,
  rightDays,
  lastRightDay,
  sureMistake,
]: StateValues): readonly (readonly [SkillId, SkillState])[] {
  if (!isSkillId(skill)) return []
  return [[skill, { answered, ability, halfLife, lastDay, rightDays, lastRightDay, sureMistake }]]
}

function rowsOf(userId: string, skills: ReadonlyMap<SkillId, SkillState>): readonly StateRow[] {
  return [...skills].map(([skill_id, state]) => ({ user_id: userId, skill_id, ...toWire(state) }))
}
