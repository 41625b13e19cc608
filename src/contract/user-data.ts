import * as z from 'zod/mini'

import { questionBookmarkSchema, userBookmarksSchema } from './bookmarks.ts'
import type { Call } from './call.ts'
import { userProgressSchema } from './progress.ts'
import {
  count,
  dayField,
  elementSymbolField,
  hintsField,
  instant,
  optionField,
  questionIdField,
  responseField,
} from './wire/fields.ts'

/** Bookmarked questions and answers that are brought to an account at once. */
export const MAX_BRING = 150
export const MAX_BRING_ANSWERS = 100
/** Characters of answers in their short form, or of states, that are brought at once. */
export const MAX_BRING_SHORT = 15_000

const SHORT_ANSWERS = /^(?:[a-z]{2}-[emh]\d{1,3}\.[01]h?[su]?\.[\da-z]{1,9}\.\d{1,6};)+$/
const shortField = z.string().check(z.minLength(1), z.maxLength(MAX_BRING_SHORT))

/** An answer from before signing up: the server judges it, but has neither asked nor timed it. */
export const guestAnswerSchema = z.strictObject({
  question_id: questionIdField,
  selected_answer: optionField,
  response: z.optional(responseField),
  time_spent: z.number().check(z.nonnegative(), z.maximum(1e9)),
  answered_at: instant,
  /** How sure the learner was, where that was asked, and the calendar day of the answer. */
  is_sure: z.optional(z.boolean()),
  local_day: z.optional(dayField),
  hints_taken: z.optional(hintsField),
  second_response: z.optional(responseField),
})

export type GuestAnswer = z.output<typeof guestAnswerSchema>

/** Calls that add a guest's data to a new account. */
export const userDataCalls = {
  bring_guest_data: {
    summary:
      'Add what was practiced and bookmarked before signing up. Gives no XP. Idempotent for an import id',
    access: 'user',
    input: z.strictObject({
      import_id: z.uuid(),
      progress: z.strictObject({
        correct_answers: count.check(z.maximum(1_000_000)),
        incorrect_answers: count.check(z.maximum(1_000_000)),
        total_time_spent: z.number().check(z.nonnegative(), z.maximum(1e9)),
        best_streak: count.check(z.maximum(1_000_000)),
      }),
      questions: z.array(questionBookmarkSchema).check(z.maxLength(MAX_BRING)),
      elements: z.array(elementSymbolField).check(z.maxLength(118)),
      /** The moment of sending by the clock of the browser, which may be wrong as that of its answers is. */
      sent_at: z.optional(instant),
      /** Single answers among those that this import or an earlier one has added to the totals. */
      answers: z.optional(z.array(guestAnswerSchema).check(z.maxLength(MAX_BRING_ANSWERS))),
      /** Older answers in their short form, with their days, as in `as-e1.1s.ml7z9400.20512;`. */
      short_answers: z.optional(shortField.check(z.regex(SHORT_ANSWERS))),
      /** The learner before the oldest of them, as the learning model writes it. */
      start: z.optional(shortField),
    }),
    output: z.strictObject({ progress: userProgressSchema, bookmarks: userBookmarksSchema }),
  },
} as const satisfies Record<string, Call>
