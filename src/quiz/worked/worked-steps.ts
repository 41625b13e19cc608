import type { NumberStyle } from '#chemistry/units.ts'

import type { Amount } from './amounts.ts'
import { type Expression, valueOf } from './expressions.ts'
import { calculated, converted, known, law, lookup, type Solution, solved } from './solutions.ts'

/** A step: its name, the calculation, the unit of its result, and how that is written if not with three figures. */
export type WorkedStep = readonly [
  name: string,
  expression: Expression,
  unit: string | null,
  style?: NumberStyle,
]

/** How a number is worked out. The result of each step follows from its calculation. */
export type WorkedSteps = {
  /** The quantity that is asked for: 'the new volume'. */
  readonly asked: string
  readonly given?: Readonly<Record<string, Amount>>
  /** What is found or written down first, as one sentence without its full stop. */
  readonly begin?: string
  /**
   * The law or rule that leads from the given values to the answer, as one sentence without its
   * full stop.
   */
  readonly relation: string
  /** Values that are brought into the form that the relation needs. */
  readonly conversions?: readonly WorkedStep[]
  /** The calculations; the last one gives the answer. */
  readonly numbers: readonly [WorkedStep, ...WorkedStep[]]
}

/** The lines of a solution in the order in which they are shown. */
export function workedSolution(steps: WorkedSteps): Solution {
  const { asked, given = {}, begin, relation, conversions = [], numbers } = steps
  return solved(
    asked,
    ...(begin === undefined ? [] : [lookup(begin)]),
    ...Object.entries(given).map(([name, value]) => known(name, value)),
    law(relation),
    ...conversions.map(([name, expression, ...form]) =>
      converted(name, expression, resultOf(expression, ...form)),
    ),
    ...numbers.map(([name, expression, ...form]) =>
      calculated(name, expression, resultOf(expression, ...form)),
    ),
  )
}

function resultOf(
  expression: Expression,
  unit: string | null,
  style: NumberStyle = { significant: 3 },
): Amount {
  return { value: valueOf(expression), unit, style }
}
