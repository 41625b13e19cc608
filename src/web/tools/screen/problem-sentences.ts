import { baseUnit, type Kind, type QuantityProblem } from '#chemistry/tools/quantity.ts'
import type { FormulaProblem } from '#chemistry/tools/typed-formula.ts'
import { formatNumber } from '#chemistry/units.ts'

const kinds: Readonly<Record<Kind, string>> = {
  volume: 'a volume',
  pressure: 'a pressure',
  amount: 'an amount',
  temperature: 'a temperature',
  concentration: 'a concentration',
  time: 'a time',
}

/** Describes the problem of a typed formula. */
export function formulaSentence({ problem, symbol, meant }: FormulaProblem): string {
  const hint = meant === null ? '' : ` Did you mean ${meant}?`
  switch (problem) {
    case 'empty':
      return 'Type a formula, for example Ca(NO3)2.'
    case 'unknown-element':
      return symbol === null
        ? `A symbol in it belongs to no element.${hint}`
        : `No element has the symbol ${symbol}.${hint}`
    case 'unbalanced-brackets':
      return 'A bracket is opened and not closed, or the other way around.'
    case 'ambiguous-charge':
      return 'It is not clear where the count ends and the charge begins. Write the charge after ^, as in Ca^2+.'
    case 'no-atoms':
      return 'An electron has no atoms to weigh.'
    case 'syntax':
      return `This is not a formula. Symbols begin with a capital letter, and counts stand behind them.${hint}`
  }
}

/** Describes the problem of a number and its unit. */
export function quantitySentence(problem: QuantityProblem): string {
  switch (problem.problem) {
    case 'empty':
      return 'Type a number, with a unit behind it.'
    case 'unreadable':
      return 'This is not a number with a unit. Examples: 2.5, 250 mL, 1.0e-3.'
    case 'not-positive':
      return 'It has to be more than zero.'
    case 'below-absolute-zero':
      return 'Nothing is as cold as that: absolute zero is −273.15 °C, that is 0 K or −459.67 °F.'
    case 'ambiguous':
      return `The comma can be read as ${formatNumber(problem.readings[0])} or as ${formatNumber(problem.readings[1])}. Write a point for decimals.`
    case 'unknown-unit':
      return `“${problem.unit}” is not a unit of ${kinds[problem.kind]}. Try ${baseUnit(problem.kind)}.`
  }
}
