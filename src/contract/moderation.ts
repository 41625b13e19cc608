import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { NAME_TEXT_MOST } from './wire/display-name.ts'
import { seasonIdField } from './wire/fields.ts'

/** A mark may stand behind a name. */
const SHOWN_NAME_MOST = NAME_TEXT_MOST + 32

/** Why a name is reported. */
export const reportReasons = ['offensive', 'impersonating', 'contact', 'other'] as const

/** Where a name was seen: the line of a leaderboard that shows it, or the opponent of a match. */
const seenField = z.discriminatedUnion('place', [
  z.strictObject({
    place: z.literal('leaderboard'),
    season_id: seasonIdField,
    username: z.string().check(z.maxLength(SHOWN_NAME_MOST)),
  }),
  z.strictObject({ place: z.literal('match'), match_id: z.uuid() }),
])

export type ReportReason = (typeof reportReasons)[number]
export type SeenName = z.output<typeof seenField>

/** Names that trouble the players who see them. */
export const moderationCalls = {
  report_name: {
    summary:
      'Report the name of another player to the operator. A repeated report of the same name changes nothing',
    access: 'user',
    input: z.strictObject({ seen: seenField, reason: z.enum(reportReasons) }),
    output: z.strictObject({}),
  },
} as const satisfies Record<string, Call>
