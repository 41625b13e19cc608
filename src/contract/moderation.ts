import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { MAX_NAME_TEXT } from './wire/display-name.ts'
import { elementSymbolField, questionIdField, seasonIdField } from './wire/fields.ts'

/** A mark may stand behind a name. */
const MAX_SHOWN_NAME = MAX_NAME_TEXT + 32

/** Why a name is reported. */
export const reportReasons = ['offensive', 'impersonating', 'contact', 'other'] as const

/** Where a name was seen: the line of a leaderboard that shows it, or the opponent of a match. */
const seenField = z.discriminatedUnion('place', [
  z.strictObject({
    place: z.literal('leaderboard'),
    season_id: seasonIdField,
    username: z.string().check(z.maxLength(MAX_SHOWN_NAME)),
  }),
  z.strictObject({ place: z.literal('match'), match_id: z.uuid() }),
])

export type ReportReason = (typeof reportReasons)[number]
export type SeenName = z.output<typeof seenField>

/** The longest sentence of a report of a mistake. */
export const MAX_FAULT = 300
/** The longest name of a property, and the longest text of a value or an answer, in such a report. */
export const MAX_PROPERTY = 80
export const MAX_SHOWN = 300

/** A question with the answer that was chosen, or a value of an element as a page shows it. */
const faultField = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('question'),
    question_id: questionIdField,
    choice: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_SHOWN))),
  }),
  z.strictObject({
    what: z.literal('value'),
    element: elementSymbolField,
    property: z.string().check(z.minLength(1), z.maxLength(MAX_PROPERTY)),
    shown: z.string().check(z.maxLength(MAX_SHOWN)),
  }),
])

export type FaultSubject = z.output<typeof faultField>

/** Names that trouble the players who see them. */
export const moderationCalls = {
  report_name: {
    summary:
      'Report the name of another player to the operator. A repeated report of the same name changes nothing',
    access: 'user',
    input: z.strictObject({ seen: seenField, reason: z.enum(reportReasons) }),
    output: z.strictObject({}),
  },
  report_fault: {
    summary:
      'Report a mistake in a question or a value to the operator. A repeated report with the same id changes nothing',
    access: 'guest',
    input: z.strictObject({
      report_id: z.uuid(),
      about: faultField,
      sentence: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_FAULT)),
    }),
    output: z.strictObject({}),
  },
} as const satisfies Record<string, Call>
