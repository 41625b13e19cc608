import * as z from 'zod/mini'

import type { Call } from './call.ts'
import {
  ANSWERS_MOST,
  BATCH_MOST,
  categoriesField,
  categoryField,
  count,
  difficultyField,
  elementSymbolField,
  instant,
  midnightsField,
  questionIdField,
  questionTypesField,
} from './fields.ts'

/** Bookmarked questions and answers that are brought to an account at once. */
export const BRING_MOST = 150
export const BRING_ANSWERS_MOST = 100

const nothing = z.strictObject({})

const settingsFields = {
  enabled_categories: categoriesField,
  difficulty: difficultyField,
  auto_advance: z.boolean(),
  show_explanations: z.boolean(),
  sound_effects: z.boolean(),
}

/** More saves than anybody makes: a number beside which one more is still an integer of the database. */
const SAVES_MOST = 2 ** 31 - 2

/** How a user practises. `version` grows with every save; a save must name the one it changed. */
export const userSettingsSchema = z.strictObject({
  ...settingsFields,
  version: count.check(z.maximum(SAVES_MOST)),
})

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
  selected_answer: z.int().check(z.minimum(0), z.maximum(3)),
  is_correct: z.boolean(),
  time_spent: z.number().check(z.nonnegative()),
  answered_at: instant,
})

/** An answer from before signing up: the server judges it, but has neither asked nor timed it. */
export const guestAnswerSchema = z.strictObject({
  question_id: questionIdField,
  selected_answer: z.int().check(z.minimum(0), z.maximum(3)),
  time_spent: z.number().check(z.nonnegative(), z.maximum(1e9)),
  answered_at: instant,
})

/** How many answers were given, and how many of them were right. */
const tallyFields = { answered: count, correct: count }

/** All answers of a user that the server has: by day, and by category and difficulty. */
export const practiceSummarySchema = z.strictObject({
  days: z.array(z.strictObject(tallyFields)),
  kinds: z.array(
    z.strictObject({ category: categoryField, difficulty: difficultyField, ...tallyFields }),
  ),
})

const questionBookmark = z.strictObject({ question_id: questionIdField, bookmarked_at: instant })

/** Bookmarked questions, newest first, and starred elements. */
export const userBookmarksSchema = z.strictObject({
  questions: z.array(questionBookmark),
  elements: z.array(elementSymbolField),
  version: count,
})

const bookmarkTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('question'), question_id: questionIdField }),
  z.strictObject({ kind: z.literal('element'), symbol: elementSymbolField }),
])

/** A question that the server has handed out to one user. It is answered once, by its issue id. */
export const issuedQuestionSchema = z.strictObject({
  issue_id: z.uuid(),
  question_id: questionIdField,
})

export type UserSettings = z.output<typeof userSettingsSchema>
export type UserProgress = z.output<typeof userProgressSchema>
export type PracticeSummary = z.output<typeof practiceSummarySchema>
export type UserBookmarks = z.output<typeof userBookmarksSchema>
export type BookmarkTarget = z.output<typeof bookmarkTarget>
export type GuestAnswer = z.output<typeof guestAnswerSchema>
export type StoredAnswer = z.output<typeof storedAnswerSchema>
export type IssuedQuestion = z.output<typeof issuedQuestionSchema>

/** Practice, settings, progress and bookmarks of someone who is signed in. */
export const learningCalls = {
  get_user_settings: {
    summary: 'The settings of the user',
    access: 'user',
    input: nothing,
    output: userSettingsSchema,
  },
  get_user_progress: {
    summary: 'The totals, the latest answers (newest first) and the bookmarks of the user',
    access: 'user',
    input: nothing,
    output: z.strictObject({
      progress: userProgressSchema,
      answers: z.array(storedAnswerSchema).check(z.maxLength(ANSWERS_MOST)),
      bookmarks: userBookmarksSchema,
    }),
  },
  get_practice_summary: {
    summary:
      'All answers of the user, counted by category and difficulty, and for each day between two of the given midnights',
    access: 'user',
    input: z.strictObject({ midnights: midnightsField }),
    output: practiceSummarySchema,
  },
  sync_user_data: {
    summary: 'Save the settings; refused with `conflict` when they were saved elsewhere since',
    access: 'user',
    input: z.strictObject({ settings: userSettingsSchema }),
    output: userSettingsSchema,
  },
  add_bookmark: {
    summary:
      'Bookmark a question or star an element; one that is there stays, one that comes back keeps its date',
    access: 'user',
    input: z.strictObject({ bookmark: bookmarkTarget, bookmarked_at: z.optional(instant) }),
    output: userBookmarksSchema,
  },
  remove_bookmark: {
    summary: 'Remove a bookmark or a star; one that is gone stays gone',
    access: 'user',
    input: z.strictObject({ bookmark: bookmarkTarget }),
    output: userBookmarksSchema,
  },
  issue_practice_questions: {
    summary: 'Hand out the next questions of a practice session',
    access: 'user',
    input: z.strictObject({
      count: z.int().check(z.minimum(1), z.maximum(BATCH_MOST)),
      enabled_categories: categoriesField,
      difficulty: difficultyField,
      /** All of them unless given. */
      question_types: z.optional(questionTypesField),
    }),
    output: z.strictObject({ questions: z.array(issuedQuestionSchema) }),
  },
  issue_bookmarked_question: {
    summary: 'Hand out a bookmarked question to be answered again; XP only if it is the first time',
    access: 'user',
    input: z.strictObject({ question_id: questionIdField }),
    output: issuedQuestionSchema,
  },
  open_practice_question: {
    summary: 'Tell that an issued question is on screen now: its time begins; again has no effect',
    access: 'user',
    input: z.strictObject({ issue_id: z.uuid() }),
    output: nothing,
  },
  answer_practice_question: {
    summary: 'Answer an issued question; the first answer counts, again gives the same result',
    access: 'user',
    input: z.strictObject({
      issue_id: z.uuid(),
      selected_answer: z.int().check(z.minimum(0), z.maximum(3)),
    }),
    output: z.strictObject({
      answer: storedAnswerSchema,
      correct_answer: z.int(),
      /** What the answer changed the season XP by; never below a total of 0. */
      xp: z.int(),
      progress: userProgressSchema,
    }),
  },
  bring_guest_data: {
    summary:
      'Add what was practised and bookmarked before signing up; once for each import id, no XP',
    access: 'user',
    input: z.strictObject({
      import_id: z.uuid(),
      progress: z.strictObject({
        correct_answers: count.check(z.maximum(1_000_000)),
        incorrect_answers: count.check(z.maximum(1_000_000)),
        total_time_spent: z.number().check(z.nonnegative(), z.maximum(1e9)),
        best_streak: count.check(z.maximum(1_000_000)),
      }),
      questions: z.array(questionBookmark).check(z.maxLength(BRING_MOST)),
      elements: z.array(elementSymbolField).check(z.maxLength(118)),
      /** Single answers among those that this import or an earlier one has added to the totals. */
      answers: z.optional(z.array(guestAnswerSchema).check(z.maxLength(BRING_ANSWERS_MOST))),
    }),
    output: z.strictObject({ progress: userProgressSchema, bookmarks: userBookmarksSchema }),
  },
} as const satisfies Record<string, Call>
