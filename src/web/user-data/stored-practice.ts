import * as v from 'valibot'

import { categories, difficulties } from '#quiz/categories.ts'
import { option, questionId, response, uuid } from '#web/store/id-schemas.ts'
import { count, duration, moment } from '#web/store/number-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { PRACTICE_KEY } from '#web/store/technical-keys.ts'
import { tabStorage, type TextStorage } from '#web/store/text-storage.ts'

export const PRACTICE_VERSION = 1
/** The owner of the data kept for a signed-out visitor. */
export const GUEST = 'guest'
/** Questions that are kept of a session. */
export const TURNS_KEPT = 50

const given = v.union([option, response])
const result = v.object({ given, isCorrect: v.boolean() })

const keptSchema = v.object({
  /** `guest`, or the id of the user whose session it is. */
  owner: v.union([v.literal(GUEST), uuid]),
  /** The question that the session was asked to begin with. */
  first: v.nullable(questionId),
  /** The one category that it was asked to be about. */
  only: v.nullable(v.picklist(categories.map(({ id }) => id))),
  difficulty: v.picklist(difficulties),
  /** The set of a course that it is, as its address names it. */
  course: v.optional(v.string()),
  /** How many questions came before those that are kept. */
  earlier: count,
  /** Questions as their ids, which make them again. */
  history: v.pipe(
    v.array(
      v.object({
        id: questionId,
        isCounted: v.boolean(),
        issueId: v.optional(uuid),
        /** It came on top and does not count. */
        isExtra: v.optional(v.boolean()),
        /** The first answer that was given. */
        result: v.optional(result),
        /** Hints that were shown. */
        hintsTaken: v.optional(count),
        /** The second try after a wrong answer. */
        second: v.optional(result),
      }),
    ),
    v.minLength(1),
    v.maxLength(TURNS_KEPT),
  ),
  index: count,
  /** The set that is practiced; endless practice has none. */
  set: v.optional(v.object({ size: v.pipe(count, v.minValue(1)), isDone: v.boolean() })),
  turn: v.variant('status', [
    v.object({ status: v.literal('open'), chosen: v.nullable(given), openedAt: moment }),
    v.object({
      /** A wrong answer that may be tried once more. */
      status: v.literal('retrying'),
      first: response,
      chosen: v.nullable(given),
      milliseconds: duration,
      /** The time of the answer that was recorded; null for one that does not count. */
      recordedAt: v.nullable(moment),
      isSent: v.boolean(),
    }),
    v.object({
      status: v.literal('locked'),
      chosen: given,
      milliseconds: duration,
      /** The answer was sent to the server, unlike that of a question that has been counted before. */
      isSent: v.boolean(),
      second: v.optional(result),
    }),
  ]),
})

/** A practice session as this tab keeps it. */
export type StoredPractice = v.InferOutput<typeof keptSchema>

/** The practice session of this tab, for a return to the screen or a reload. */
export const storedPractice = storedPracticeIn(tabStorage)

export function storedPracticeIn(storage: TextStorage): Stored<StoredPractice | null> {
  return stored<StoredPractice | null>(
    PRACTICE_KEY,
    { version: PRACTICE_VERSION, schema: v.nullable(keptSchema), fallback: null },
    storage,
  )
}
