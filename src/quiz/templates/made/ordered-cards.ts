import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { Random } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'
import type { Solution } from '#quiz/worked/solutions.ts'

import { mixed } from './mixed-cards.ts'

/** A wrong order that a misconception leads to. */
type WrongOrder<Item> = {
  readonly order: readonly Item[]
  readonly misconception: MisconceptionId | null
  /** Two or three short sentences about the items of this very question. */
  readonly why: string
}

type Parts<Item> = {
  readonly element: ElementSymbol
  /** The items in their right order. */
  readonly items: readonly Item[]
  readonly card: (item: Item) => string
  readonly ends: readonly [string, string]
  /** Returns the question; the items stand in the order in which their cards are shown. */
  readonly stemOf: (shown: readonly Item[]) => string
  /** The most telling first. An order that is right, or stands before already, is left out. */
  readonly wrong: readonly WrongOrder<Item>[]
  readonly right: string
  readonly elements?: readonly ElementSymbol[]
  readonly article: string | null
  readonly solution?: () => Solution
}

/** A question whose cards the learner puts in order. */
export function orderedCards<Item>(
  random: Random,
  parts: Parts<Item>,
): ProductionDraft & TaskOf<'order'> {
  const { element, items, card, ends, stemOf, right } = parts
  const cards = items.map(card)
  const shown = mixed(random, cards.length)
  return {
    type: 'order',
    key: { cards: cards.length },
    cards,
    shown,
    ends,
    element,
    badge: null,
    stem: stemOf(shown.flatMap((place) => items.slice(place, place + 1))),
    answer: cards.join(', '),
    corrections: correctionsOf(items, parts.wrong),
    right,
    see: { elements: parts.elements ?? [element], article: parts.article },
    solution: parts.solution,
  }
}

/** The items with the one at a place and the next one exchanged. */
export function exchanged<Item>(items: readonly Item[], place: number): readonly Item[] {
  return [
    ...items.slice(0, place),
    ...items.slice(place, place + 2).toReversed(),
    ...items.slice(place + 2),
  ]
}

function correctionsOf<Item>(items: readonly Item[], wrong: readonly WrongOrder<Item>[]) {
  const seen = new Set([items.map((_, place) => place).join(', ')])
  return wrong.flatMap(({ order, misconception, why: text }) => {
    const given = order.map((item) => items.indexOf(item)).join(', ')
    if (seen.has(given)) return []
    seen.add(given)
    return [{ given, misconception, text }]
  })
}
