import * as z from 'zod/mini'

import { MAX_NAME_TEXT } from '#contract/wire/display-name.ts'
import { count, instant, proofField, questionIdField } from '#contract/wire/fields.ts'
import { difficulties } from '#quiz/categories.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { answerKinds, MAX_SET, setOrders, setTimers } from '#quiz/sets/set-content.ts'

/** The code of a set or of a class. */
export const codeField = lettersField(6)
export const titleField = z.string().check(z.maxLength(MAX_NAME_TEXT))

/** The most skills of a set: more than there are. */
const MAX_SKILLS = 200

/** The id of a skill or a misconception; one that is not known asks nothing. */
const nameField = z.string().check(z.regex(/^[\w-]{1,40}$/))

const wishSchema = z.strictObject({
  skills: z.array(nameField).check(z.minLength(1), z.maxLength(MAX_SKILLS)),
  levels: z.array(z.enum(difficulties)).check(z.minLength(1), z.maxLength(difficulties.length)),
  kinds: z.array(z.enum(answerKinds)).check(z.minLength(1), z.maxLength(answerKinds.length)),
  misconception: z.nullable(nameField),
  count: z.int().check(z.minimum(1), z.maximum(MAX_SET)),
})
const fixedSchema = z.strictObject({
  kind: z.literal('fixed'),
  questions: z.array(questionIdField).check(z.minLength(1), z.maxLength(MAX_SET)),
})
const optionFields = {
  order: z.enum(setOrders),
  timer: z.enum(setTimers),
  tries: z.union([z.literal(1), z.literal(2)]),
  hints: z.boolean(),
}

/** A set as its author describes it. The server chooses templates and seed. */
const draftSchema = z.strictObject({
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('drawn'), wish: wishSchema }),
    fixedSchema,
  ]),
  ...optionFields,
  is_shared_seed: z.boolean(),
})

/** The content of a set as it is stored and practiced. */
export const setContentSchema = z.strictObject({
  source: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('drawn'),
      wish: wishSchema,
      pool: z.array(z.array(z.string().check(z.regex(/^[a-z]{2}-[emh]\d{1,3}\.[1-9]\d?$/)))),
    }),
    fixedSchema,
  ]),
  ...optionFields,
  seed: z.nullable(z.int().check(z.minimum(0), z.maximum(SEEDS - 1))),
})

const setSchema = z.strictObject({
  set_id: z.uuid(),
  code: codeField,
  version: z.int(),
  name: z.string(),
  content: setContentSchema,
  /** Whether the user may edit it. */
  is_own: z.boolean(),
})
const setSummarySchema = z.strictObject({
  set_id: z.uuid(),
  code: codeField,
  version: z.int(),
  name: z.string(),
  size: count,
  is_archived: z.boolean(),
  changed_at: instant,
})

export type SetDraft = z.output<typeof draftSchema>
export type SharedSet = z.output<typeof setSchema>
export type SetSummary = z.output<typeof setSummarySchema>

/** Sets of questions: made by a user, practiced by anyone who has the code. */
export const setsCalls = {
  save_set: {
    summary:
      'Save a new version of a set: version 1 makes the set. A repeat of the same version changes nothing',
    access: 'user',
    input: z.strictObject({
      set_id: z.uuid(),
      version: z.int().check(z.minimum(1), z.maximum(10_000)),
      name: titleField,
      draft: draftSchema,
    }),
    output: setSchema,
  },
  list_sets: {
    summary: 'List the sets of the user, the latest change first',
    access: 'user',
    input: z.strictObject({}),
    output: z.strictObject({ sets: z.array(setSummarySchema) }),
  },
  get_set: {
    summary:
      'Get the newest version of a set by its code. Refused with `proof_required` while very many codes are guessed',
    access: 'guest',
    input: z.strictObject({ code: codeField, proof: z.optional(proofField) }),
    output: setSchema,
  },
  archive_set: {
    summary:
      'Take a set out of the list of its author, or back into it. Its address goes on working',
    access: 'user',
    input: z.strictObject({ set_id: z.uuid(), is_archived: z.boolean() }),
    output: z.strictObject({}),
  },
  duplicate_set: {
    summary: 'Make a set of the user that begins as a copy of any set. Idempotent for an id',
    access: 'user',
    input: z.strictObject({ code: codeField, set_id: z.uuid() }),
    output: setSchema,
  },
} as const

/** Returns the field of a code of so many letters. */
export function lettersField(length: number) {
  return z.string().check(z.regex(new RegExp(`^[B-DF-HJKMNPR-TV-XZ]{${length}}$`)))
}
