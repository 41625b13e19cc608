import { type Selectable, sql } from 'kysely'
import { Lru } from 'toad-cache'

import type { IssuedQuestion } from '#contract/practice.ts'
import type { TemplateLookup } from '#quiz/bank.ts'
import { limitedTo, type Wish } from '#quiz/practice/question-types.ts'
import { type Asked, memoryOf, nextQuestions } from '#quiz/practice/selection.ts'
import type { Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database, Tables } from '#server/platform/database/database.ts'
import { givenRows } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { rightOption } from './judge-answer.ts'
import { keepQuestion, recentQuestionOf } from './recent-questions.ts'
import { shelfFor } from './shared-questions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An issued question may be answered this long: also by a phone that was offline for its holidays. */
const ISSUED_KEPT_MS = 30 * DAY_MS
/** The most open questions that are kept of one user, more than practice ever leaves. */
export const MAX_ISSUED = 10_000
/** How far back the choice of questions looks to avoid repeating elements. */
const REMEMBERED = 30

/** Learners wish for few different sets of question types and topics. */
const lookups = new Lru<TemplateLookup>(100)

/** The questions that were issued last to learners, the latest last, as far as this server knows. */
const latestOf = new Lru<Latest>(2000)

/** The latest questions of a learner, and the id under which the last of them was issued. */
type Latest = { readonly issueId: string; readonly questions: readonly Asked[] }

/** The parts of a server that practice needs. */
export type PracticeParts = {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
}

/**
 * Hands out the next questions to a user. Those issued long ago are forgotten. They are drawn after the
 * latest questions that this server remembers, and drawn again when the database knows later ones.
 */
export async function issueQuestions(
  { database, clock, random }: PracticeParts,
  userId: string,
  wish: Wish,
  count: number,
): Promise<readonly IssuedQuestion[]> {
  const now = clock()
  const known = latestOf.get(userId)
  if (known !== undefined) {
    const issued = await issueAfter(known.questions, known.issueId)
    if (issued !== null) return issued
  }
  return (await issueAfter(await latestIssued(database, userId), null)) ?? []

  async function issueAfter(
    latest: readonly Asked[],
    after: string | null,
  ): Promise<readonly IssuedQuestion[] | null> {
    const questions = drawQuestions(wish, userId, latest, random, count)
    const ids = questions.map(({ id }) => id)
    const rows = rowsOf(random, userId, ids, now)
    if (!(await storeIssued(database, userId, rows, now, after))) return null
    for (const question of questions) keepQuestion(question)
    const last = rows.at(-1)
    if (last !== undefined) {
      const asked = questions.map(({ id, category, difficulty, element }) => {
        return { id, category, difficulty, element }
      })
      latestOf.set(userId, {
        issueId: last.issue_id,
        questions: [...latest, ...asked].slice(-REMEMBERED),
      })
    }
    return rows.map(({ issue_id, question_id }) => ({ issue_id, question_id }))
  }
}

/**
 * Hands out these questions to a user.
 * @param isChosen whether the user could choose them: what was answered before then gives no XP
 */
export async function issueAll(
  { database, random }: Omit<PracticeParts, 'clock'>,
  userId: string,
  ids: readonly string[],
  now: number,
  isChosen = false,
): Promise<readonly IssuedQuestion[]> {
  const rows = rowsOf(random, userId, ids, now, isChosen)
  await storeIssued(database, userId, rows, now, null)
  return rows.map(({ issue_id, question_id }) => ({ issue_id, question_id }))
}

function rowsOf(
  random: Random,
  userId: string,
  ids: readonly string[],
  now: number,
  isChosen = false,
): readonly IssuedColumns[] {
  return ids.map((questionId, place) => ({
    user_id: userId,
    issue_id: random.uuid(),
    question_id: questionId,
    place,
    issued_at: new Date(now),
    is_chosen: isChosen,
  }))
}

/**
 * Hands out a question that the user has bookmarked, to be answered again like any other.
 * @throws Problem `not_found` when the user has no such bookmark
 */
export async function issueBookmarked(
  { database, clock, random }: PracticeParts,
  userId: string,
  questionId: string,
): Promise<IssuedQuestion> {
  const bookmark = await database
    .selectFrom('bookmarks')
    .select('item')
    .where('user_id', '=', userId)
    .where('kind', '=', 'question')
    .where('item', '=', questionId)
    .executeTakeFirst()
  if (bookmark === undefined || rightOption(questionId) === null) {
    throw new Problem('not_found', 'There is no such bookmark.')
  }
  const [issued] = await issueAll({ database, random }, userId, [questionId], clock(), true)
  if (issued === undefined) throw unmade(questionId)
  return issued
}

