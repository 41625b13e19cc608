import { composition } from '#chemistry/compounds/formulas.ts'
import {
  balance,
  type Equation,
  equation as equationOf,
  formatEquation,
  isBalanced,
} from '#chemistry/reactions/equations.ts'
import { inPlainSigns } from '#chemistry/typed-signs.ts'
import type { BalanceKey, TaskOf } from '#quiz/task.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

import type { Kind } from './kind.ts'

/** A coefficient for each substance, reactants first. */
export type BalanceResponse = { readonly coefficients: readonly number[] }

export type BalanceProblem = {
  readonly problem: 'incomplete' | 'out-of-range'
  /** The substance whose coefficient is missing or out of range. */
  readonly index: number
}

/** How a wrong equation came close to the right one. */
export type BalanceMiss =
  /** Balanced, but by a multiple of the smallest numbers. */
  | { readonly kind: 'multiple'; readonly of: number }
  /** Atoms agree and the charges do not. */
  | { readonly kind: 'charge' }
  /** Atoms of these elements differ between the sides. */
  | { readonly kind: 'atoms'; readonly symbols: readonly string[] }

export type BalanceVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: BalanceMiss }

/** How much of one element, or of charge, stands on each side. */
export type SideCount = {
  /** The symbol of an element, or null for the charge. */
  readonly symbol: string | null
  readonly left: number
  readonly right: number
}

/** No school equation needs a larger coefficient. */
export const MAX_COEFFICIENT = 99

/** Reads the coefficients of the fields; an empty field is asked for and never taken as 1. */
export function parseBalanceResponse(fields: readonly string[]): BalanceResponse | BalanceProblem {
  const coefficients = fields.map((field) => {
    const text = inPlainSigns(field).trim()
    return /^\d{1,3}$/.test(text) ? Number(text) : NaN
  })
  const index = coefficients.findIndex((value) => !(value >= 1 && value <= MAX_COEFFICIENT))
  if (index === -1) return { coefficients }
  return { problem: fields[index]?.trim() === '' ? 'incomplete' : 'out-of-range', index }
}

/** Judges coefficients by counting; a multiple of the smallest numbers is told apart from wrong. */
export function judgeBalance(key: BalanceKey, response: BalanceResponse): BalanceVerdict {
  const filled = withCoefficients(equationOf(key.equation), response)
  const smallest = smallestOf(key)
  if (isBalanced(filled)) {
    const of = (response.coefficients[0] ?? 0) / (smallest[0] ?? 1)
    return of === 1 ? { isRight: true } : wrong({ kind: 'multiple', of })
  }
  const uneven = countSides(key, response).filter(({ left, right }) => left !== right)
  const unevenAtoms = uneven.flatMap(({ symbol }) => (symbol === null ? [] : [symbol]))
  return unevenAtoms.length === 0
    ? wrong({ kind: 'charge' })
    : wrong({ kind: 'atoms', symbols: unevenAtoms })
}

/**
 * The smallest whole coefficients.
 * @throws RangeError when the equation of the key cannot be balanced in one way only.
 */
export function smallestOf(key: BalanceKey): readonly number[] {
  const { reactants, products } = equationOf(key.equation)
  const smallest = balance(
    reactants.map(({ formula }) => formula),
    products.map(({ formula }) => formula),
  )
  if (smallest === null) throw new RangeError(`${key.equation} has no single balance.`)
  return smallest
}

/** The atoms of each element and the charge on both sides, for the live count of the hint. */
export function countSides(key: BalanceKey, response: BalanceResponse): readonly SideCount[] {
  const { reactants, products } = withCoefficients(equationOf(key.equation), response)
  const elements = new Set(
    [...reactants, ...products].flatMap(({ formula }) => [...composition(formula).keys()]),
  )
  const charged = [...reactants, ...products].some(({ formula }) => formula.charge !== 0)
  const atoms = [...elements].map((symbol) => {
    const count = (formula: Side) => composition(formula).get(symbol) ?? 0
    return { symbol, left: total(reactants, count), right: total(products, count) }
  })
  return charged
    ? [
        ...atoms,
        { symbol: null, left: total(reactants, chargeOf), right: total(products, chargeOf) },
      ]
    : atoms
}

/** A response as history, reviews and screen readers show it: the whole equation. */
export function describeBalance(key: BalanceKey, response: BalanceResponse): string {
  return formatEquation(withCoefficients(equationOf(key.equation), response))
}

/** How questions of kind `balance` are read and judged. They are given as `1, 5, 3, 4`. */
export const balanceKind: Kind<TaskOf<'balance'>, BalanceResponse> = {
  parse({ key }, given) {
    const fields = given.split(',')
    const read = parseBalanceResponse(fields)
    const isWhole = fields.length === substancesOf(key)
    if (!('problem' in read) && isWhole) return { response: read }
    const isMissing = 'problem' in read && read.problem === 'incomplete'
    return {
      problem:
        isMissing || !isWhole
          ? 'Give every substance its number, also where it is 1.'
          : `The numbers are whole and from 1 to ${MAX_COEFFICIENT}.`,
      offers: [],
    }
  },
  isRight: ({ key }, response) => judgeBalance(key, response).isRight,
  missOf({ key }, response) {
    const verdict = judgeBalance(key, response)
    return verdict.isRight ? null : sentencesOf(verdict.nearMiss, key, response)
  },
  nudgeOf({ key }, response) {
    const verdict = judgeBalance(key, response)
    return verdict.isRight ? null : sentencesOf(verdict.nearMiss, key, response)
  },
  isSame: (_, { coefficients }, other) =>
    coefficients.every((value, place) => value === other.coefficients[place]),
  describe: ({ key }, response) => describeBalance(key, response),
}

/** How many substances stand in the equation. */
export function substancesOf(key: BalanceKey): number {
  const { reactants, products } = equationOf(key.equation)
  return reactants.length + products.length
}

function sentencesOf(miss: BalanceMiss, key: BalanceKey, response: BalanceResponse): string {
  if (miss.kind === 'multiple') {
    return `Both sides agree, but all numbers can be divided by ${miss.of}. The smallest whole numbers are asked for.`
  }
  const counts = countSides(key, response)
  if (miss.kind === 'charge') {
    const { left = 0, right = 0 } = counts.find(({ symbol }) => symbol === null) ?? {}
    return `All atoms agree, but the charges do not. On the left they add up to ${signed(left)}, on the right to ${signed(right)}.`
  }
  const [first = ''] = miss.symbols
  const { left = 0, right = 0 } = counts.find(({ symbol }) => symbol === first) ?? {}
  return `The atoms of ${nameOf(first)} do not agree. There are ${left} on the left and ${right} on the right.`
}

function signed(charge: number): string {
  if (charge === 0) return '0'
  return charge > 0 ? `+${charge}` : `−${-charge}`
}

type Side = Equation['reactants'][number]['formula']

function total(side: Equation['reactants'], of: (formula: Side) => number): number {
  return side.reduce((sum, { coefficient, formula }) => sum + coefficient * of(formula), 0)
}

function chargeOf({ charge }: Side): number {
  return charge
}

function withCoefficients(
  { reactants, products, arrow }: Equation,
  { coefficients }: BalanceResponse,
): Equation {
  return {
    reactants: reactants.map((term, index) => ({
      ...term,
      coefficient: coefficients[index] ?? term.coefficient,
    })),
    products: products.map((term, index) => ({
      ...term,
      coefficient: coefficients[reactants.length + index] ?? term.coefficient,
    })),
    arrow,
  }
}

function wrong(nearMiss: BalanceMiss): BalanceVerdict {
  return { isRight: false, nearMiss }
}
