import type { Clock } from '#server/platform/clock.ts'
import { noPeers, type SharedCount } from '#server/platform/workers/peers.ts'

/** More keys than this whose buckets are not full are refused rather than remembered. */
const MAX_KEYS = 100_000

/** How much may come at once, and how much more with each second. */
export type Allowance = { readonly size: number; readonly perSecond: number }

/**
 * Keeps a bucket of permits for each key in memory, all full at the beginning.
 * @param shared with the buckets of other workers, which take from the same permits
 * @returns a function that takes one permit, or a share of one, and gives the seconds to wait: 0 when
 * there was one
 */
export function createBuckets(
  { size, perSecond }: Allowance,
  clock: Clock,
  shared: SharedCount = noPeers.count(''),
): (key: string, share?: number) => number {
  const fillMs = (size * 1000) / perSecond
  /** When the bucket of a key is full again; a full one is not kept. */
  const fullAt = new Map<string, number>()
  let sweptAt = clock()
  shared.onAdded((key, amount) => {
    const now = clock()
    const known = fullAt.get(key)
    if (known === undefined && fullAt.size >= MAX_KEYS) return
    // Others may have taken at the same time, so a bucket can owe something for a while.
    fullAt.set(key, Math.min(fullFrom(known, now) + costOf(amount), now + 2 * fillMs))
  })

  return (key, share = 1) => {
    const now = clock()
    const known = fullAt.get(key)
    if (known === undefined && fullAt.size >= MAX_KEYS) sweep(now)
    if (known === undefined && fullAt.size >= MAX_KEYS) return Math.ceil(fillMs / 1000)
    const from = fullFrom(known, now)
    const next = from + costOf(share)
    const waitMs = next - now - fillMs
    fullAt.set(key, waitMs > 0 ? from : next)
    if (waitMs > 0) return Math.ceil(waitMs / 1000)
    shared.add(key, share)
    return 0
  }

  /** A clock that was set back must not lock a caller out for as long. */
  function fullFrom(known: number | undefined, now: number): number {
    return Math.min(Math.max(known ?? now, now), now + fillMs)
  }

  function costOf(share: number): number {
    return (share * 1000) / perSecond
  }

  /** Forgets full buckets; at most once a second, however many new keys come. */
  function sweep(now: number): void {
    if (Math.abs(now - sweptAt) < 1000) return
    sweptAt = now
    for (const [key, at] of fullAt) if (at <= now) fullAt.delete(key)
  }
}
