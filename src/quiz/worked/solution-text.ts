import { type Amount, amountText } from './amounts.ts'
import { expressionText, isCalculation } from './expressions.ts'
import type { Hint, WorkedLine } from './solutions.ts'

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
      return hint.isLast
        ? `Put in the numbers. ${name}: ${expressionText(expression)}.`
        : `Begin with this. ${name}: ${expressionText(expression)} = ${amountText(result)}.`
    }
    case 'known':
      return `Begin with this. ${hint.name}: ${givenText(hint.value)}.`
  }
}

/** Writes one line of a worked solution. */
export function lineText(line: WorkedLine): string {
  switch (line.kind) {
    case 'given':
      return `${line.name}: ${givenText(line.value)}`
    case 'relation':
    case 'result':
      return line.text
    case 'conversion':
    case 'number':
      return isCalculation(line.expression)
        ? `${line.name}: ${expressionText(line.expression)} = ${amountText(line.result)}`
        : `${line.name}: ${amountText(line.result)}`
    case 'check':
      return `${line.name}: ${expressionText(line.left)} = ${expressionText(line.right)}`
  }
}

function givenText(value: Amount | string): string {
  return typeof value === 'string' ? value : amountText(value)
}
