import { Lru } from 'toad-cache'

import type { NoXp } from '#contract/practice.ts'
import { isPaceOfReader } from '#quiz/practice/pace.ts'
import { shortestReadingMs } from '#quiz/practice/reading-time.ts'
import { awardXp } from '#server/leaderboard/award-xp.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { AnswerFacts } from './answer-facts.ts'
import { recentQuestionOf } from './recent-questions.ts'

/** XP for a right answer; a wrong one costs as much. */
const PRACTICE_XP = 10
/** XP that practice can give in a day, UTC. */
const DAILY_XP = 2000

/** A pace needs the latest questions again with each answer, and a question takes 0.15 ms to make. */
const MAX_KNOWN = 20_000
const known = new Lru<number>(MAX_KNOWN)

type Deed = {
  readonly userId: string
  readonly issueId: string
  readonly facts: AnswerFacts
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
  const noXp = reasonAgainst(deed)
  if (noXp !== null) return { xp: 0, noXp }
  const { userId, issueId, isCorrect, now } = deed
  const amount = isCorrect ? PRACTICE_XP : -PRACTICE_XP
  const awards = [{ userId, kind: 'practice' as const, reference: issueId, amount }]
  return { xp: (await awardXp(transaction, awards, now)).get(userId) ?? 0, noXp: null }
}

function reasonAgainst({ facts, isCorrect, milliseconds, now }: Deed): NoXp | null {
  if (facts.isKnown) return 'answered_before'
  const shortest = shortestOf(facts.questionId)
  const readBefore = now - shortest
  const onScreenAt = facts.openedAt ?? facts.issuedAt
  if (onScreenAt.getTime() > readBefore) return 'opened_just_before'
  const { lastAnswerAt, latest } = facts
  if (lastAnswerAt !== null && lastAnswerAt.getTime() > readBefore) return 'answered_just_before'
  const sinceLast = lastAnswerAt === null ? milliseconds : now - lastAnswerAt.getTime()
  const isByReader = isPaceOfReader([
    { milliseconds: Math.min(milliseconds, sinceLast), shortest, isRight: isCorrect },
    ...latest.map(([questionId, taken, isRight]) => ({
      milliseconds: taken,
      shortest: shortestOf(questionId),
      isRight,
    })),
  ])
  if (!isByReader) return 'answered_just_before'
  return facts.wonToday >= DAILY_XP ? 'daily_limit' : null
}

/** Infinite for a question that this version cannot make. */
function shortestOf(questionId: string): number {
  const found = known.get(questionId)
  if (found !== undefined) return found
  const question = recentQuestionOf(questionId)
  const shortest = question === null ? Infinity : shortestReadingMs(question)
  known.set(questionId, shortest)
  return shortest
}
