import { type Selectable, sql } from 'kysely'
import { Lru } from 'toad-cache'

import { type IssuedQuestion, LATE_MS, type NoXp } from '#contract/practice.ts'
import type { StoredAnswer, UserProgress } from '#contract/progress.ts'
import { fromWire, toWire } from '#contract/wire/naming.ts'
import type { TemplateLookup } from '#quiz/bank.ts'
import { limitedTo, type Wish } from '#quiz/practice/question-types.ts'
import { emptyMemory, type Memory, nextQuestion, remember } from '#quiz/practice/selection.ts'
import { LONGEST_MS } from '#quiz/practice/session.ts'
import { streaksAfter } from '#quiz/practice/statistics.ts'
import type { Template } from '#quiz/template.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import {
  learnAnswer,
  foldedColumns,
  type Learned,
  localDayAt,
  storedStates,
} from '#server/learning/skill-states.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database, Tables, Transaction } from '#server/platform/database/database.ts'
import { givenRows } from '#server/platform/database/given-rows.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'
import { Problem } from '#server/platform/http/problem.ts'
import {
  answerOf,
  lockProgress,
  progressColumns,
  type ProgressRow,
  progressOf,
} from '#server/progress/progress.ts'

import { type AnswerFacts, findFacts } from './answer-facts.ts'
import { earnXp } from './earn-xp.ts'
import { type GivenAnswer, judgeAnswer, judgeSecondTry, rightOption } from './judge-answer.ts'
import { keepQuestion, recentQuestionOf } from './recent-questions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An issued question may be answered this long: also by a phone that was offline for its holidays. */
const ISSUED_KEPT_MS = 30 * DAY_MS
/** The most open questions that are kept of one user, more than practice ever leaves. */
export const ISSUED_MOST = 10_000
/** How far back the choice of questions looks to avoid repeating elements. */
const REMEMBERED = 30

/** Learners wish for few different sets of question types and topics. */
const lookups = new Lru<TemplateLookup>(100)

type PracticeParts = {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
}

/** The browser's claims about an answer beside the choice. */
type Said = {
  readonly isSure?: boolean | undefined
  /** The calendar day where the learner is, counted from 1970. */
  readonly localDay?: number | undefined
  /** Milliseconds since it was given. */
  readonly agoMs?: number | undefined
  /** Hints that were shown before the answer. */
  readonly hintsTaken?: number | undefined
  /** The second try after a wrong answer, which may come later than the answer. */
  readonly secondResponse?: string | undefined
}

/** A judged answer, and its effects. */
export type Judged = {
  readonly answer: StoredAnswer
  /** The index of the right option. */
  readonly correctAnswer: number
  /** By how much it changed the XP of the season. */
  readonly xp: number
  /** Why it could not change them; null for an answer of a server of the previous version, too. */
  readonly noXp: NoXp | null
  readonly progress: UserProgress
  /** An earlier request has brought this answer already. */
  readonly isRepeat: boolean
  /** This request has brought the answer, or the second try that belongs to it. */
  readonly isChange: boolean
}

