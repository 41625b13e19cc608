import * as v from 'valibot'

import { setTimers } from '#quiz/sets/set-content.ts'
import { option, questionId, response, uuid } from '#web/store/id-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { CLASS_WORK_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

const MAX = 400
const text = v.pipe(v.string(), v.maxLength(300))
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const attempt = v.union([v.literal(1), v.literal(2)])

const given = {
  place,
  attempt,
  /** Null when the time was over. */
  selectedAnswer: v.nullable(option),
  response: v.optional(response),
}

/** The names of what an answer belongs to, kept with it: the work itself may be gone by the time it is sent. */
const about = v.optional(v.object({ className: text, name: text }))

const workSchema = v.object({
  /** The work of each member that this browser shows, as the server listed it last. */
  members: v.pipe(
    v.array(
      v.object({
        memberId: uuid,
        classId: uuid,
        className: text,
        work: v.pipe(
          v.array(
            v.object({
              assignmentId: uuid,
              name: text,
              opensAt: text,
              closesAt: v.nullable(text),
              questions: v.pipe(v.array(questionId), v.maxLength(100)),
              timer: v.picklist(setTimers),
              tries: attempt,
              hints: v.boolean(),
              answers: v.pipe(
                v.array(v.object({ ...given, isCorrect: v.boolean() })),
                v.maxLength(200),
              ),
            }),
          ),
          v.maxLength(MAX),
        ),
      }),
    ),
    v.maxLength(MAX),
  ),
  /** Answers that the server has not acknowledged, the oldest first. */
  unsent: v.pipe(
    v.array(
      v.object({ assignmentId: uuid, memberId: uuid, about, ...given, isCorrect: v.boolean() }),
    ),
    v.maxLength(5000),
  ),
  /** Answers that the server will never take, until their pupil has read it: how many, and why. */
  refused: v.optional(
    v.pipe(
      v.array(
        v.object({
          assignmentId: uuid,
          memberId: uuid,
          about,
          reason: v.picklist(['gone', 'answered']),
          count: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.maxLength(MAX),
    ),
  ),
})

/** Work for members of classes, with the answers that wait to be sent. */
export type StoredWork = v.InferOutput<typeof workSchema>
export type MemberWork = StoredWork['members'][number]
export type OneWork = MemberWork['work'][number]
export type UnsentAnswer = StoredWork['unsent'][number]
export type RefusedAnswers = NonNullable<StoredWork['refused']>[number]

export const NO_WORK: StoredWork = { members: [], unsent: [] }

/** The class work of this browser, so that it goes on without a connection. */
export const storedWork = storedWorkIn()

export function storedWorkIn(storage: TextStorage = browserStorage): Stored<StoredWork> {
  return stored<StoredWork>(
    CLASS_WORK_KEY,
    { version: 1, schema: workSchema, fallback: NO_WORK },
    storage,
  )
}
