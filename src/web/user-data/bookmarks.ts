import * as v from 'valibot'

import { questionId } from '#web/store/id-schemas.ts'
import { moment } from '#web/store/number-schemas.ts'
import { BOOKMARKS_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { switchable } from '#web/store/switchable.ts'
import { EARLY_BOOKMARKS_KEY } from '#web/store/technical-keys.ts'
import type { TextStorage } from '#web/store/text-storage.ts'
import { isWithoutRepeats } from '#web/store/without-repeats.ts'

/** More than anyone reviews; the oldest bookmark makes room for a new one. */
export const BOOKMARKS_KEPT = 2000
const ELEMENTS = 118
/** More articles than there will be. */
const ARTICLES = 200

const bookmark = v.object({ id: questionId, bookmarkedAt: moment })

export const bookmarksSchema = v.object({
  elements: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z][a-z]?$/))),
    v.maxLength(ELEMENTS),
    v.check((list) => isWithoutRepeats(list), 'an element twice'),
  ),
  questions: v.pipe(
    v.array(bookmark),
    v.maxLength(BOOKMARKS_KEPT),
    v.check((questions) => isWithoutRepeats(questions.map(({ id }) => id)), 'a question twice'),
  ),
  /** Absent in values stored before articles could be ticked off. */
  articlesRead: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,99}$/))),
      v.maxLength(ARTICLES),
      v.check((list) => isWithoutRepeats(list), 'an article twice'),
    ),
  ),
})

/** Starred elements (symbols), bookmarked questions (ids, newest first) and articles read (slugs). */
export type Bookmarks = v.InferOutput<typeof bookmarksSchema>
export type Bookmark = v.InferOutput<typeof bookmark>

/** Bookmarks made before the account has loaded, until the account has them. */
export const earlyBookmarks = bookmarksIn(undefined, EARLY_BOOKMARKS_KEY)

export const storedBookmarks = switchable(bookmarksIn(), () => earlyBookmarks)

export function bookmarksIn(storage?: TextStorage, key = BOOKMARKS_KEY): Stored<Bookmarks> {
  return stored<Bookmarks>(
    key,
    { version: 1, schema: bookmarksSchema, fallback: { elements: [], questions: [] } },
    storage,
  )
}

/** Adds the question when it is absent, removes it when it is there. */
export function toggleQuestion(
  id: string,
  now: number,
  place: Stored<Bookmarks> = storedBookmarks,
): void {
  const isThere = place.get().questions.some((question) => question.id === id)
  if (isThere) removeQuestion(id, place)
  else addQuestion({ id, bookmarkedAt: now }, place)
}

/** Adds a bookmark at its place by time; one that is there already stays as it is. */
export function addQuestion(added: Bookmark, place: Stored<Bookmarks> = storedBookmarks): void {
  place.update((bookmarks) => {
    if (bookmarks.questions.some(({ id }) => id === added.id)) return bookmarks
    const older = bookmarks.questions.findIndex((other) => other.bookmarkedAt <= added.bookmarkedAt)
    const index = older === -1 ? bookmarks.questions.length : older
    const questions = bookmarks.questions.toSpliced(index, 0, added).slice(0, BOOKMARKS_KEPT)
    return { ...bookmarks, questions }
  })
}

export function removeQuestion(id: string, place: Stored<Bookmarks> = storedBookmarks): void {
  place.update((bookmarks) => ({
    ...bookmarks,
    questions: bookmarks.questions.filter((question) => question.id !== id),
  }))
}

/** Adds the element when it is absent, removes it when it is there. */
export function toggleElement(symbol: string, place: Stored<Bookmarks> = storedBookmarks): void {
  place.update((bookmarks) => {
    const others = bookmarks.elements.filter((element) => element !== symbol)
    const isThere = others.length < bookmarks.elements.length
    return { ...bookmarks, elements: isThere ? others : [...others, symbol] }
  })
}

/** Notes that the article of this slug was read, or that it was not. */
export function setArticleRead(
  slug: string,
  isRead: boolean,
  place: Stored<Bookmarks> = storedBookmarks.guest,
): void {
  place.update((bookmarks) => {
    const others = (bookmarks.articlesRead ?? []).filter((other) => other !== slug)
    return { ...bookmarks, articlesRead: isRead ? [...others, slug].slice(-ARTICLES) : others }
  })
}
