import { parseQuantity } from '#chemistry/quantities/typed-number.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { Random } from '#quiz/random.ts'
import {
  type Candidate,
  type ChoiceTemplate,
  type Draft,
  type ProductionDraft,
  type ProductionTemplate,
  type TemplateId,
  template,
  WRONG_OPTIONS,
} from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'

import { quantity } from './typed-number.ts'

/** Two options closer than this, as a share of the larger one, can be taken for each other. */
const APART = 0.04
/** Neighbors of an answer that no misconception leads to, on both sides and the nearest first. */
const FACTORS = [0.8, 1.25, 0.5, 2, 0.4, 2.5, 0.25, 4]
const STEPS = [-1, 1, -2, 2, -3, 3]

/** An option that has its place among numbers. */
type Ranked = Candidate & { readonly rank: number }

type Manner = {
  /** Neighbors are `steps` of one for numbers that are counted, `shares` of the answer for all others. */
  readonly neighbors?: 'shares' | 'steps'
  /** Whether the answer with the other sign may be an option; not where the sign is the same each time. */
  readonly hasOpposite?: boolean
  /** Whether ideas lead to one side of the answer only; then the place of the answer is drawn first. */
  readonly isOneSided?: boolean
}

/**
 * Asks the same as a template whose answer is a typed number, with four numbers to choose from. Its corrections become
 * options, and neighbors of the answer fill up what is missing; values without an idea beside the answer are drawn again.
 */
export function choiceSister(
  id: TemplateId,
  sister: ProductionTemplate,
  { neighbors = 'shares', hasOpposite = true, isOneSided = false }: Manner = {},
): ChoiceTemplate {
  return template(id, sister.skill, isOneSided ? withLureBeside(draw) : draw)

  function draw(random: Random): Draft | null {
    const made = sister.draw(random)
    const answer = made === null ? null : candidateOf(made.answer, null, null)
    if (made === null || answer === null) return null
    const lures = made.corrections.flatMap(
      ({ given, misconception, text }) => candidateOf(given, misconception, text) ?? [],
    )
    const wrong = apart(answer, [...lures, ...neighborsOf(made, answer, neighbors)]).filter(
      ({ rank }) => hasOpposite || rank !== -answer.rank,
    )
    return isOneSided || hasBothSides(answer, wrong) ? draftOf(made, answer, wrong) : null
  }
}

/** Whether the answer can stand at each place with an option beside it that an idea leads to. */
function hasBothSides({ rank: right }: Ranked, wrong: readonly Ranked[]): boolean {
  return [-1, 1].every((side) => {
    const own = wrong.filter((one) => side * (one.rank - right) > 0)
    return own.length >= WRONG_OPTIONS && own.some(({ misconception }) => misconception !== null)
  })
}

function draftOf(made: ProductionDraft, answer: Candidate, wrong: readonly Candidate[]): Draft {
  const { element, badge, stem, right, see, solution, figure } = made
  return { element, badge, stem, answer, wrong, right, see, solution, figure }
}

/** A number with its unit as an option; null when it cannot be read. */
function candidateOf(
  text: string,
  misconception: Candidate['misconception'],
  why: string | null,
): Ranked | null {
  const read = parseQuantity(text)
  if (!('number' in read)) return null
  const { value } = read.number
  return { value, text, rank: value, misconception, why }
}

function neighborsOf(
  { answer: text, right, ...task }: ProductionDraft,
  { rank }: Ranked,
  neighbors: 'shares' | 'steps',
): readonly Ranked[] {
  if (task.type !== 'number') return []
  const write = writerLike(text, rank, task.key.unit)
  if (write === null) return []
  const values =
    neighbors === 'steps'
      ? STEPS.map((step) => rank + step).filter((value) => value >= 0)
      : FACTORS.map((factor) => rank * factor)
  return values.flatMap(
    (value) =>
      candidateOf(write(value), null, `No step of the solution gives this. ${right}`) ?? [],
  )
}

/** Writes a number as the answer is written: with as many figures or decimals; null when it is written otherwise. */
function writerLike(
  text: string,
  value: number,
  unit: string | null,
): ((value: number) => string) | null {
  const withUnit = (number: string) =>
    unit === null ? number : unit === '%' ? `${number}%` : `${number} ${unit}`
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0
  const writers = [
    (number: number) => withUnit(formatNumber(number, { decimals })),
    (number: number) => quantity(number, unit),
  ]
  return writers.find((write) => write(value) === text) ?? null
}

/** The options that differ from the answer and from those before. */
function apart(answer: Ranked, candidates: readonly Ranked[]): readonly Ranked[] {
  const kept = [answer]
  for (const candidate of candidates) {
    const value = candidate.rank
    const isApart = kept.every(({ rank: other, text }) => {
      const size = Math.max(Math.abs(value), Math.abs(other))
      return text !== candidate.text && Math.abs(value - other) > APART * size
    })
    if (isApart) kept.push(candidate)
  }
  return kept.slice(1)
}
