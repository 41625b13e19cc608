import * as z from 'zod/mini'

import { BOOKMARKS_KEY } from './storage-keys.ts'
import { stored } from './stored.ts'

const schema = z.object({
  elements: z.array(z.string().check(z.maxLength(3))),
  questions: z.array(z.object({ id: z.string().check(z.maxLength(32)), bookmarkedAt: z.int() })),
})

/** Starred elements (symbols) and bookmarked questions (ids, newest first). */
export type Bookmarks = z.infer<typeof schema>

export const storedBookmarks = stored<Bookmarks>(BOOKMARKS_KEY, 1, schema, {
  elements: [],
  questions: [],
})

/** Adds the question when it is absent, removes it when it is there. */
export function toggleQuestion(id: string, now: number): void {
  const bookmarks = storedBookmarks.get()
  const others = bookmarks.questions.filter((question) => question.id !== id)
  const isThere = others.length < bookmarks.questions.length
  storedBookmarks.set({
    ...bookmarks,
    questions: isThere ? others : [{ id, bookmarkedAt: now }, ...others],
  })
}

/** Adds the element when it is absent, removes it when it is there. */
export function toggleElement(symbol: string): void {
  const bookmarks = storedBookmarks.get()
  const others = bookmarks.elements.filter((element) => element !== symbol)
  const isThere = others.length < bookmarks.elements.length
  storedBookmarks.set({ ...bookmarks, elements: isThere ? others : [...others, symbol] })
}
