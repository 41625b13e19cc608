import { element } from '#chemistry/elements/elements.ts'
import type { Trend } from '#content/elements/trends.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'
import { exceptionSentence } from '#web/trend-pages/trend-sentences.ts'

/** Elements that stand against a trend. */
export type Exception = {
  readonly symbols: readonly string[]
  readonly sentence: string
  /** Whether the sources agree so well that it is certain. */
  readonly isFirm: boolean
}

/** The exceptions of a trend; `firm` names the certain ones as 'trend from to'. */
export function exceptionsIn(
  trend: Trend,
  { values, unit }: LabProperty,
  firm: ReadonlySet<string>,
): readonly Exception[] {
  return [
    ...trend.exceptions.map((exception): Exception => {
      const { from, to } = exception
      return {
        symbols: [from, to],
        sentence: exceptionSentence(exception, values, unit),
        isFirm: firm.has(`${trend.key} ${from} ${to}`),
      }
    }),
    ...trend.outliers.map(({ symbol, reason }): Exception => {
      const value = withUnit(values.get(symbol) ?? 0, unit)
      return {
        symbols: [symbol],
        sentence: `${element(symbol).name} ${value}. ${reason}`,
        isFirm: true,
      }
    }),
  ]
}
