import { element } from '#chemistry/elements/elements.ts'
import { isFirm, type Spread } from '#content/elements/trend-values.ts'
import type { Trend, TrendRow } from '#content/elements/trends.ts'
import { shownNumber, withUnit } from '#web/element-pages/parts/shown-number.ts'

import { exceptionSentence } from './trend-sentences.ts'

/** A question that a trend or its data answers. */
export type TrendQuestion = { readonly question: string; readonly answer: string }

type Values = ReadonlyMap<string, Spread>

/** Two questions to try oneself on: one that follows the trend, and one about what stands against it. */
export function trendQuestions(trend: Trend, values: Values): readonly TrendQuestion[] {
  const [first, second] = trend.rows
  const against = exceptionQuestion(trend, values) ?? outlierQuestion(trend, values)
  return [
    first === undefined ? null : rowQuestion(trend, first, values),
    against ?? (second === undefined ? null : rowQuestion(trend, second, values)),
  ].filter((question) => question !== null)
}

/** Asks which end of a row has more. */
function rowQuestion(
  { comparative, unit }: Trend,
  { lead, direction, symbols, names = [] }: TrendRow,
  values: Values,
): TrendQuestion | null {
  const ends = [0, symbols.length - 1].flatMap((index) => {
    const symbol = symbols[index] ?? ''
    const value = values.get(symbol)?.value
    const name = names[index] ?? element(symbol).name
    return value === undefined ? [] : [{ name, value }]
  })
  const [less, more] = direction === 'rises' ? ends : ends.toReversed()
  if (less === undefined || more === undefined) return null
  const [one = '', other = ''] = [less.name, more.name].toSorted().map(inSentence)
  return {
    question: `Which has the ${comparative}, ${one} or ${other}?`,
    answer: `${more.name}: ${withUnit(more.value, unit)}, and ${inSentence(less.name)} ${shownNumber(less.value)}. ${lead}.`,
  }
}

/** Asks for the first exception that is certain. */
function exceptionQuestion(trend: Trend, values: Values): TrendQuestion | null {
  const exception = trend.exceptions.find((entry) => isFirm(entry, values))
  if (exception === undefined) return null
  const [from, to] = [element(exception.from), element(exception.to)]
  const place = from.period === to.period ? 'to the right of' : 'below'
  const amounts = new Map([...values].map(([symbol, { value }]) => [symbol, value]))
  return {
    question: `${to.name} stands ${place} ${inSentence(from.name)}. Which has the ${trend.comparative}, and why?`,
    answer: exceptionSentence(exception, amounts, trend.unit),
  }
}

/** Asks why an element stands out from those beside it. */
function outlierQuestion({ outliers, title, unit }: Trend, values: Values): TrendQuestion | null {
  const [outlier] = outliers
  const value = values.get(outlier?.symbol ?? '')?.value
  if (outlier === undefined || value === undefined) return null
  return {
    question: `The ${inSentence(title)} of ${inSentence(element(outlier.symbol).name)}, ${withUnit(value, unit)}, stands out from those beside it. Why?`,
    answer: outlier.reason,
  }
}

/** A name inside a sentence; formulas of ions keep their letters. */
function inSentence(name: string): string {
  return /^[A-Z][a-z]{2}/.test(name) ? name.toLowerCase() : name
}
