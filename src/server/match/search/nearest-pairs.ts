/** A player who waits for a match. */
export type Waiter = {
  readonly rating: number
  /** How long the player has waited, in milliseconds of the wall clock. */
  readonly waited: number
}

/** The difference of ratings that is taken at once: that of two new players after one match. */
const REACH_AT_FIRST = 400
/** By how much the reach grows in a second. */
const REACH_PER_SECOND = 100
/** After so long the player is paired with anyone. */
const ANYONE_MS = 10_000

/**
 * Pairs those who wait, in the order in which they are given: each takes the nearest rating within reach,
 * of equally near ones the first. The reach widens with the waiting, until it holds everybody. So the one
 * who has waited longest chooses first, and of two or more players one pair is made after ten seconds at
 * the latest.
 * @param waiting those who have waited longest come first
 */
export function nearestPairs<Player extends Waiter>(
  waiting: readonly Player[],
): readonly (readonly [Player, Player])[] {
  const pairs: (readonly [Player, Player])[] = []
  const left = new Set(waiting)
  for (const player of waiting) {
    if (!left.delete(player)) continue
    const rival = nearestTo(player, left)
    if (rival === null || distance(player, rival) > reachAfter(player.waited)) continue
    left.delete(rival)
    pairs.push([player, rival])
  }
  return pairs
}

/** The greatest difference of ratings that a player accepts after waiting so many milliseconds. */
function reachAfter(waited: number): number {
  if (waited >= ANYONE_MS) return Infinity
  return REACH_AT_FIRST + (REACH_PER_SECOND * waited) / 1000
}

function nearestTo<Player extends Waiter>(player: Player, others: Iterable<Player>): Player | null {
  let nearest: Player | null = null
  for (const other of others) {
    const isNearer = nearest === null || distance(player, other) < distance(player, nearest)
    if (isNearer) nearest = other
    if (distance(player, other) === 0) break
  }
  return nearest
}

function distance(one: Waiter, other: Waiter): number {
  return Math.abs(one.rating - other.rating)
}
