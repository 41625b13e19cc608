import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockProgress } from '#server/progress/progress.ts'

import { shortColumns, shortFormOf, storePast } from './past-answers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Answers of a month are shortened at once, so that an account gets twelve rows of them in a year. */
const AT_ONCE_MS = 30 * DAY_MS
/** The most accounts that one sweep looks after, so that it is short. */
const ACCOUNTS_AT_ONCE = 50

/**
 * Puts answers that are older than this into their short form, which is all that learning needs of them: what a learner
 * knows stays the same. Totals, XP and streaks are stored apart from them and stay. Several servers may do this at once.
 * @param keptDays for how many days answers stay whole, and up to a month longer
 * @returns the number of accounts with such answers
 */
export async function shortenOldAnswers(
  database: Database,
  now: number,
  keptDays: number,
): Promise<number> {
  const whole = new Date(now - keptDays * DAY_MS)
  // Goes along the accounts, each of which has its answers in the order of time.
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_progress
    where exists (
      select from answers
      where answers.user_id = user_progress.user_id
        and answered_at < ${new Date(whole.getTime() - AT_ONCE_MS)}
    )
    limit ${ACCOUNTS_AT_ONCE}
  `.execute(database)
  for (const { user_id } of rows) {
    // Each in a transaction of its own, so that no answer waits for long.
    // oxlint-disable-next-line no-await-in-loop
    await inTransaction(database, (transaction) => shortenOf(transaction, user_id, whole))
  }
  return rows.length
}

async function shortenOf(transaction: Transaction, userId: string, whole: Date): Promise<void> {
  await lockProgress(transaction, userId)
  const rows = await transaction
    .deleteFrom('answers')
    .where('user_id', '=', userId)
    .where('answered_at', '<', whole)
    .returning([...shortColumns, 'is_verified'])
    .execute()
  // Those of a guest are counted against the totals that the guest has brought along.
  const brought = rows.filter((row) => !row.is_verified)
  const answers = rows.map(shortFormOf)
  await storePast(transaction, {
    userId,
    importId: randomUUID(),
    answers,
    brought: brought.map(shortFormOf),
    start: '',
    clockAhead: 0,
  })
}
