import { LATE_MS } from '#contract/practice.ts'
import { MAX_AGO_MS } from '#contract/wire/fields.ts'
import { timesInOrder } from '#quiz/learning/clock.ts'

/** An answer counts at least so much later than the one before, so that no connection turns them around. */
const STEP_MS = 1000

type Lateness = { readonly ago_ms?: number }

/**
 * Returns a function that tells how long the first of the waiting answers has waited, as the server is told, if that matters. A
 * clock that is wrong measures it, too. After one that was moved meanwhile, the answers keep their order: one that seems to
 * come from later than now counts with those behind it, and none counts before those that were sent before.
 */
export function createLateness(): (
  answeredAts: readonly (number | undefined)[],
  now: number,
) => Lateness {
  /** When the latest answer that was sent was given, and when it counts. */
  let latest = { given: -Infinity, time: -Infinity }

  return ([first, ...behind], now) => {
    if (first === undefined) return {}
    // Another try of the same answer says the same.
    if (first !== latest.given || latest.time > now) {
      const later = behind.filter((time) => time !== undefined)
      const [own = now] = timesInOrder([first, ...later], now)
      const least = latest.time < now ? Math.min(now, latest.time + STEP_MS) : own
      latest = { given: first, time: Math.max(own, least) }
    }
    const waited = now - latest.time
    return waited < LATE_MS ? {} : { ago_ms: Math.min(waited, MAX_AGO_MS) }
  }
}
