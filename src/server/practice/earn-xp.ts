import type { NoXp } from '#contract/practice.ts'
import { shortestReadingMs } from '#quiz/practice/reading-time.ts'
import { awardXp } from '#server/leaderboard/award-xp.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { AnswerFacts } from './answer-facts.ts'
import { recentQuestionOf } from './recent-questions.ts'

/** XP for a right answer; a wrong one costs as much. */
const PRACTICE_XP = 10
/** XP that practice can give in a day, UTC. */
const DAILY_XP = 2000

type Deed = {
  readonly userId: string
  readonly issueId: string
  readonly facts: AnswerFacts
  readonly isCorrect: boolean
  readonly now: number
}

/** By how much an answer changed the XP of the season, and why it could not change them. */
export type Earned = { readonly xp: number; readonly noXp: NoXp | null }

/**
 * Awards XP for an answer that is about to be stored. An answer that comes faster than its question can be
 * read, since the question was opened or since the answer before, moves no XP in either direction.
 */
export async function earnXp(transaction: Transaction, deed: Deed): Promise<Earned> {
  const noXp = reasonAgainst(deed)
  if (noXp !== null) return { xp: 0, noXp }
  const { userId, issueId, isCorrect, now } = deed
  const amount = isCorrect ? PRACTICE_XP : -PRACTICE_XP
  const awards = [{ userId, kind: 'practice' as const, reference: issueId, amount }]
  return { xp: (await awardXp(transaction, awards, now)).get(userId) ?? 0, noXp: null }
}

function reasonAgainst({ facts, now }: Deed): NoXp | null {
  if (facts.isKnown) return 'answered_before'
  const question = recentQuestionOf(facts.questionId)
  const readBefore = now - (question === null ? Infinity : shortestReadingMs(question))
  const onScreenAt = facts.openedAt ?? facts.issuedAt
  if (onScreenAt.getTime() > readBefore) return 'opened_just_before'
  const { lastAnswerAt } = facts
  if (lastAnswerAt !== null && lastAnswerAt.getTime() > readBefore) return 'answered_just_before'
  return facts.wonToday >= DAILY_XP ? 'daily_limit' : null
}
