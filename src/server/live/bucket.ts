import type { Clock } from '#server/platform/clock.ts'

/**
 * Creates a token bucket.
 * @returns a function that takes one token; false when there is none
 */
export function createBucket(
  { size, perSecond }: { readonly size: number; readonly perSecond: number },
  clock: Clock,
): () => boolean {
  let tokens = size
  let filledAt = clock()
  return () => {
    const now = clock()
    tokens = Math.min(size, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
