import { superscript } from '#chemistry/units.ts'

import { type Amount, amountText, exact } from './amounts.ts'

/** A calculation that keeps its parts, so that it can be shown and done again. */
export type Expression = Amount | Operation

export type Operator = '+' | '−' | '×' | '÷' | '^' | '√' | FunctionName

/** A function as it is written in front of its number in parentheses: 'ln(2)', '10^(−3.4)'. */
type FunctionName = keyof typeof FUNCTIONS

const FUNCTIONS = {
  'log₂': Math.log2,
  log: Math.log10,
  ln: Math.log,
  'e^': Math.exp,
  '10^': (exponent: number) => 10 ** exponent,
} as const

type Operation = { readonly operator: Operator; readonly parts: readonly Expression[] }

/** Adds the parts. */
export function added(...parts: readonly Expression[]): Expression {
  return operation('+', parts)
}

/** Subtracts all further parts from the first. */
export function less(...parts: readonly Expression[]): Expression {
  return operation('−', parts)
}

/** Multiplies the parts. */
export function multiplied(...parts: readonly Expression[]): Expression {
  return operation('×', parts)
}

/** Divides the first part by the others. */
export function divided(...parts: readonly Expression[]): Expression {
  return operation('÷', parts)
}

/** Raises the first part to the power of the second. */
export function raised(base: Expression, exponent: Expression): Expression {
  return operation('^', [base, exponent])
}

/** The root of a degree: two for the square root. */
export function root(degree: number, part: Expression): Expression {
  return operation('√', [exact(degree), part])
}

/** The power of two that gives a number. */
export function log2(part: Expression): Expression {
  return operation('log₂', [part])
}

/** The power of ten that gives a number. */
export function log10(part: Expression): Expression {
  return operation('log', [part])
}

/** The power of e that gives a number. */
export function naturalLog(part: Expression): Expression {
  return operation('ln', [part])
}

/** e to the power of a number. */
export function exponential(exponent: Expression): Expression {
  return operation('e^', [exponent])
}

/** 10 to the power of a number, also of one that is not whole. */
export function powerOf10(exponent: Expression): Expression {
  return operation('10^', [exponent])
}

/** A number with the opposite sign. */
export function negative(part: Expression): Expression {
  return { operator: '−', parts: [part] }
}

function operation(operator: Operator, parts: readonly Expression[]): Expression {
  const [only] = parts
  return parts.length === 1 && only !== undefined && !isFunction(operator)
    ? only
    : { operator, parts }
}

function isFunction(operator: Operator): operator is FunctionName {
  return operator in FUNCTIONS
}

/** Whether there is anything to work out. */
export function isCalculation(expression: Expression): expression is Operation {
  return 'operator' in expression
}

/** Works out an expression with the exact values of its amounts. */
export function valueOf(expression: Expression): number {
  if (!isCalculation(expression)) return expression.value
  const [first = Number.NaN, ...others] = expression.parts.map(valueOf)
  const { operator } = expression
  if (isFunction(operator)) return FUNCTIONS[operator](first)
  switch (operator) {
    case '+':
      return others.reduce((sum, value) => sum + value, first)
    case '−':
      return others.length === 0 ? -first : others.reduce((rest, value) => rest - value, first)
    case '×':
      return others.reduce((product, value) => product * value, first)
    case '÷':
      return others.reduce((quotient, value) => quotient / value, first)
    case '^':
      return first ** (others[0] ?? Number.NaN)
    case '√':
      return (others[0] ?? Number.NaN) ** (1 / first)
  }
}

/** Writes an expression as people do: '2 × 1.008 + 16.00', '0.45 g ÷ (2 × 18 g/mol)'. */
export function expressionText(expression: Expression): string {
  if (!isCalculation(expression)) return amountText(expression)
  const { operator, parts } = expression
  if (isFunction(operator)) return `${operator}(${parts.map(expressionText).join('')})`
  if (operator === '^') return powerText(parts)
  if (operator === '√') return rootText(parts)
  const texts = parts.map((part, place) => partText(part, operator, place))
  return parts.length === 1 ? `${operator}${texts.join('')}` : texts.join(` ${operator} `)
}

/** A power has a whole number for its exponent: '2³'. */
function powerText([base, exponent]: readonly Expression[]): string {
  if (base === undefined || exponent === undefined) return ''
  return `${partText(base, '^', 0)}${superscript(valueOf(exponent))}`
}

/** A root has its degree in front, but for a square root: '√(3)', '³√(8)'. */
function rootText([degree, part]: readonly Expression[]): string {
  if (degree === undefined || part === undefined) return ''
  const size = valueOf(degree)
  return `${size === 2 ? '' : superscript(size)}√(${expressionText(part)})`
}

const RANKS: Readonly<Record<Exclude<Operator, FunctionName>, number>> = {
  '+': 1,
  '−': 1,
  '×': 2,
  '÷': 2,
  '^': 3,
  '√': 4,
}

function rankOf(operator: Operator): number {
  return isFunction(operator) ? RANKS['√'] : RANKS[operator]
}

/** A part of an operation, in parentheses where it could be read otherwise. */
function partText(part: Expression, operator: Operator, place: number): string {
  const text = expressionText(part)
  return isApart(part, operator, place) ? `(${text})` : text
}

function isApart(part: Expression, operator: Operator, place: number): boolean {
  if (!isCalculation(part)) {
    const isPowered = amountText(part).includes('× 10') && operator !== '+' && operator !== '−'
    return (
      (/^[+−]/.test(amountText(part)) && place > 0) ||
      (isPowered && (place > 0 || operator === '^'))
    )
  }
  const [inner, outer] = [rankOf(part.operator), rankOf(operator)]
  if (inner !== outer) return inner < outer
  // A sum may stand in a sum, and a product in a product; subtrahends and divisors are kept
  // together.
  return place > 0 && (operator === '−' || operator === '÷' || part.operator === '÷')
}
