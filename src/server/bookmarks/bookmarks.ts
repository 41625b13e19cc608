import { elementBySymbol } from '#chemistry/elements/elements.ts'
import type { BookmarkTarget, UserBookmarks } from '#contract/bookmarks.ts'
import { MAX_BOOKMARKS } from '#contract/wire/fields.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockProgress } from '#server/progress/progress.ts'

/** A bookmark as a row holds it. */
export type Bookmark = {
  readonly kind: 'question' | 'element'
  readonly item: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The bookmarks of a user: questions newest first, elements in the order they were starred. */
export async function findBookmarks(
  database: Database | Transaction,
  userId: string,
): Promise<UserBookmarks> {
  const rows = await database
    .selectFrom('bookmarks')
    .select(['kind', 'item', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('item')
    .execute()
  const progress = await database
    .selectFrom('user_progress')
    .select('bookmarks_version')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    questions: rows
      .filter(({ kind }) => kind === 'question')
      .map((row) => ({ question_id: row.item, bookmarked_at: row.created_at.toISOString() }))
      .toReversed(),
    elements: rows.filter(({ kind }) => kind === 'element').map((row) => row.item),
    version: progress?.bookmarks_version ?? 0,
  }
}

/**
 * Bookmarks a question or stars an element; one that is there stays as it is.
 * @throws Problem `invalid_input` for a question or an element that does not exist
 */
export async function addBookmark(
  database: Database,
  userId: string,
  target: BookmarkTarget,
  at: number,
): Promise<UserBookmarks> {
  const bookmark = bookmarkOf(target, at)
  return inTransaction(database, async (transaction) => {
    await lockProgress(transaction, userId)
    await storeBookmarks(transaction, userId, [bookmark])
    return findBookmarks(transaction, userId)
  })
}

/** Removes a bookmark or a star; one that is gone stays gone. */
export async function removeBookmark(
  database: Database,
  userId: string,
  target: BookmarkTarget,
): Promise<UserBookmarks> {
  return inTransaction(database, async (transaction) => {
    await lockProgress(transaction, userId)
    await transaction
      .deleteFrom('bookmarks')
      .where('user_id', '=', userId)
      .where('kind', '=', target.kind)
      .where('item', '=', itemOf(target))
      .execute()
    await countChange(transaction, userId)
    return findBookmarks(transaction, userId)
  })
}

/** Adds bookmarks; the oldest make room when there are more than anyone reviews. */
export async function storeBookmarks(
  transaction: Transaction,
  userId: string,
  bookmarks: readonly Bookmark[],
): Promise<void> {
  if (bookmarks.length > 0) {
    await transaction
      .insertInto('bookmarks')
      .values(
        bookmarks.map(({ kind, item, at }) => ({
          user_id: userId,
          kind,
          item,
          created_at: new Date(at),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await transaction
    .deleteFrom('bookmarks')
    .where('user_id', '=', userId)
    .where('kind', '=', 'question')
    .where('item', 'in', (select) =>
      select
        .selectFrom('bookmarks')
        .select('item')
        .where('user_id', '=', userId)
        .where('kind', '=', 'question')
        .orderBy('created_at', 'desc')
        .orderBy('item')
        .offset(MAX_BOOKMARKS),
    )
    .execute()
  await countChange(transaction, userId)
}

/**
 * The row of a bookmark.
 * @throws Problem `invalid_input` for a question or an element that does not exist
 */
export function bookmarkOf(target: BookmarkTarget, at: number): Bookmark {
  const item = itemOf(target)
  const exists =
    target.kind === 'question' ? questionOf(item) !== null : elementBySymbol(item) !== undefined
  if (!exists) throw new Problem('invalid_input', `bookmark: there is no such ${target.kind}`)
  return { kind: target.kind, item, at }
}

function itemOf(target: BookmarkTarget): string {
  return target.kind === 'question' ? target.question_id : target.symbol
}

async function countChange(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .updateTable('user_progress')
    .set((set) => ({ bookmarks_version: set('bookmarks_version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}
