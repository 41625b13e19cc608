import * as z from 'zod/mini'

import { userBookmarksSchema } from './bookmarks.ts'
import type { Call } from './call.ts'
import {
  MAX_ANSWERS,
  count,
  hintsField,
  instant,
  optionField,
  questionIdField,
  responseField,
} from './wire/fields.ts'

/** The totals of a user. Times are seconds. `version` grows with every change. */
export const userProgressSchema = z.strictObject({
  total_answered: count,
  correct_answers: count,
  incorrect_answers: count,
  total_time_spent: z.number().check(z.nonnegative()),
  current_streak: count,
  best_streak: count,
  version: count,
})

/** An answer as it was judged and stored by the server. */
export const storedAnswerSchema = z.strictObject({
  question_id: questionIdField,
  selected_answer: optionField,
  /** The answer that the learner made; absent where an option was chosen. */
  response: z.optional(responseField),
  is_correct: z.boolean(),
  time_spent: z.number().check(z.nonnegative()),
  answered_at: instant,
  /** Hints that were shown before it; absent where there were none. Only sent to a page that asks for it. */
  hints_taken: z.optional(hintsField),
  /** The second try after a wrong answer, and whether it was right. Sent like the hints. */
  second_response: z.optional(responseField),
  second_correct: z.optional(z.boolean()),
})

export type UserProgress = z.output<typeof userProgressSchema>
export type StoredAnswer = z.output<typeof storedAnswerSchema>

/** The progress of a signed-in user. */
export const progressCalls = {
  get_user_progress: {
    summary: 'Get the totals, the latest answers (newest first) and the bookmarks of the user',
    access: 'user',
    input: z.strictObject({
      /** Asks for hints and second tries, which pages of the previous version do not understand. */
      with_help: z.optional(z.literal(true)),
    }),
    output: z.strictObject({
      progress: userProgressSchema,
      answers: z.array(storedAnswerSchema).check(z.maxLength(MAX_ANSWERS)),
      bookmarks: userBookmarksSchema,
    }),
  },
} as const satisfies Record<string, Call>
