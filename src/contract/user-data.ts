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
/** Answers of guests that an account keeps: all that a browser lists, for they tell what the learner knows. */
export const MAX_GUEST_ANSWERS = 2000

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
    }),
    output: z.strictObject({ progress: userProgressSchema, bookmarks: userBookmarksSchema }),
  },
} as const satisfies Record<string, Call>
