import * as z from 'zod/mini'

import { difficulties } from '#quiz/categories.ts'

import type { Call } from './call.ts'
import { storedAnswerSchema, userProgressSchema } from './progress.ts'
import {
  agoField,
  MAX_BATCH,
  categoriesField,
  categoryField,
  count,
  dayField,
  difficultyField,
  elementSymbolField,
  hintsField,
  midnightsField,
  nameField,
  optionField,
  questionIdField,
  questionTypesField,
  responseField,
  topicsField,
} from './wire/fields.ts'

/** An answer that comes within this time counts as given when it came. */
export const LATE_MS = 10_000

/** How many answers were given, and how many of them were right. */
const tallyFields = { answered: count, correct: count }

/** All answers of a user that the server has: by day, and by category and difficulty. */
const practiceSummarySchema = z.strictObject({
  days: z.array(z.strictObject(tallyFields)),
  kinds: z.array(
    z.strictObject({ category: categoryField, difficulty: difficultyField, ...tallyFields }),
  ),
})

/** A set may be about any of the elements. */
const MAX_ELEMENTS = 118
/** Questions of the longest set of a course. */
const MAX_COURSE_SET = 40

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
      count: z.int().check(z.minimum(1), z.maximum(MAX_BATCH)),
      enabled_categories: categoriesField,
      difficulty: difficultyField,
      /** Unless given, all identity questions, and no kind whose answer the learner makes. */
      question_types: z.optional(questionTypesField),
      /** The topics beyond the first year that are asked too. */
      topics: z.optional(topicsField),
    }),
    output: z.strictObject({ questions: z.array(issuedQuestionSchema) }),
  },
  issue_course_questions: {
    summary:
      'Issue a set of questions of a course: of one unit, or mixed like its exam. A repeat gives the same questions, and one answered before gives no XP',
    access: 'user',
    input: z.strictObject({
      course_id: nameField,
      /** The unit as the course numbers it; without it the set is mixed. */
      unit_id: z.optional(z.string().check(z.regex(/^[\w. -]{1,40}$/))),
      /** The same seed gives the same set. */
      seed: z.string().check(z.regex(/^[0-9a-z]{1,12}$/)),
      size: z.int().check(z.minimum(1), z.maximum(MAX_COURSE_SET)),
      difficulty: difficultyField,
      question_types: questionTypesField,
    }),
    output: z.strictObject({ questions: z.array(issuedQuestionSchema) }),
  },
  issue_template_questions: {
    summary:
      'Issue a question of each of these templates, as an article names them. One answered before gives no XP',
    access: 'user',
    input: z.strictObject({
      /** A template that this version does not know is left out. */
      template_ids: z.array(nameField).check(z.minLength(1), z.maxLength(MAX_BATCH)),
      /** Only questions about one of these elements; a template that asks about none of them is left out. */
      elements: z.optional(
        z.array(elementSymbolField).check(z.minLength(1), z.maxLength(MAX_ELEMENTS)),
      ),
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
      /** The answer that the learner made; the option beside it is then meaningless. */
      response: z.optional(responseField),
      /** How sure the learner was before submitting, where that was asked. */
      is_sure: z.optional(z.boolean()),
      /** The calendar day where the learner is. Another one than is possible now is not believed. */
      local_day: z.optional(dayField),
      /**
       * Milliseconds since it was given, by the clock of the page, where it had to wait. A clock that is wrong says so, too.
       * More than since the question was issued is not believed.
       */
      ago_ms: z.optional(agoField),
      /** Hints that were shown before the answer. */
      hints_taken: z.optional(hintsField),
      /**
       * The second try after a wrong answer that the learner made. It may come with the answer or later,
       * in a repeat of it; the first one counts.
       */
      second_response: z.optional(responseField),
      /** Asks for hints and second try in the answer, which pages of the previous version do not understand. */
      with_help: z.optional(z.literal(true)),
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

/** Questions of the longest session. */
export const MAX_SESSION = 40
const MAX_IDEAS = 20

const reasonKinds = [
  'new',
  'not-seen',
  'least-known',
  'idea',
  'harder',
  'chosen',
  'check',
  'sure-mistake',
] as const
const reasonSchema = z.strictObject({
  kind: z.enum(reasonKinds),
  /** Of a skill that was not seen for so long. */
  days: z.optional(count),
  /** Of an idea to fix. */
  misconception: z.optional(nameField),
})

/** The state of one skill of a user. Ability is in logits, the half-life in days. */
const skillStateSchema = z.strictObject({
  skill_id: nameField,
  answered: count,
  ability: z.number(),
  half_life: z.number(),
  last_day: z.nullable(z.int()),
  right_days: count,
  last_right_day: z.nullable(z.int()),
})

const wishFields = {
  local_day: dayField,
  /** Questions in the session. */
  size: z.int().check(z.minimum(1), z.maximum(MAX_SESSION)),
  enabled_categories: categoriesField,
  difficulty: difficultyField,
  question_types: questionTypesField,
  /** The topics beyond the first year that are asked too. */
  topics: z.optional(topicsField),
  /** The course whose order new skills follow. */
  course_id: z.optional(nameField),
}

export type PlannedReason = z.output<typeof reasonSchema>

/** The server's state of a learner, and the questions that it chooses for it. */
export const learningCalls = {
  get_plan: {
    summary: 'Get what is known of the user for each skill, and what a session would ask',
    access: 'user',
    input: z.strictObject(wishFields),
    output: z.strictObject({
      /** By how much all answers have moved the skills that were never asked, in logits. */
      drift: z.number(),
      skills: z.array(skillStateSchema),
      plan: z.array(
        z.strictObject({ skill_id: nameField, level: z.enum(difficulties), reason: reasonSchema }),
      ),
    }),
  },
  issue_planned_question: {
    summary: 'Issue the next question of a session, chosen by what is known of the user',
    access: 'user',
    input: z.strictObject({
      ...wishFields,
      /** Today's plan, a check, or one skill or idea that the learner chose. */
      about: z.strictObject({
        kind: z.enum(['plan', 'check', 'skill', 'idea']),
        id: z.optional(nameField),
      }),
      /** The questions of the session so far, the latest last. */
      asked: z
        .array(
          z.strictObject({
            question_id: questionIdField,
            reason: z.enum(reasonKinds),
            /** The learner said "I don't know", in a check. */
            is_unknown: z.optional(z.literal(true)),
          }),
        )
        .check(z.maxLength(MAX_SESSION)),
      /** Asks for the reason `sure-mistake`, which pages of the previous version do not understand. */
      with_sure_mistakes: z.optional(z.literal(true)),
      /** The ideas to fix that the browser has found in the answers, the most urgent first. */
      ideas: z.array(nameField).check(z.maxLength(MAX_IDEAS)),
    }),
    output: z.strictObject({
      /** Null when the settings leave nothing to ask. */
      issued: z.nullable(
        z.strictObject({
          issue_id: z.uuid(),
          question_id: questionIdField,
          reason: reasonSchema,
        }),
      ),
    }),
  },
} as const satisfies Record<string, Call>
