import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { count, elementSymbolField, instant, questionIdField } from './wire/fields.ts'

export const questionBookmarkSchema = z.strictObject({
  question_id: questionIdField,
  bookmarked_at: instant,
})

/** Bookmarked questions, newest first, and starred elements. `version` grows with every change. */
export const userBookmarksSchema = z.strictObject({
  questions: z.array(questionBookmarkSchema),
  elements: z.array(elementSymbolField),
  version: count,
})

const bookmarkTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('question'), question_id: questionIdField }),
  z.strictObject({ kind: z.literal('element'), symbol: elementSymbolField }),
])

export type UserBookmarks = z.output<typeof userBookmarksSchema>
export type BookmarkTarget = z.output<typeof bookmarkTarget>

/** The bookmarks of a signed-in user. They are read together with the progress. */
export const bookmarksCalls = {
  add_bookmark: {
    summary:
      'Bookmark a question, by default with the current date, or star an element. Idempotent',
    access: 'user',
    input: z.strictObject({ bookmark: bookmarkTarget, bookmarked_at: z.optional(instant) }),
    output: userBookmarksSchema,
  },
  remove_bookmark: {
    summary: 'Remove a bookmark or a star. Idempotent',
    access: 'user',
    input: z.strictObject({ bookmark: bookmarkTarget }),
    output: userBookmarksSchema,
  },
} as const satisfies Record<string, Call>
