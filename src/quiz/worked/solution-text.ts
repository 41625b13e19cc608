import { type Amount, amountText } from './amounts.ts'
import { expressionText, isCalculation } from './expressions.ts'
import type { Hint, StepLine, WorkedLine } from './solutions.ts'

/** Writes a hint as one sentence. */
export function hintText(hint: Hint): string {
  switch (hint.kind) {
    case 'asked':
      return hint.unit === null
        ? `Asked for: ${hint.quantity}.`
        : `Asked for: ${hint.quantity}, in ${hint.unit}.`
    case 'relation':
      return `${hint.text}.`
    case 'start': {
      const { name, expression, result } = hint.line
      return hint.isAsked
        ? `Put in the numbers. ${name}: ${expressionText(expression)}.`
        : `Begin with this. ${name}: ${expressionText(expression)} = ${amountText(result)}.`
    }
    case 'lookup':
      return `Begin with this. ${hint.text}.`
    case 'known':
      return `Begin with this. ${hint.name}: ${givenText(hint.value)}.`
  }
}

/** Writes one line of a worked solution. */
export function lineText(line: WorkedLine): string {
  const { name, text } = linePartsOf(line)
  return name === null ? text : `${name}: ${text}`
}

/** The parts of a line: its name, and its statement or calculation. */
export type LineParts = {
  /** Null for a relation and for the answer. */
  readonly name: string | null
  readonly text: string
  /** Numbers and formulas, which no language writes in another way. */
  readonly isNotation: boolean
}

/** Writes one line of a worked solution in its parts. */
export function linePartsOf(line: WorkedLine): LineParts {
  switch (line.kind) {
    case 'given':
      return {
        name: line.name,
        text: givenText(line.value),
        isNotation: typeof line.value !== 'string',
      }
    case 'lookup':
    case 'relation':
      return { name: null, text: line.text, isNotation: false }
    case 'result':
      return { name: null, text: line.text, isNotation: true }
    case 'conversion':
    case 'number':
      return { name: line.name, text: stepText(line), isNotation: true }
    case 'check':
      return {
        name: line.name,
        text: `${expressionText(line.left)} = ${expressionText(line.right)}`,
        isNotation: true,
      }
  }
}

function stepText({ expression, result }: StepLine): string {
  return isCalculation(expression)
    ? `${expressionText(expression)} = ${amountText(result)}`
    : amountText(result)
}

function givenText(value: Amount | string): string {
  return typeof value === 'string' ? value : amountText(value)
}