/** Hands out the next questions to a user. Those issued long ago are forgotten. */
export async function issueQuestions(
  { database, clock, random }: PracticeParts,
  userId: string,
  wish: Wish,
  count: number,
): Promise<readonly IssuedQuestion[]> {
  const now = clock()
  const ids = drawQuestions(wish, await rememberedBy(database, userId), random, count)
  return issueAll({ database, random }, userId, ids, now)
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
  const rows = ids.map((questionId, place) => ({
    user_id: userId,
    issue_id: random.uuid(),
    question_id: questionId,
    place,
    issued_at: new Date(now),
    is_chosen: isChosen,
  }))
  await storeIssued(database, userId, rows, now)
  return rows.map(({ issue_id, question_id }) => ({ issue_id, question_id }))
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

/**
 * Judges an answer from the id of its question, and stores answer, totals, streak and XP in one
 * transaction. An answer that is already there stays; its first result is given again.
 * @throws Problem `not_found` when the question was not issued to this user
 * @throws Problem `invalid_input` for an answer that the question does not take: it stays open
 */
export async function answerQuestion(
  { database, clock }: PracticeParts,
  userId: string,
  issueId: string,
  given: GivenAnswer,
  said: Said = {},
): Promise<Judged> {
  const now = clock()
  return inTransaction(database, async (transaction) => {
    // This lock makes all answers of one user wait for each other.
    const before = await lockProgress(transaction, userId)
    const facts = await findFacts(transaction, userId, issueId, now)
    if (facts === null) throw neverIssued()
    if (facts === 'answered') {
      const stored = await findAnswer(transaction, userId, issueId)
      const second = stored.second_response === null ? judgeSecond(stored, said) : null
      const after =
        second === null ? before : await saveSecond(transaction, before, issueId, second)
      return {
        answer: answerOf({ ...stored, ...second }),
        correctAnswer: correctOption(stored.question_id),
        xp: stored.xp,
        noXp: stored.no_xp,
        progress: progressOf(after),
        isRepeat: true,
        isChange: second !== null,
      }
    }
    const { questionId } = facts
    const answer = judgeAnswer(questionId, given)
    if (answer === null) throw unmade(questionId)
    const isCorrect = answer.is_correct
    const milliseconds = timeTaken(facts, now)
    const deed = { userId, issueId, facts, isCorrect, milliseconds, now }
    const { xp, noXp } = await earnXp(transaction, deed)
    const givenAt = givenBefore(now, facts.issuedAt, said.agoMs)
    const second = judgeSecond({ question_id: questionId, ...answer }, said)
    const row = {
      user_id: userId,
      issue_id: issueId,
      question_id: questionId,
      ...answer,
      milliseconds,
      answered_at: new Date(now),
      xp,
      is_sure: said.isSure ?? null,
      local_day: localDayAt(givenAt?.getTime() ?? now, said.localDay),
      no_xp: noXp,
      hints_taken: said.hintsTaken ?? 0,
      second_response: second === null ? null : JSON.stringify(second.second_response),
      second_correct: second?.second_correct ?? null,
      given_at: givenAt,
    }
    const learned = await learnAnswer(transaction, before, row)
    const progress = await storeAnswer(transaction, before, row, learned)
    return {
      answer: answerOf({
        ...row,
        response: given.response ?? null,
        second_response: second?.second_response ?? null,
      }),
      correctAnswer: correctOption(questionId),
      xp,
      noXp,
      progress,
      isRepeat: false,
      isChange: true,
    }
  })
}

/** A second try in the columns that store it. */
type Second = { readonly second_response: string; readonly second_correct: boolean }

/** Judges the second try after a wrong answer; null when there is none, and after a right answer. */
function judgeSecond(
  first: { readonly question_id: string; readonly is_correct: boolean },
  { secondResponse }: Said,
): Second | null {
  if (secondResponse === undefined || first.is_correct) return null
  return judgeSecondTry(first.question_id, secondResponse)
}

/**
 * Stores the second try of an answer. Totals, streak and XP know the first answer alone. What is known of
 * the learner changes by a right one: the states are folded again when they are read next.
 */
async function saveSecond(
  transaction: Transaction,
  { user_id }: ProgressRow,
  issueId: string,
  second: Second,
): Promise<ProgressRow> {
  await transaction
    .updateTable('answers')
    .set({ ...second, second_response: JSON.stringify(second.second_response) })
    .where('user_id', '=', user_id)
    .where('issue_id', '=', issueId)
    .execute()
  return transaction
    .updateTable('user_progress')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function drawQuestions(
  wish: Wish,
  remembered: Memory,
  random: Random,
  count: number,
): readonly string[] {
  const templatesFor = templatesOf(wish)
  const ids: string[] = []
  let memory = remembered
  while (ids.length < count) {
    const next = nextQuestion(wish, memory, random.fraction, templatesFor)
    memory = next.memory
    keepQuestion(next.question)
    ids.push(next.question.id)
  }
  return ids
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

async function rememberedBy(database: Database, userId: string): Promise<Memory> {
  const { rows } = await sql<Pick<IssuedRow, 'question_id'>>`
    ${prepared('last issued')} select question_id from issued_questions
    where user_id = ${userId}
    order by issued_at desc, place desc limit ${REMEMBERED}
  `.execute(database)
  return rows
    .toReversed()
    .map((row) => recentQuestionOf(row.question_id))
    .reduce((memory, question) => (question ? remember(memory, question) : memory), emptyMemory)
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

/**
 * Stores issued questions. The same statement deletes those issued long ago, and those behind the newest; it does not
 * see the new ones, which have their room.
 */
async function storeIssued(
  database: Database,
  userId: string,
  rows: readonly Pick<IssuedRow, keyof typeof issuedColumns>[],
  now: number,
): Promise<void> {
  await sql`
    ${prepared('issue questions')} with issued as (
      insert into issued_questions (user_id, issue_id, question_id, place, issued_at, is_chosen)
      select * from ${givenRows('new', rows, issuedColumns)}
    )
    delete from issued_questions where user_id = ${userId} and (
      issued_at < ${new Date(now - ISSUED_KEPT_MS)}
      or issued_at <= (
        select issued_at from issued_questions where user_id = ${userId}
        order by issued_at desc offset ${ISSUED_MOST - rows.length} limit 1
      )
    )
  `.execute(database)
}

function findAnswer(transaction: Transaction, userId: string, issueId: string) {
  return transaction
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow()
}

/** The moment at which a late answer was given, but not before its question was issued; null when it is not late. */
function givenBefore(now: number, issuedAt: Date, agoMs = 0): Date | null {
  return agoMs < LATE_MS ? null : new Date(Math.max(issuedAt.getTime(), now - agoMs))
}

/** Milliseconds by the server's clock, from the moment the question was on screen at the latest. */
function timeTaken({ issuedAt, openedAt, lastAnswerAt }: AnswerFacts, now: number): number {
  const onScreenAt = openedAt ?? lastAnswerAt ?? issuedAt
  const from = Math.max(onScreenAt.getTime(), issuedAt.getTime())
  return Math.min(Math.max(now - from, 0), LONGEST_MS)
}

type AnswerRow = Selectable<Tables['answers']>

/** Stores an answer and the states that it changed, and counts it in the totals. */
async function storeAnswer(
  transaction: Transaction,
  before: ProgressRow,
  answer: Omit<AnswerRow, 'is_verified'>,
  learned: Learned,
): Promise<UserProgress> {
  const right = answer.is_correct ? 1 : 0
  // The row is locked, so no other answer comes between.
  const streaks = Object.entries(toWire(streaksAfter(fromWire(before), answer.is_correct))).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<ProgressRow>`
    ${prepared('store answer')} with answered as (
      insert into answers (
        user_id, issue_id, question_id, selected_answer, response, is_correct, milliseconds, answered_at,
        xp, is_sure, local_day, no_xp, hints_taken, second_response, second_correct, given_at
      )
      values (
        ${answer.user_id}, ${answer.issue_id}, ${answer.question_id}, ${answer.selected_answer},
        ${answer.response}, ${answer.is_correct}, ${answer.milliseconds}, ${answer.answered_at},
        ${answer.xp}, ${answer.is_sure}, ${answer.local_day}, ${answer.no_xp}, ${answer.hints_taken},
        ${answer.second_response}, ${answer.second_correct}, ${answer.given_at}
      )
    ), states as (${storedStates(learned.states)})
    update user_progress set
      total_answered = total_answered + 1,
      correct_answers = correct_answers + ${right}::integer,
      incorrect_answers = incorrect_answers + ${1 - right}::integer,
      total_time_ms = total_time_ms + ${answer.milliseconds}::integer,
      ${sql.join(streaks)},
      version = version + 1,
      ${foldedColumns(learned)}
    where user_id = ${before.user_id}
    returning ${progressColumns}
  `.execute(transaction)
  const [row] = rows
  if (row === undefined) throw new Error('The locked totals are gone.')
  return progressOf(row)
}

function correctOption(questionId: string): number {
  const option = rightOption(questionId)
  if (option === null) throw unmade(questionId)
  return option
}

function unmade(questionId: string): Error {
  return new Error(`The issued question ${questionId} cannot be made again.`)
}

function neverIssued(): Problem {
  return new Problem('not_found', 'There is no such question to answer.')
}
