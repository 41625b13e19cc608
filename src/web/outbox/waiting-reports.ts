import * as v from 'valibot'

import { uuid } from '#web/store/id-schemas.ts'
import { type Shape, type Stored, stored } from '#web/store/stored.ts'
import { REPORTS_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

/** As many as a user may send in a day. */
const MAX_WAITING = 20

const text = v.pipe(v.string(), v.maxLength(300))

const subject = v.variant('what', [
  v.object({ what: v.literal('question'), id: text, choice: text }),
  v.object({ what: v.literal('value'), element: text, property: text, shown: text }),
])

const seen = v.variant('place', [
  v.object({ place: v.literal('leaderboard'), season_id: text, username: text }),
  v.object({ place: v.literal('match'), match_id: uuid }),
])

const common = {
  /** Made once, so that a report that is sent again is the same one. */
  id: uuid,
  /** The user who reports, null for a guest; absent while an account was on its way. */
  by: v.optional(v.nullable(uuid)),
}

const reportsSchema = v.pipe(
  v.array(
    v.variant('type', [
      v.object({ type: v.literal('fault'), ...common, about: subject, sentence: text }),
      v.object({
        type: v.literal('name'),
        ...common,
        seen,
        reason: v.picklist(['offensive', 'impersonating', 'contact', 'other']),
      }),
    ]),
  ),
  v.maxLength(MAX_WAITING),
)

type WaitingReports = v.InferOutput<typeof reportsSchema>
/** A report that waits until the server has it. */
export type WaitingReport = WaitingReports[number]

const shape: Shape<WaitingReports> = { version: 1, schema: reportsSchema, fallback: [] }

export const storedReports = reportsIn()

export function reportsIn(storage: TextStorage = browserStorage): Stored<WaitingReports> {
  return stored(REPORTS_KEY, shape, storage)
}

/** Keeps a report for sending. Tells whether it waits beyond the closing of the page. */
export function keepReport(
  report: WaitingReport,
  place: Stored<WaitingReports> = storedReports,
): boolean {
  const others = place.get().filter(({ id }) => id !== report.id)
  if (others.length >= MAX_WAITING) return false
  place.set([...others, report])
  if (place.persistence() === 'stored') return true
  forgetReport(report.id, place)
  return false
}

/** Removes a report that has arrived or was refused; with the last one nothing is left in storage. */
export function forgetReport(id: string, place: Stored<WaitingReports> = storedReports): void {
  const others = place.get().filter((report) => report.id !== id)
  if (others.length > 0) place.set(others)
  else if (place.persistence() !== 'newer') place.clear()
}
