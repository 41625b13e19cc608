import { known, law, outcome, solved, type Solution } from './solutions.ts'

/** A compared item, and its value as it is shown. */
type Compared = readonly [name: string, value: string]

/**
 * How an order, a set or a pair follows from values that are compared. They stand behind the rule, so that
 * no hint shows one of them.
 */
export function workedComparison(
  asked: string,
  rule: string,
  values: readonly Compared[],
  answer: string,
): Solution {
  return solved(
    asked,
    law(rule),
    ...values.map(([name, value]) => known(name, value)),
    outcome(answer),
  )
}
