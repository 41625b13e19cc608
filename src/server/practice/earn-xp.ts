import { sql } from 'kysely'

import type { NoXp } from '#contract/practice.ts'
import { isPaceOfReader, PACE_ANSWERS, type TimedAnswer } from '#quiz/practice/pace.ts'
import { shortestReadingMs } from '#quiz/practice/reading-time.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { awardXp } from '#server/leaderboard/award-xp.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/** XP for a right answer; a wrong one costs as much. */
const PRACTICE_XP = 10
/** XP that practice can give in a day, UTC. */
const DAILY_XP = 2000

const DAY_MS = 24 * 60 * 60 * 1000
/** A pace needs the latest questions again with each answer, and a question takes 0.15 ms to make. */
const KNOWN_MOST = 20_000
const known = new Map<string, number>()

type Deed = {
  readonly userId: string
  readonly issueId: string
  readonly issued: {
    readonly question_id: string
    readonly issued_at: Date
    readonly opened_at: Date | null
  }
  /** Whether the user has chosen a question that they have answered before. */
  readonly isKnown: boolean
  readonly isCorrect: boolean
  /** The time that the answer took. */
  readonly milliseconds: number
  readonly now: number
}

/** By how much an answer changed the XP of the season, and why it could not change them. */
export type Earned = { readonly xp: number; readonly noXp: NoXp | null }

/**
 * Awards XP for an answer that is about to be stored. An answer that comes faster than its question can be
 * read, since the question was opened or since the answer before, moves no XP in either direction, nor does
 * one at the pace of a program.
 */
export async function earnXp(transaction: Transaction, deed: Deed): Promise<Earned> {
  const noXp = await reasonAgainst(transaction, deed)
  if (noXp !== null) return { xp: 0, noXp }
  const { userId, issueId, isCorrect, now } = deed
  const amount = isCorrect ? PRACTICE_XP : -PRACTICE_XP
  const awards = [{ userId, kind: 'practice' as const, reference: issueId, amount }]
  return { xp: (await awardXp(transaction, awards, now)).get(userId) ?? 0, noXp: null }
}

/** Returns the latest answers of a user that the server has timed, the newest first. */
export async function latestAnswers(transaction: Transaction, userId: string, most: number) {
  return transaction
    .selectFrom('answers')
    .select(['answered_at', 'question_id', 'milliseconds'])
    .where('user_id', '=', userId)
    .where('is_verified', '=', true)
    .orderBy('answered_at', 'desc')
    .limit(most)
    .execute()
}

async function reasonAgainst(transaction: Transaction, deed: Deed): Promise<NoXp | null> {
  const { userId, issued, isKnown, milliseconds, now } = deed
  if (isKnown) return 'answered_before'
  const shortest = shortestOf(issued.question_id)
  const readBefore = now - shortest
  const onScreenAt = issued.opened_at ?? issued.issued_at
  if (onScreenAt.getTime() > readBefore) return 'opened_just_before'
  const latest = await latestAnswers(transaction, userId, PACE_ANSWERS - 1)
  const answeredAt = latest[0]?.answered_at ?? null
  if (answeredAt !== null && answeredAt.getTime() > readBefore) return 'answered_just_before'
  const sinceLast = answeredAt === null ? milliseconds : now - answeredAt.getTime()
  const pace: readonly TimedAnswer[] = [
    { milliseconds: Math.min(milliseconds, sinceLast), shortest },
    ...latest.map((one) => ({
      milliseconds: one.milliseconds,
      shortest: shortestOf(one.question_id),
    })),
  ]
  if (!isPaceOfReader(pace)) return 'answered_just_before'
  return (await wonToday(transaction, userId, now)) >= DAILY_XP ? 'daily_limit' : null
}

async function wonToday(transaction: Transaction, userId: string, now: number): Promise<number> {
  const { won } = await transaction
    .selectFrom('xp_ledger')
    .select((select) => sql<number>`coalesce(${select.fn.sum('applied')}, 0)::int`.as('won'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'practice')
    .where('applied', '>', 0)
    .where('awarded_at', '>=', new Date(now - (now % DAY_MS)))
    .executeTakeFirstOrThrow()
  return won
}

/** Infinite for a question that this version cannot make. */
function shortestOf(questionId: string): number {
  const found = known.get(questionId)
  if (found !== undefined) return found
  const question = questionOf(questionId)
  const shortest = question === null ? Infinity : shortestReadingMs(question)
  if (known.size >= KNOWN_MOST) known.clear()
  known.set(questionId, shortest)
  return shortest
}
