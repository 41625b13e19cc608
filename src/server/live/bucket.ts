import type { Clock } from '#server/platform/clock.ts'

/**
 * A bucket of permits that fills up again with time.
 * @returns a function that takes one permit: true when there was one
 */
export function createBucket(
  { size, perSecond }: { readonly size: number; readonly perSecond: number },
  clock: Clock,
): () => boolean {
  let permits = size
  let filledAt = clock()
  return () => {
    const now = clock()
    permits = Math.min(size, permits + (Math.max(0, now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (permits < 1) return false
    permits -= 1
    return true
  }
}
