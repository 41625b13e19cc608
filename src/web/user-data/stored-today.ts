import * as v from 'valibot'

import { option, questionId, response, uuid } from '#web/store/id-schemas.ts'
import { count, moment } from '#web/store/number-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { TODAY_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

/** More questions than a session has. */
const MAX_ASKED = 40

/** The id of a skill or a misconception, also one that only a newer version knows. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

const todaySchema = v.object({
  /** `guest`, or the id of the user whose session it is. */
  owner: v.union([v.literal('guest'), uuid]),
  /** The subject of the session: today's plan, a check, or skills or one idea that the learner chose. */
  about: v.variant('kind', [
    v.object({ kind: v.literal('plan') }),
    v.object({ kind: v.literal('check') }),
    // Several skills take turns; they are there since articles lead to all of theirs.
    v.object({ kind: v.literal('skill'), id: name, others: v.optional(v.array(name)) }),
    v.object({ kind: v.literal('idea'), id: name }),
  ]),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ASKED)),
  /** The minutes of a session that ends with them. */
  minutes: v.optional(count),
  /** The time before the open question. */
  workedMs: v.optional(count),
  startedAt: moment,
  /** When the question that is open was shown. */
  openedAt: moment,
  /** The questions so far; only the last can be open. */
  asked: v.pipe(
    v.array(
      v.object({
        questionId,
        /** Absent for a guest, and for a question that does not count. */
        issueId: v.optional(uuid),
        reason: v.object({
          kind: v.picklist([
            'new',
            'not-seen',
            'least-known',
            'idea',
            'harder',
            'chosen',
            'check',
            'sure-mistake',
          ]),
          days: v.optional(count),
          idea: v.optional(name),
        }),
        /** The index of an option, or the text of a made answer; null with an answer of "I don't know". */
        chosen: v.nullable(v.union([option, response])),
        isAnswered: v.boolean(),
        /** How sure the learner was; absent before the answer, and where that was not asked. */
        isSure: v.optional(v.boolean()),
        /** Absent before there is an answer that the learner made. */
        isRight: v.optional(v.boolean()),
        /** Hints that were shown. */
        hintsTaken: v.optional(count),
        /** A wrong answer that may be tried once more, and its time, null for one that does not count. */
        retry: v.optional(v.object({ first: response, recordedAt: v.nullable(moment) })),
        /** The second try after a wrong answer. */
        second: v.optional(
          v.object({ given: v.union([option, response]), isCorrect: v.boolean() }),
        ),
      }),
    ),
    v.maxLength(MAX_ASKED),
  ),
})

/** A session of Today that was begun. */
export type StoredToday = v.InferOutput<typeof todaySchema>

/** The session of Today of this browser, for a learner who leaves it or loads the page again. */
export const storedToday = storedTodayIn()

export function storedTodayIn(storage: TextStorage = browserStorage): Stored<StoredToday | null> {
  return stored<StoredToday | null>(
    TODAY_KEY,
    {
      version: 4,
      // At first every answer was an option, then there was no check, and then no mistake of a sure learner.
      upgrades: { 1: (older) => older, 2: (older) => older, 3: (older) => older },
      schema: v.nullable(todaySchema),
      fallback: null,
    },
    storage,
  )
}
