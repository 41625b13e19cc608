import type * as z from 'zod/mini'

import type { UserBookmarks } from '#contract/bookmarks.ts'
import type { UserProgress } from '#contract/progress.ts'
import type { userDataCalls } from '#contract/user-data.ts'
import { fromWire, toWire } from '#contract/wire/naming.ts'
import { shortAnswers } from '#quiz/practice/short-answers.ts'
import { longerStreaks } from '#quiz/practice/statistics.ts'
import { bookmarkOf, findBookmarks, storeBookmarks } from '#server/bookmarks/bookmarks.ts'
import { claimedTime } from '#server/platform/claimed-time.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockProgress, type ProgressRow, progressOf } from '#server/progress/progress.ts'

import { addGuestAnswers, guestAnswerRow } from './guest-answers.ts'
import { addPastAnswers } from './past-answers.ts'

/** The answers and bookmarks of a browser before the sign-up. */
export type GuestData = z.output<typeof userDataCalls.bring_guest_data.input>

/**
 * Adds what a guest brings to the totals, the answers and the bookmarks of the account. The answers are
 * judged here but were neither asked nor timed here, so they are marked as unverified and give no XP.
 * Once for each import id: a repeat changes nothing.
 * @throws Problem `invalid_input` for totals and answers that contradict each other
 */
export async function bringGuestData(
  database: Database,
  userId: string,
  data: GuestData,
  now: number,
): Promise<{ readonly progress: UserProgress; readonly bookmarks: UserBookmarks }> {
  const answers = (data.answers ?? []).map((answer) =>
    guestAnswerRow(userId, answer, { now, sentAt: data.sent_at }),
  )
  const bookmarks = [
    ...data.questions.map(({ question_id, bookmarked_at }) =>
      bookmarkOf({ kind: 'question', question_id }, claimedTime(bookmarked_at, now)),
    ),
    ...data.elements.map((symbol) => bookmarkOf({ kind: 'element', symbol }, now)),
  ]
  return inTransaction(database, async (transaction) => {
    const before = await lockProgress(transaction, userId)
    if (data.progress.best_streak > before.correct_answers + data.progress.correct_answers) {
      throw new Problem('invalid_input', 'progress.best_streak: more than there are right answers')
    }
    if (await isFirstTime(transaction, userId, data, now)) {
      const totals = await addTotals(transaction, before, data.progress)
      await addGuestAnswers(transaction, { totals, importId: data.import_id }, answers)
      await addPastAnswers(transaction, pastOf(userId, data, now))
      await storeBookmarks(transaction, userId, bookmarks)
    }
    return {
      progress: progressOf(await lockProgress(transaction, userId)),
      bookmarks: await findBookmarks(transaction, userId),
    }
  })
}

function pastOf(userId: string, data: GuestData, now: number) {
  return {
    userId,
    importId: data.import_id,
    answers: shortAnswers(data.short_answers ?? ''),
    start: data.start ?? '',
    clockAhead: data.sent_at === undefined ? 0 : Date.parse(data.sent_at) - now,
  }
}

async function isFirstTime(
  transaction: Transaction,
  userId: string,
  { import_id, progress }: GuestData,
  now: number,
): Promise<boolean> {
  const added = await transaction
    .insertInto('guest_imports')
    .values({
      user_id: userId,
      import_id,
      correct_answers: progress.correct_answers,
      incorrect_answers: progress.incorrect_answers,
      imported_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('import_id')
    .executeTakeFirst()
  return added !== undefined
}

async function addTotals(
  transaction: Transaction,
  before: ProgressRow,
  brought: GuestData['progress'],
): Promise<ProgressRow> {
  const { correct_answers: right, incorrect_answers: wrong } = brought
  return transaction
    .updateTable('user_progress')
    .set((set) => ({
      total_answered: set('total_answered', '+', right + wrong),
      correct_answers: set('correct_answers', '+', right),
      incorrect_answers: set('incorrect_answers', '+', wrong),
      total_time_ms: set('total_time_ms', '+', Math.round(brought.total_time_spent * 1000)),
      // The row is locked, so no other answer comes between.
      ...toWire(
        longerStreaks(fromWire(before), { currentStreak: 0, bestStreak: brought.best_streak }),
      ),
      version: set('version', '+', 1),
    }))
    .where('user_id', '=', before.user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