/**
 * Notes that an issued question is on screen. Only the first time counts.
 * @throws Problem `not_found` when it was not issued to this user
 */
export async function openQuestion(
  { database, clock }: PracticeParts,
  userId: string,
  issueId: string,
): Promise<void> {
  const { rows } = await sql`
    ${prepared('open question')} update issued_questions
    set opened_at = coalesce(opened_at, ${new Date(clock())})
    where user_id = ${userId} and issue_id = ${issueId}
    returning issue_id
  `.execute(database)
  if (rows.length === 0) throw neverIssued()
}

function drawQuestions(
  wish: Wish,
  userId: string,
  latest: readonly Asked[],
  random: Random,
  count: number,
): readonly Question[] {
  const { draw, take } = shelfFor(userId)
  const memory = memoryOf(latest)
  const questions = nextQuestions(wish, memory, random.fraction, templatesOf(wish), count, draw)
  for (const question of questions) take(question)
  return questions
}

/** The templates that fit a wish. */
function templatesOf({ questionTypes, topics = [] }: Wish): TemplateLookup {
  const name = [...questionTypes, '/', ...topics].join()
  const known = lookups.get(name)
  if (known !== undefined) return known
  const { templatesFor } = limitedTo(wholeBank, questionTypes)
  const pools = new Map<string, readonly Template[]>()
  const lookup: TemplateLookup = (category, difficulty) => {
    const pool = `${category}/${difficulty}`
    const templates = pools.get(pool) ?? templatesFor(category, difficulty, topics)
    pools.set(pool, templates)
    return templates
  }
  lookups.set(name, lookup)
  return lookup
}

/** Reads the questions that were issued last to a user, the latest last. */
async function latestIssued(database: Database, userId: string): Promise<readonly Asked[]> {
  const { rows } = await sql<Pick<IssuedRow, 'question_id'>>`
    ${prepared('last issued')} select question_id from issued_questions
    where user_id = ${userId}
    order by issued_at desc, place desc limit ${REMEMBERED}
  `.execute(database)
  return rows
    .toReversed()
    .map((row) => recentQuestionOf(row.question_id))
    .filter((question) => question !== null)
}

type IssuedRow = Selectable<Tables['issued_questions']>

const issuedColumns = {
  user_id: 'uuid',
  issue_id: 'uuid',
  question_id: 'text',
  place: 'integer',
  issued_at: 'timestamptz',
  is_chosen: 'boolean',
} as const

type IssuedColumns = Pick<IssuedRow, keyof typeof issuedColumns>

/**
 * Stores issued questions. The same statement deletes those issued long ago, and those behind the newest; it does not
 * see the new ones, which have their room.
 * @param after stores them only if the user's latest question was issued under this id; null in any case
 * @returns whether they are stored
 */
async function storeIssued(
  database: Database,
  userId: string,
  rows: readonly IssuedColumns[],
  now: number,
  after: string | null,
): Promise<boolean> {
  const { rows: stored } = await sql`
    ${prepared('issue questions')} with issued as (
      insert into issued_questions (user_id, issue_id, question_id, place, issued_at, is_chosen)
      select * from ${givenRows('new', rows, issuedColumns)}
      where ${after}::uuid is null or ${after}::uuid = (
        select issue_id from issued_questions where user_id = ${userId}
        order by issued_at desc, place desc limit 1
      )
      returning 1
    ), forgotten as (
      delete from issued_questions where user_id = ${userId} and (
        issued_at < ${new Date(now - ISSUED_KEPT_MS)}
        or issued_at <= (
          select issued_at from issued_questions where user_id = ${userId}
          order by issued_at desc offset ${MAX_ISSUED - rows.length} limit 1
        )
      )
    )
    select from issued limit 1
  `.execute(database)
  return stored.length > 0 || rows.length === 0
}

/** The id of an issued question that this version of the bank cannot make. */
export function unmade(questionId: string): Error {
  return new Error(`The issued question ${questionId} cannot be made again.`)
}

/** The refusal of a question that was not issued to the user. */
export function neverIssued(): Problem {
  return new Problem('not_found', 'There is no such question to answer.')
}
