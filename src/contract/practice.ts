import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { storedAnswerSchema, userProgressSchema } from './progress.ts'
import {
  BATCH_MOST,
  categoriesField,
  categoryField,
  count,
  difficultyField,
  midnightsField,
  optionField,
  questionIdField,
  questionTypesField,
  responseField,
} from './wire/fields.ts'

/** How many answers were given, and how many of them were right. */
const tallyFields = { answered: count, correct: count }

/** All answers of a user that the server has: by day, and by category and difficulty. */
const practiceSummarySchema = z.strictObject({
  days: z.array(z.strictObject(tallyFields)),
  kinds: z.array(
    z.strictObject({ category: categoryField, difficulty: difficultyField, ...tallyFields }),
  ),
})

/** A question that the server has handed out to one user. It is answered once, by its issue id. */
const issuedQuestionSchema = z.strictObject({
  issue_id: z.uuid(),
  question_id: questionIdField,
})

/** Why an answer moves no XP. It counts for everything else. */
const noXpSchema = z.enum([
  /** It came faster than the question can be read, since it was opened. */
  'opened_just_before',
  /** It came faster than the question can be read, since the answer before. */
  'answered_just_before',
  /** The learner has chosen a question that they had answered before. */
  'answered_before',
  /** Practice has given all the XP of the day. */
  'daily_limit',
])

export type NoXp = z.output<typeof noXpSchema>
export type PracticeSummary = z.output<typeof practiceSummarySchema>
export type IssuedQuestion = z.output<typeof issuedQuestionSchema>

/** Practice of a signed-in user: the server issues the questions and judges the answers. */
export const practiceCalls = {
  get_practice_summary: {
    summary:
      'Count all answers of the user by category and difficulty, and by day between the given midnights',
    access: 'user',
    input: z.strictObject({ midnights: midnightsField }),
    output: practiceSummarySchema,
  },
  issue_practice_questions: {
    summary: 'Issue the next questions of a practice session',
    access: 'user',
    input: z.strictObject({
      count: z.int().check(z.minimum(1), z.maximum(BATCH_MOST)),
      enabled_categories: categoriesField,
      difficulty: difficultyField,
      /** Unless given, all identity questions, and no kind whose answer the learner makes. */
      question_types: z.optional(questionTypesField),
    }),
    output: z.strictObject({ questions: z.array(issuedQuestionSchema) }),
  },
  issue_bookmarked_question: {
    summary: 'Issue a bookmarked question again; it gives XP only if it was never answered before',
    access: 'user',
    input: z.strictObject({ question_id: questionIdField }),
    output: issuedQuestionSchema,
  },
  open_practice_question: {
    summary: 'Report that an issued question is on screen. Starts its timer. Idempotent',
    access: 'user',
    input: z.strictObject({ issue_id: z.uuid() }),
    output: z.strictObject({}),
  },
  answer_practice_question: {
    summary: 'Answer an issued question. The first answer counts; a repeat gets the same result',
    access: 'user',
    input: z.strictObject({
      issue_id: z.uuid(),
      selected_answer: optionField,
      /** What the learner made; then the option beside it means nothing. */
      response: z.optional(responseField),
      /** Asks for `no_xp` in the output, which pages of the previous version do not understand. */
      with_no_xp: z.optional(z.literal(true)),
    }),
    output: z.strictObject({
      answer: storedAnswerSchema,
      correct_answer: z.int(),
      /** The change of the season XP by this answer; never below a total of 0. */
      xp: z.int(),
      /** Why the answer moved no XP; absent when it could, and unless it is asked for. */
      no_xp: z.optional(noXpSchema),
      progress: userProgressSchema,
    }),
  },
} as const satisfies Record<string, Call>
