import type { Stored } from '#web/store/stored.ts'
import {
  BOOKMARKS_KEPT,
  type Bookmarks,
  earlyBookmarks,
  storedBookmarks,
} from '#web/user-data/bookmarks.ts'

import type { Saving } from './account-queries.ts'

/**
 * Adds the bookmarks made while the account was on its way, and forgets them here once they are
 * saved.
 */
export async function addEarly(
  account: Saving<Bookmarks>,
  isLeft: () => boolean,
  early: Stored<Bookmarks> = earlyBookmarks,
): Promise<void> {
  const marked = early.get()
  if (isEmpty(marked)) return
  account.update((kept) => withAll(kept, marked))
  await account.saved()
  // Another tab whose account is on its way may have marked more.
  if (!isLeft() && early.get() === marked) early.clear()
}

/** No account has come that it could belong to: it stays with this browser. */
export function keepEarly(
  guest: Stored<Bookmarks> = storedBookmarks.guest,
  early: Stored<Bookmarks> = earlyBookmarks,
): void {
  const marked = early.get()
  if (isEmpty(marked)) return
  early.clear()
  guest.update((kept) => withAll(kept, marked))
}

/** All bookmarks of both lists; for those in both, `kept` wins. */
function withAll(kept: Bookmarks, { questions, elements }: Bookmarks): Bookmarks {
  const ids = new Set(kept.questions.map(({ id }) => id))
  const all = [...kept.questions, ...questions.filter(({ id }) => !ids.has(id))]
  return {
    ...kept,
    questions: all.toSorted((a, b) => b.bookmarkedAt - a.bookmarkedAt).slice(0, BOOKMARKS_KEPT),
    elements: [...new Set([...kept.elements, ...elements])],
  }
}

function isEmpty({ questions, elements }: Bookmarks): boolean {
  return questions.length + elements.length === 0
}
