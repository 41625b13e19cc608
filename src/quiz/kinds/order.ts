import type { OrderKey, TaskOf } from '#quiz/task.ts'

import type { Kind } from './kind.ts'

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

/** How questions of kind `order` are read and judged. They are given as `2, 0, 1`. */
export const orderKind: Kind<TaskOf<'order'>, OrderResponse> = {
  parse({ key }, given) {
    const places = given.split(',').map((text) => (/^ *\d+ *$/.test(text) ? Number(text) : NaN))
    const response = parseOrderResponse(key, places)
    return response === null
      ? { problem: 'Put every card in its place.', offers: [] }
      : { response }
  },
  isRight: (_, response) => judgeOrder(response).isRight,
  missOf(task, response) {
    const verdict = judgeOrder(response)
    return verdict.isRight ? null : sentencesOf(task, verdict.nearMiss, verdict.share)
  },
  nudgeOf(task, response) {
    const verdict = judgeOrder(response)
    if (verdict.isRight) return null
    const { nearMiss, share } = verdict
    if (nearMiss.kind === 'reversed') return 'Your order is exactly reversed.'
    return nearMiss.kind === 'exchanged'
      ? 'Only two cards are exchanged. All others stand at their places.'
      : sentencesOf(task, nearMiss, share)
  },
  isSame: (_, { order }, other) => order.every((card, place) => card === other.order[place]),
  describe: ({ cards }, { order }) => order.map((card) => cards[card] ?? '').join(', '),
}

function sentencesOf({ cards }: TaskOf<'order'>, miss: OrderMiss, share: number): string {
  switch (miss.kind) {
    case 'reversed':
      return `Your order is exactly reversed. Begin at the other end, with ${cards[0]}.`
    case 'exchanged': {
      const [one, other] = miss.cards
      return `Only ${cards[one]} and ${cards[other]} are exchanged. All others stand at their places.`
    }
    case 'other': {
      const pairs = (cards.length * (cards.length - 1)) / 2
      return `Of the ${pairs} pairs of cards, ${Math.round(share * pairs)} stand in the right order. Compare two cards at a time.`
    }
  }
}

function missOf(misplaced: readonly number[], share: number): OrderMiss {
  if (share === 0) return { kind: 'reversed' }
  const [one, other] = misplaced
  return misplaced.length === 2 && one !== undefined && other !== undefined
    ? { kind: 'exchanged', cards: one < other ? [one, other] : [other, one] }
    : { kind: 'other' }
}
