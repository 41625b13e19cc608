/**
 * Returns a time for each answer that a clock which was moved between answers does not spoil. The order in which
 * answers were given is certain, their times are not: the most answers whose times rise and are not after
 * `now` keep theirs. All others take that of the answer before, else that of the one after, else `now`.
 * @param times in the order in which the answers were given
 */
export function timesInOrder(times: readonly number[], now: number): readonly number[] {
  if (isInOrder(times, now)) return times
  const kept = longestRise(times, now)
  const first = times.find((_, index) => kept.has(index)) ?? now
  const result: number[] = []
  for (const [index, time] of times.entries()) {
    result.push(kept.has(index) ? time : (result.at(-1) ?? first))
  }
  return result
}

function isInOrder(times: readonly number[], now: number): boolean {
  return times.every((time, index) => time <= now && time >= (times[index - 1] ?? time))
}

/** The places of the longest part that never falls, among the times that are not after `now`. */
function longestRise(times: readonly number[], now: number): ReadonlySet<number> {
  /** The place that ends a rise of each length as low as possible, and the place before each one. */
  const ends: number[] = []
  const before = new Map<number, number>()
  for (const [index, time] of times.entries()) {
    if (time > now) continue
    const length = lengthUpTo(ends, times, time)
    const previous = ends[length - 1]
    if (previous !== undefined) before.set(index, previous)
    ends[length] = index
  }
  const kept = new Set<number>()
  for (let place = ends.at(-1); place !== undefined; place = before.get(place)) kept.add(place)
  return kept
}

/** How long a rise can be that this time goes on with. */
function lengthUpTo(ends: readonly number[], times: readonly number[], time: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const end = ends[middle]
    if (end !== undefined && (times[end] ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low
}
