import { formula as readFormula, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { Random } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { ProductionDraft, See } from '#quiz/template.ts'
import { mixed } from '#quiz/templates/made/mixed-cards.ts'
import type { Solution } from '#quiz/worked/solutions.ts'

import { cardOf } from './cards.ts'

/**
 * Drafts of questions whose answer the learner makes. Each takes wrong answers as values; those that
 * are right by accident, or that no answer can be told apart by, are left out.
 */

/** A wrong answer that a misconception leads to, or a slip of its own where there is none. */
export type Slip<Value> = {
  readonly value: Value
  readonly misconception: MisconceptionId | null
  /** Two or three short sentences with the numbers of this very question. */
  readonly text: string
}

type Parts<Value> = {
  readonly element: ElementSymbol
  /** The element that the open question may name; none when left out. */
  readonly badge?: ElementSymbol
  readonly stem: string
  /** The most telling misconception first. */
  readonly slips: readonly Slip<Value>[]
  readonly right: string
  readonly see: Partial<See> & Pick<See, 'article'>
  readonly figure?: Figure
  readonly solution?: () => Solution
}

type Measure = {
  readonly answer: number
  readonly unit?: string
  /** Units to choose from. */
  readonly units?: readonly string[]
  /** The largest deviation that is still right, as a share of the value; 0 for counts. */
  readonly tolerance?: number
  /** The significant figures that the question asks for. */
  readonly figures?: number
  /** Writes a value without its unit. */
  readonly show?: (value: number) => string
}

/** The learner types a number. */
export function numberDraft({
  answer,
  unit,
  units = [],
  tolerance = 0,
  figures,
  show = formatNumber,
  ...parts
}: Parts<number> & Measure): ProductionDraft & TaskOf<'number'> {
  const written = (value: number) => (unit === undefined ? show(value) : `${show(value)} ${unit}`)
  const isSame = (one: number, other: number) =>
    Math.abs(one - other) <= 2 * tolerance * Math.max(Math.abs(one), Math.abs(other))
  return {
    type: 'number',
    key: { value: answer, unit: unit ?? null, tolerance, figures: figures ?? null },
    units,
    ...draftOf(parts, answer, isSame, written),
    answer: written(answer),
  }
}

/** The learner picks elements on the periodic table. */
export function tableDraft({
  answer,
  ...parts
}: Omit<Parts<readonly ElementSymbol[]>, 'element'> & {
  readonly answer: readonly ElementSymbol[]
}): (ProductionDraft & TaskOf<'table'>) | null {
  const [first] = answer
  if (first === undefined) return null
  return {
    type: 'table',
    key: { symbols: answer },
    ...draftOf(
      { element: first, ...parts, slips: parts.slips.filter(({ value }) => value.length > 0) },
      answer,
      isSameSet,
      (symbols) => symbols.join(', '),
    ),
    answer: answer.length === 1 ? cardOf(first) : answer.join(', '),
  }
}

/** The learner types the formula of a particle or compound. */
export function formulaDraft({
  answer,
  ...parts
}: Parts<string> & { readonly answer: string }): ProductionDraft & TaskOf<'formula'> {
  return {
    type: 'formula',
    key: { formula: answer, ordered: false },
    ...draftOf(parts, answer, (one, other) => one === other, String),
    answer: formatFormula(readFormula(answer)),
  }
}

/** Writes an ion of one atom as a learner types it: 'Mg^2+'. */
export function plainIon(symbol: ElementSymbol, charge: number): string {
  const size = Math.abs(charge)
  return `${symbol}^${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`
}

type Row<Item> = {
  readonly random: Random
  /** The items in their right order. */
  readonly answer: readonly Item[]
  readonly card: (item: Item) => string
  readonly ends: readonly [string, string]
  /** Writes the question with the items as they lie at first. */
  readonly stemOf: (items: readonly Item[]) => string
}

/** The learner puts cards in order. Every slip holds the same items as the answer. */
export function orderDraft<Item>({
  random,
  answer,
  card,
  ends,
  stemOf,
  ...parts
}: Omit<Parts<readonly Item[]>, 'stem'> & Row<Item>): ProductionDraft & TaskOf<'order'> {
  const cards = answer.map(card)
  const shown = mixed(random, cards.length)
  const stem = stemOf(shown.flatMap((place) => answer.slice(place, place + 1)))
  return {
    type: 'order',
    key: { cards: cards.length },
    cards,
    shown,
    ends,
    ...draftOf(
      { ...parts, stem },
      answer,
      (one, other) => one.every((item, place) => item === other[place]),
      (order) => order.map((item) => answer.indexOf(item)).join(', '),
    ),
    answer: cards.join(', '),
  }
}

function draftOf<Value>(
  { element, badge, stem, slips, right, see, figure, solution }: Parts<Value>,
  answer: Value,
  isSame: (one: Value, other: Value) => boolean,
  written: (value: Value) => string,
) {
  const told = [answer]
  const corrections = slips.flatMap(({ value, misconception, text }) => {
    if (told.some((other) => isSame(other, value))) return []
    told.push(value)
    return [{ given: written(value), misconception, text }]
  })
  return {
    element,
    badge: badge ?? null,
    stem,
    corrections,
    right,
    see: { elements: [element], ...see },
    figure,
    solution,
  } satisfies Partial<ProductionDraft>
}

function isSameSet(one: readonly ElementSymbol[], other: readonly ElementSymbol[]): boolean {
  return one.length === other.length && one.every((symbol) => other.includes(symbol))
}
