import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'
import type { Solution } from '#quiz/worked/solutions.ts'
import { workedSolution, type WorkedSteps } from '#quiz/worked/worked-steps.ts'

import { quantity } from './typed-number.ts'

/** A wrong number, the misconception that leads to it, if any, and one sentence about the slip. */
export type WrongResult = readonly [
  value: number,
  misconception: MisconceptionId | null,
  slip: string,
]

type Parts = {
  readonly element: ElementSymbol
  readonly elements?: readonly ElementSymbol[]
  /** The question, with all data that it needs. */
  readonly stem: string
  readonly value: number
  /** The unit and those to choose from, which hold it; null and none for a number without one. */
  readonly unit: string | null
  readonly units?: readonly string[]
  /** The largest deviation that still is right, as a share of the value; 1 % when left out. */
  readonly tolerance?: number
  /** Writes a value with its unit; three significant figures when left out. */
  readonly show?: (value: number) => string
  /** The solution with the numbers of this question, as one sentence without its full stop. */
  readonly account: string
  /** The most telling first. A number that is not finite, or the right one, is left out. */
  readonly wrong: readonly WrongResult[]
  /** The smallest distance of a wrong number from the right one, as a share; 5 % when left out. */
  readonly apart?: number
  readonly article?: string | null
  readonly figure?: Figure
  /** How the value is worked out of the values that were drawn, step by step. It draws nothing. */
  readonly solution?: () => WorkedSteps | Solution
}

const TOLERANCE = 0.01
const APART = 0.05

/** Two numbers this close are the same but for rounding. */
const EQUAL = 1e-6

/**
 * A question whose answer is a number worked out of the values of its text. Each correction is a slip and the solution.
 * Null when a wrong number comes so close to the right one that they could be taken for each other.
 */
export function workedNumber(parts: Parts): (ProductionDraft & TaskOf<'number'>) | null {
  const { value, unit, element, stem, account, tolerance = TOLERANCE, apart = APART } = parts
  const { solution } = parts
  const show = parts.show ?? ((number: number) => quantity(number, unit))
  const wrong = parts.wrong.filter(
    ([other]) => Number.isFinite(other) && distance(other, value) > EQUAL,
  )
  if (wrong.some(([other]) => distance(other, value) < apart)) return null
  const told = [value]
  const corrections = wrong.flatMap(([other, misconception, slip]) => {
    if (told.some((earlier) => distance(other, earlier) <= 2 * tolerance + 0.005)) return []
    told.push(other)
    return [{ given: show(other), misconception, text: `${slip} ${account}.` }]
  })
  return {
    type: 'number',
    key: { value, unit, tolerance, figures: null },
    units: parts.units ?? [],
    element,
    badge: null,
    stem,
    answer: show(value),
    corrections,
    right: `${account}.`,
    see: { elements: parts.elements ?? [element], article: parts.article ?? null },
    figure: parts.figure,
    solution: solution && (() => linesOf(solution())),
  }
}

function linesOf(solution: WorkedSteps | Solution): Solution {
  return 'lines' in solution ? solution : workedSolution(solution)
}

/** How far two numbers lie apart, as a share of the larger one. */
function distance(one: number, other: number): number {
  const size = Math.max(Math.abs(one), Math.abs(other))
  return size === 0 ? 0 : Math.abs(one - other) / size
}
