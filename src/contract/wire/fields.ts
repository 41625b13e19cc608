import * as z from 'zod/mini'

import { categories, difficulties } from '#quiz/categories.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { MAX_RESPONSE } from '#quiz/practice/response-length.ts'
import { productionKinds } from '#quiz/task.ts'
import { MAX_HINTS } from '#quiz/worked/hints-most.ts'

/** The longest lists that cross the wire. */
export const MAX_BATCH = 10
export const MAX_ANSWERS = 500
export const MAX_BOOKMARKS = 2000
const MAX_DAYS = 147

export const emailField = z.email().check(z.maxLength(254), z.toLowerCase())
/** Length is judged by the password rules, which give reasons; this only keeps huge texts out. */
export const passwordField = z.string().check(z.maxLength(1024))
export const tokenField = z.string().check(z.regex(/^[\w.-]{16,1024}$/))
/** Six digits of an authenticator app, or one of the backup codes. */
export const codeField = z.string().check(z.regex(/^(\d{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$/))
export const instant = z.iso.datetime()
/** The midnights between which days are counted: of twenty-one weeks at most, one after the other. */
export const midnightsField = z.array(instant).check(z.minLength(2), z.maxLength(MAX_DAYS + 1))
/** A whole number that may not be below zero. */
export const count = z.int().check(z.nonnegative())

/** The answer to the challenge of a refusal with `proof_required`. */
export const proofField = z.strictObject({
  challenge: z.string().check(z.maxLength(200)),
  answer: z.string().check(z.maxLength(20)),
})

/** The index of a chosen option. */
export const optionField = z.int().check(z.minimum(0), z.maximum(3))

/** An answer that a learner made, as it was given. */
export const responseField = z.string().check(z.minLength(1), z.maxLength(MAX_RESPONSE))
/** How many hints were shown. */
export const hintsField = z.int().check(z.minimum(0), z.maximum(MAX_HINTS))
/** A calendar day, counted from the first of January 1970. */
export const dayField = z.int().check(z.minimum(0), z.maximum(100_000))

/** A year. */
export const MAX_AGO_MS = 31_536_000_000
/** Milliseconds since a moment. */
export const agoField = z.int().check(z.minimum(0), z.maximum(MAX_AGO_MS))

/** A question id, as in `pe-e1.1.k3f9`. */
export const questionIdField = z
  .string()
  .check(z.regex(/^[a-z]{2}-[emh]\d{1,3}\.[1-9]\d?\.(0|[1-9a-z][0-9a-z]{0,6})$/))
export const elementSymbolField = z.string().check(z.regex(/^[A-Z][a-z]?$/))
/** A month of this century, as in `2030-01`. */
export const seasonIdField = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

export const categoryField = z.enum(categories.map(({ id }) => id))
export const difficultyField = z.enum(difficulties)
/** At least one category and none twice. */
export const categoriesField = z
  .array(categoryField)
  .check(z.minLength(1), z.maxLength(categories.length), z.refine(isWithoutRepeats))

/** The kinds of answers that learners make. */
export const madeKinds = productionKinds

const askedTypes = [...questionTypes.map(({ id }) => id), ...madeKinds]

/** The facts that identity questions can ask for, and the kinds of answers that the page can take. */
export const questionTypesField = z
  .array(z.enum(askedTypes))
  .check(z.minLength(1), z.maxLength(askedTypes.length), z.refine(isWithoutRepeats))

/** The id of a skill, a topic, a course or a misconception; one that is not known is not found. */
export const nameField = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** More topics beyond the first year than there will be. */
const MAX_TOPICS = 50

/** Topics beyond the first year; those that this version does not know are not asked. */
export const topicsField = z
  .array(nameField)
  .check(z.maxLength(MAX_TOPICS), z.refine(isWithoutRepeats))

function isWithoutRepeats(list: readonly string[]): boolean {
  return new Set(list).size === list.length
}
