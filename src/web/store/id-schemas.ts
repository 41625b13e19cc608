import * as v from 'valibot'

import { MAX_RESPONSE } from '#quiz/practice/response-length.ts'
import { parseQuestionId } from '#quiz/question-id.ts'

/** The id of a question, also of one that a newer version of the product makes. */
export const questionId = v.pipe(
  v.string(),
  v.check((id) => parseQuestionId(id) !== null, 'not the id of a question'),
)

/** An answer that a learner made, as it was given. */
export const response = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_RESPONSE))

/** The place of an option among the four. */
export const option = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

export const uuid = v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/))
