import * as z from 'zod/mini'

import {
  count,
  instant,
  optionField,
  questionIdField,
  responseField,
} from '#contract/wire/fields.ts'
import { MAX_SET, setTimers } from '#quiz/sets/set-content.ts'

import { codeField } from './sets.ts'

const nothing = z.strictObject({})
const placeField = z.int().check(z.minimum(0), z.maximum(MAX_SET - 1))
const attemptField = z.union([z.literal(1), z.literal(2)])
const aboutAssignment = z.strictObject({ assignment_id: z.uuid() })
const aboutWork = { assignment_id: z.uuid(), member_id: z.uuid() }

const spanFields = { opens_at: instant, closes_at: z.nullable(instant) }

const assignmentSchema = z.strictObject({
  assignment_id: z.uuid(),
  set_id: z.uuid(),
  code: codeField,
  version: z.int(),
  name: z.string(),
  size: count,
  ...spanFields,
  started: count,
  finished: count,
})

/** An answer that a member has given, as the server has judged it. */
const givenSchema = z.strictObject({
  place: placeField,
  attempt: attemptField,
  /** Null when the time was over, or the second try was given up. */
  selected_answer: z.nullable(optionField),
  response: z.optional(responseField),
  is_correct: z.boolean(),
})

/** Work for a member: its questions in their order, and the answers so far. */
const workSchema = z.strictObject({
  assignment_id: z.uuid(),
  name: z.string(),
  ...spanFields,
  questions: z.array(questionIdField),
  timer: z.enum(setTimers),
  tries: attemptField,
  hints: z.boolean(),
  is_finished: z.boolean(),
  answers: z.array(givenSchema),
})

const reportSchema = z.strictObject({
  /** The state that this is of; a call that names it is answered with null until it has changed. */
  state: z.string(),
  name: z.string(),
  code: codeField,
  size: count,
  ...spanFields,
  members: z.array(
    z.strictObject({
      member_id: z.uuid(),
      nickname: z.string(),
      started_at: z.nullable(instant),
      finished_at: z.nullable(instant),
      answers: z.array(
        z.strictObject({
          place: placeField,
          attempt: attemptField,
          question_id: questionIdField,
          is_correct: z.boolean(),
          misconception: z.nullable(z.string()),
          /** It came after the end of the assignment. */
          is_late: z.boolean(),
        }),
      ),
    }),
  ),
})

export type Assignment = z.output<typeof assignmentSchema>
export type Work = z.output<typeof workSchema>
export type Report = z.output<typeof reportSchema>

/** Sets that are given to a class, the answers of its members, and the report of its teacher. */
export const assignmentsCalls = {
  assign_set: {
    summary: 'Give a set of the user, in its newest version, to a class. Idempotent for an id',
    access: 'user',
    input: z.strictObject({
      assignment_id: z.uuid(),
      class_id: z.uuid(),
      set_id: z.uuid(),
      ...spanFields,
    }),
    output: assignmentSchema,
  },
  list_assignments: {
    summary: 'List what was given to a class that the user teaches, the latest first',
    access: 'user',
    input: z.strictObject({ class_id: z.uuid() }),
    output: z.strictObject({ assignments: z.array(assignmentSchema) }),
  },
  change_assignment: {
    summary: 'Change from when until when an assignment is open',
    access: 'user',
    input: z.strictObject({ assignment_id: z.uuid(), ...spanFields }),
    output: assignmentSchema,
  },
  delete_assignment: {
    summary: 'Delete an assignment with all answers to it',
    access: 'user',
    input: aboutAssignment,
    output: nothing,
  },
  get_report: {
    summary: 'Get who has started, finished and answered what; null if nothing has changed since',
    access: 'user',
    input: z.strictObject({ assignment_id: z.uuid(), known: z.optional(z.string()) }),
    output: z.strictObject({ report: z.nullable(reportSchema) }),
  },
  list_work: {
    summary: 'List the open work of the user, or of the member that this browser is signed in as',
    access: 'guest',
    input: nothing,
    output: z.strictObject({
      members: z.array(
        z.strictObject({
          member_id: z.uuid(),
          class_id: z.uuid(),
          class_name: z.string(),
          work: z.array(workSchema),
        }),
      ),
    }),
  },
  start_work: {
    summary: 'Report that a member has opened the first question. Idempotent',
    access: 'guest',
    input: z.strictObject(aboutWork),
    output: nothing,
  },
  answer_work: {
    summary:
      'Answer a question of an assignment, also late. The first answer of each try counts; a repeat gets the same result',
    access: 'guest',
    input: z.strictObject({
      ...aboutWork,
      place: placeField,
      attempt: attemptField,
      /** Null when the time was over, or the second try was given up. */
      selected_answer: z.nullable(optionField),
      /** The answer that the learner made; the option beside it means nothing then. */
      response: z.optional(responseField),
    }),
    output: z.strictObject({ is_correct: z.boolean(), is_finished: z.boolean() }),
  },
} as const
