/** A source of chance: each call gives a number from 0 up to, but not including, 1. */
export type Random = () => number

/**
 * A repeatable source of chance. The same text gives the same numbers on every machine and in every
 * release: questions are re-created from it, so it never changes.
 * The text is hashed by FNV-1a, the numbers come from the generator mulberry32.
 */
export function randomFrom(text: string): Random {
  let state = fnv1a(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `low` to `high`, both included. */
export function integer(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** One of the items. An empty list is a programmer's error and throws a RangeError. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from.')
  return item
}

/** The items in a random order; every order is equally likely (Fisher-Yates). */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const remaining = [...items]
  const shuffled: Item[] = []
  while (remaining.length > 0) {
    shuffled.push(...remaining.splice(Math.floor(random() * remaining.length), 1))
  }
  return shuffled
}

/** Up to `count` different items, in random order. */
export function sample<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  return shuffle(random, items).slice(0, count)
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}
