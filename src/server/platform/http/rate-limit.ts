import { isIPv6 } from 'node:net'

import type { Clock } from '#server/platform/clock.ts'

/** More networks than this in one span are refused rather than remembered. */
const MAX_KEYS = 10_000

/**
 * Counts in memory how often each key came within the running span of time.
 * @returns a function that counts one more and gives the seconds to wait: 0 when it may pass
 */
export function createRateLimit(
  { count, everyMs }: { readonly count: number; readonly everyMs: number },
  clock: Clock,
): (key: string) => number {
  const counts = new Map<string, number>()
  let spanEnds = clock() + everyMs
  return (key) => {
    const now = clock()
    if (now >= spanEnds) {
      counts.clear()
      spanEnds = now + everyMs
    }
    const used = counts.get(key) ?? (counts.size < MAX_KEYS ? 0 : count)
    if (used >= count) return Math.ceil((spanEnds - now) / 1000)
    counts.set(key, used + 1)
    return 0
  }
}

/**
 * The network that an address counts for: an IPv4 address itself, or the /64 of an IPv6 address,
 * because one household or school holds all of that.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1] ?? address
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? address).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
