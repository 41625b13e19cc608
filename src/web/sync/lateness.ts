import { LATE_MS } from '#contract/practice.ts'
import { AGO_MOST_MS } from '#contract/wire/fields.ts'

/**
 * Returns how long an answer has waited, as the server is told, if that matters. A clock that is wrong measures
 * it, too; one that was set back meanwhile says nothing.
 * @param answeredAt by the same clock as `now`; absent for an answer that an earlier version has stored
 */
export function lateness(
  answeredAt: number | undefined,
  now: number,
): { readonly ago_ms?: number } {
  const waited = answeredAt === undefined ? 0 : now - answeredAt
  return waited < LATE_MS ? {} : { ago_ms: Math.min(waited, AGO_MOST_MS) }
}
