import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { storedAnswerSchema, userProgressSchema } from './progress.ts'
import {
  BATCH_MOST,
  categoriesField,
  categoryField,
  count,
  dayField,
  difficultyField,
  midnightsField,
  optionField,
  questionIdField,
  questionTypesField,
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
      /** All of them unless given. */
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
      /** What the learner said before submitting, where that was asked. */
      is_sure: z.optional(z.boolean()),
      /** The calendar day where the learner is. Another one than is possible now is not believed. */
      local_day: z.optional(dayField),
    }),
    output: z.strictObject({
      answer: storedAnswerSchema,
      correct_answer: z.int(),
      /** What the answer changed the season XP by; never below a total of 0. */
      xp: z.int(),
      progress: userProgressSchema,
    }),
  },
} as const satisfies Record<string, Call>
