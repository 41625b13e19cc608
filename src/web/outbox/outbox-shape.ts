import * as v from 'valibot'

import { option, questionId, response, uuid } from '#web/store/id-schemas.ts'
import { count, moment } from '#web/store/number-schemas.ts'
import type { Shape } from '#web/store/stored.ts'

/** More than the server issues ahead. */
export const MAX_WAITING = 100

export const waitingAnswers = v.pipe(
  v.array(
    v.object({
      userId: uuid,
      issueId: uuid,
      questionId,
      selectedAnswer: option,
      /** Absent where an option was chosen. */
      response: v.optional(response),
      /** How sure the learner was before submitting; absent where that was not asked. */
      isSure: v.optional(v.boolean()),
      /** The calendar day of the answer, counted from 1970. */
      localDay: v.optional(count),
      /** The moment of the answer by the clock of this browser. */
      answeredAt: v.optional(moment),
      /** Hints that were shown before it. */
      hintsTaken: v.optional(count),
      /** The second try. It waits behind its answer, and repeats it. */
      secondResponse: v.optional(response),
    }),
  ),
  v.maxLength(MAX_WAITING),
)

export const upload = v.object({
  userId: uuid,
  /** The part that was sent and is not acknowledged. */
  chunk: v.optional(v.unknown()),
  /** Single answers whose totals have been sent already. */
  later: v.optional(v.unknown()),
  /** Older answers in their short form, which follow them. */
  past: v.optional(v.string()),
  /** The learner before those, which comes last. */
  start: v.optional(v.string()),
})

const outboxSchema = v.object({
  /** Answers of signed-in users that the server has not acknowledged, oldest first. */
  answers: waitingAnswers,
  /** Guest data that is being added to an account. */
  upload: v.optional(upload),
  /** The user who needs no further offer of the guest data. */
  leftBy: v.optional(uuid),
})

/** The data that this browser still has to send to accounts. */
export type Outbox = v.InferOutput<typeof outboxSchema>
export type WaitingAnswer = Outbox['answers'][number]

export const outboxShape: Shape<Outbox> = {
  version: 1,
  schema: outboxSchema,
  fallback: { answers: [] },
}
