import { pick, type Random, shuffle } from '#quiz/random.ts'

/** The places of cards in an order that is not the right one. */
export function mixed(random: Random, count: number): readonly number[] {
  const right = Array.from({ length: count }, (_, place) => place)
  const order = shuffle(random, right)
  if (order.some((card, place) => card !== place)) return order
  return pick(random, [right.toReversed(), [...right.slice(1), 0]])
}
