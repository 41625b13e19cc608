/** The number of cards to put in order. Their right order is 0, 1, 2 and so on. */
export type OrderKey = { readonly cards: number }

/** The cards in the order of the learner, by their place in the right order. */
export type OrderResponse = { readonly order: readonly number[] }

export type OrderMiss =
  | { readonly kind: 'reversed' }
  /** Exactly these two cards are exchanged, often because one of them is an exception. */
  | { readonly kind: 'exchanged'; readonly cards: readonly [number, number] }
  | { readonly kind: 'other' }

export type OrderVerdict =
  | { readonly isRight: true }
  | {
      readonly isRight: false
      readonly nearMiss: OrderMiss
      /** Share of pairs that stand in the right order, from 0 to 1: shown, not counted. */
      readonly share: number
    }

/** The response, or null when it does not hold each card once. */
export function parseOrderResponse(key: OrderKey, order: readonly number[]): OrderResponse | null {
  const isPermutation =
    order.length === key.cards &&
    Array.from({ length: key.cards }, (_, card) => card).every((card) => order.includes(card))
  return isPermutation ? { order } : null
}

/** Judges an order: only the exact one is right. */
export function judgeOrder({ order }: OrderResponse): OrderVerdict {
  const misplaced = order.filter((card, place) => card !== place)
  if (misplaced.length === 0) return { isRight: true }
  const pairs = order.flatMap((card, place) => order.slice(place + 1).map((later) => card < later))
  const share = pairs.filter(Boolean).length / pairs.length
  return { isRight: false, nearMiss: missOf(misplaced, share), share }
}

function missOf(misplaced: readonly number[], share: number): OrderMiss {
  if (share === 0) return { kind: 'reversed' }
  const [one, other] = misplaced
  return misplaced.length === 2 && one !== undefined && other !== undefined
    ? { kind: 'exchanged', cards: one < other ? [one, other] : [other, one] }
    : { kind: 'other' }
}
