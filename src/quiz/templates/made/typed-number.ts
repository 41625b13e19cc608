import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'
import type { Solution } from '#quiz/worked/solutions.ts'

/** A wrong number that a misconception or a slip leads to, in the unit of the answer. */
type WrongNumber = {
  readonly value: number
  readonly misconception: MisconceptionId | null
  /** Two or three short sentences with the numbers of this very question. */
  readonly why: string
}

type Parts = {
  readonly element: ElementSymbol
  readonly stem: string
  readonly value: number
  /** The unit and those to choose from, which hold it; null and none for a number without one. */
  readonly unit: string | null
  readonly units: readonly string[]
  /** The largest deviation that still is right, as a share of the value. */
  readonly tolerance: number
  /** The significant figures that the stem asks for; null when it asks for none. */
  readonly figures: number | null
  /** The most telling first. Values too near to the answer, or to an earlier one, are left out. */
  readonly wrong: readonly WrongNumber[]
  readonly right: string
  readonly elements?: readonly ElementSymbol[]
  readonly article: string | null
  readonly solution?: () => Solution
}

/** Figures of a number when the question asks for none in particular. */
const FIGURES = 3

/** Digits of a wrong number that is no whole one. */
const MAX_DIGITS = 6

/** Below this share of the value a deviation only makes room for rounding in the last place. */
const EXACT = 0.001

/** Outside these sizes a number is written with a power of ten. */
const SMALLEST_PLAIN = 0.001
const LARGEST_PLAIN = 10_000

/** A question whose answer is a measured or calculated number that the learner types. */
export function typedNumber(parts: Parts): ProductionDraft & TaskOf<'number'> {
  const { value, unit, units, tolerance, figures, element, stem, right } = parts
  // Counts and sums of whole numbers are exact.
  const isExact = tolerance < EXACT
  const written = (number: number): string =>
    isExact
      ? `${formatNumber(number)}${unit === null ? '' : ` ${unit}`}`
      : quantity(number, unit, figures ?? FIGURES)
  return {
    type: 'number',
    key: { value, unit, tolerance, figures },
    units,
    element,
    badge: null,
    stem,
    answer: written(value),
    corrections: apart(value, parts.wrong, tolerance).map((wrong) => ({
      given: written(isExact ? shortened(wrong.value) : wrong.value),
      misconception: wrong.misconception,
      text: wrong.why,
    })),
    right,
    see: { elements: parts.elements ?? [element], article: parts.article },
    solution: parts.solution,
  }
}

/** A wrong number without the endless digits of a third or a sixth. */
function shortened(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(MAX_DIGITS))
}

/** Writes a number with its unit: '12.5 g', '2.45 × 10²⁴', '40.0%'. */
export function quantity(value: number, unit: string | null, figures = FIGURES): string {
  const size = Math.abs(value)
  const isPlain = size === 0 || (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN)
  const number = isPlain
    ? formatNumber(value, { significant: figures })
    : formatScientific(value, figures)
  if (unit === null) return number
  return unit === '%' ? `${number}%` : `${number} ${unit}`
}

/** A value as it is read from three significant figures. */
export function threeFigures(value: number): number {
  return Number(value.toPrecision(FIGURES))
}

/** The wrong numbers that no typed number can be taken for together with the right one, or with one before. */
function apart(
  right: number,
  wrong: readonly WrongNumber[],
  tolerance: number,
): readonly WrongNumber[] {
  const kept: WrongNumber[] = []
  for (const candidate of wrong) {
    const isApart = [right, ...kept.map(({ value }) => value)].every((other) => {
      const room =
        (tolerance === 0 ? 0 : 2 * tolerance + 0.005) *
        Math.max(Math.abs(other), Math.abs(candidate.value))
      return Math.abs(candidate.value - other) > room
    })
    if (Number.isFinite(candidate.value) && isApart) kept.push(candidate)
  }
  return kept
}
