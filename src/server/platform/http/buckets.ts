import type { Clock } from '#server/platform/clock.ts'

/** More keys than this whose buckets are not full are refused rather than remembered. */
const MAX_KEYS = 100_000

/** How much may come at once, and how much more with each second. */
export type Allowance = { readonly size: number; readonly perSecond: number }

/**
 * Keeps a bucket of permits for each key in memory, all full at the beginning.
 * @returns a function that takes one permit, or a share of one, and gives the seconds to wait: 0 when
 * there was one
 */
export function createBuckets(
  { size, perSecond }: Allowance,
  clock: Clock,
): (key: string, share?: number) => number {
  const fillMs = (size * 1000) / perSecond
  /** When the bucket of a key is full again; a full one is not kept. */
  const fullAt = new Map<string, number>()
  let sweptAt = clock()

  return (key, share = 1) => {
    const now = clock()
    const known = fullAt.get(key)
    if (known === undefined && fullAt.size >= MAX_KEYS) sweep(now)
    if (known === undefined && fullAt.size >= MAX_KEYS) return Math.ceil(fillMs / 1000)
    // A clock that was set back must not lock anybody out for as long.
    const from = Math.min(Math.max(known ?? now, now), now + fillMs)
    const next = from + (share * 1000) / perSecond
    const waitMs = next - now - fillMs
    fullAt.set(key, waitMs > 0 ? from : next)
    return waitMs > 0 ? Math.ceil(waitMs / 1000) : 0
  }

  /** Forgets full buckets; at most once a second, however many new keys come. */
  function sweep(now: number): void {
    if (Math.abs(now - sweptAt) < 1000) return
    sweptAt = now
    for (const [key, at] of fullAt) if (at <= now) fullAt.delete(key)
  }
}
