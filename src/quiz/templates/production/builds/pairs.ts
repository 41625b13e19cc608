import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

/** An item on the left and its partner. */
export type Pair = {
  readonly left: string
  readonly partner: string
  readonly element: ElementSymbol
}

/** Two items whose partners a misconception exchanges, by their left sides. */
export type Exchange = {
  readonly of: readonly [string, string]
  readonly misconception: MisconceptionId | null
  readonly text: string
}

/** A question that pairs things. */
export type PairsAsked = Pick<ProductionDraft, 'stem' | 'right'> & {
  readonly pairs: readonly Pair[]
  /** Those whose things are not both there are left out. */
  readonly exchanges: readonly Exchange[]
  readonly article: string | null
  readonly figure?: Figure
  /** The quantity asked for and the rule that leads to it, for hints and the worked solution. */
  readonly asked?: string
  readonly rule?: string
}

/**
 * The draft of a question that pairs things. Null when two of them look the same, so that more than one pairing
 * would be right.
 */
export function pairDraft(
  random: Random,
  { pairs: drawn, exchanges, article, stem, right, figure, asked, rule }: PairsAsked,
): (ProductionDraft & TaskOf<'match'>) | null {
  const pairs = shuffle(random, drawn)
  const left = pairs.map((pair) => pair.left)
  const partners = pairs.map(({ partner }) => partner)
  if (new Set(left).size < left.length || new Set(partners).size < left.length) return null
  const places = left.map((_, place) => place)
  const symbols = [...new Set(pairs.map(({ element }) => element))]
  const answer = pairs.map((pair) => `${pair.left}: ${pair.partner}`).join('; ')
  return {
    type: 'match',
    key: { pairs: pairs.length },
    left,
    partners,
    shown: mixed(random, places),
    element: pick(random, symbols),
    badge: null,
    stem,
    answer,
    corrections: exchanges.flatMap(({ of, misconception, text }) => {
      const [one = -1, other = -1] = of.map((name) => left.indexOf(name))
      if (one === -1 || other === -1 || one === other) return []
      return [{ given: places.with(one, other).with(other, one).join(', '), misconception, text }]
    }),
    right,
    see: { elements: symbols, article },
    figure,
    ...(asked !== undefined &&
      rule !== undefined && {
        solution: () =>
          workedComparison(
            asked,
            rule,
            pairs.map((pair) => [pair.left, pair.partner]),
            answer,
          ),
      }),
  }
}

/** The places in an order that is not the right one. */
function mixed(random: Random, places: readonly number[]): readonly number[] {
  const order = shuffle(random, places)
  return order.every((one, place) => one === place) ? order.toReversed() : order
}

/** Every two of some things. */
export function couplesOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other] as const))
}
