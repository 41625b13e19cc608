import { composition, type Formula } from '#chemistry/compounds/formulas.ts'
import { type Equation, parseEquation } from '#chemistry/reactions/equations.ts'
import { nullBasis, type PlainFraction, reducedRows } from '#chemistry/reactions/null-space.ts'

/** A quantity counted on both sides: an element, or the charge. */
export type Counted = string

export type Side = 'left' | 'right'

/** A balanced equation and how it was found. */
export type Balancing = {
  readonly equation: Equation
  readonly coefficients: readonly number[]
  /** The formulas, left side first. */
  readonly species: readonly Formula[]
  /** A row for each element and, where there are ions, one for the charge; right sides are negative. */
  readonly rows: readonly { readonly counted: Counted; readonly amounts: readonly number[] }[]
  /** The rows after elimination. */
  readonly reduced: readonly (readonly PlainFraction[])[]
  /** The atoms and charges on each side in the end. */
  readonly totals: readonly { readonly counted: Counted; readonly each: number }[]
}

export type BalancingProblem =
  | { readonly problem: 'empty' | 'no-arrow' | 'no-spaces' | 'too-long' }
  | { readonly problem: 'unreadable'; readonly part: string }
  /** An element stands on one side only. */
  | {
      readonly problem: 'missing'
      readonly missing: readonly { readonly symbol: string; readonly side: Side }[]
    }
  /** No coefficients balance it, or only with some substance left out or on the other side. */
  | { readonly problem: 'impossible'; readonly isCharged: boolean }
  | { readonly problem: 'takes-no-part'; readonly species: readonly Formula[] }
  /** Several reactions at once: any mixture of them balances. */
  | { readonly problem: 'several'; readonly basis: readonly Equation[] }

export const CHARGE = 'charge'
const MAX_SPECIES = 12

/**
 * Balances an equation such as 'KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O' with the smallest integers, or
 * tells why it cannot be balanced. Coefficients that were typed are not used. Exact.
 */
export function balanceEquation(text: string): Balancing | BalancingProblem {
  if (text.trim() === '') return { problem: 'empty' }
  const equation = parseEquation(tidy(text))
  if ('error' in equation) return readingProblem(text)
  const terms = [...equation.reactants, ...equation.products]
  const species = terms.map(({ formula }) => formula)
  if (species.length > MAX_SPECIES) return { problem: 'too-long' }
  const rows = rowsOf(species, equation.reactants.length)
  const missing = missingElements(rows)
  if (missing.length > 0) return { problem: 'missing', missing }
  const matrix = rows.map(({ amounts }) => amounts)
  const basis = nullBasis(matrix)
  const [only] = basis
  if (only !== undefined && basis.length === 1 && only.every((value) => value > 0)) {
    return {
      equation: withCoefficients(equation, only),
      coefficients: only,
      species,
      rows,
      reduced: reducedRows(matrix),
      totals: rows.map(({ counted, amounts }) => ({
        counted,
        each: totalOf(amounts, only, equation.reactants.length),
      })),
    }
  }
  return problemOf(equation, species, matrix)
}

/** One spelling of the arrow, and spaces around each plus that cannot belong to a charge. */
function tidy(text: string): string {
  return text
    .trim()
    .replace(/(?:-+>|=+>|⟶|➔|➝|⇒)/g, '->')
    .replace(/(?<=[A-Za-z\d)\]])\+(?=\d*\s*(?:[A-Z[]|\((?!(?:s|l|g|aq)\))))/g, ' + ')
}

function readingProblem(text: string): BalancingProblem {
  const plain = tidy(text)
  const sides = plain.split(/\s*(?:<=>|⇌|->|→|=)\s*/)
  if (sides.length !== 2) return { problem: 'no-arrow' }
  for (const part of sides.flatMap((side) => side.trim().split(/\s+\+\s+/))) {
    const other = `${part} -> H2`
    if ('error' in parseEquation(other)) {
      return /\S\+\S/.test(part) ? { problem: 'no-spaces' } : { problem: 'unreadable', part }
    }
  }
  return { problem: 'no-arrow' }
}

function rowsOf(species: readonly Formula[], reactants: number): Balancing['rows'] {
  const contents = species.map(
    (formula) => new Map([...composition(formula), [CHARGE, formula.charge]]),
  )
  const counted = [...new Set(contents.flatMap((content) => [...content.keys()]))]
  return counted
    .filter((name) => name !== CHARGE)
    .concat(species.some(({ charge }) => charge !== 0) ? [CHARGE] : [])
    .map((name) => ({
      counted: name,
      amounts: contents.map((content, index) => {
        const amount = content.get(name) ?? 0
        return index < reactants || amount === 0 ? amount : -amount
      }),
    }))
}

function missingElements(
  rows: Balancing['rows'],
): readonly { readonly symbol: string; readonly side: Side }[] {
  return rows.flatMap(({ counted, amounts }) => {
    if (counted === CHARGE) return []
    const isLeft = amounts.some((amount) => amount > 0)
    const isRight = amounts.some((amount) => amount < 0)
    if (isLeft && isRight) return []
    return [{ symbol: counted, side: isLeft ? ('right' as const) : ('left' as const) }]
  })
}

function problemOf(
  equation: Equation,
  species: readonly Formula[],
  matrix: readonly (readonly number[])[],
): BalancingProblem {
  const reactions = simplestReactions(matrix, species.length)
  if (reactions.length === 0) {
    return { problem: 'impossible', isCharged: species.some(({ charge }) => charge !== 0) }
  }
  const idle = species.filter((_, index) => reactions.every((reaction) => reaction[index] === 0))
  if (idle.length > 0) return { problem: 'takes-no-part', species: idle }
  const basis = independent(reactions, matrix)
  return { problem: 'several', basis: basis.map((reaction) => partOf(equation, reaction)) }
}

/**
 * All balanced reactions that use as few of the substances as possible, in the smallest integers: the
 * extreme rays of the cone of non-negative solutions (double description method).
 */
function simplestReactions(
  matrix: readonly (readonly number[])[],
  count: number,
): readonly (readonly number[])[] {
  let rays: readonly (readonly number[])[] = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count }, (__, other) => (one === other ? 1 : 0)),
  )
  for (const row of matrix) {
    const valued = rays.map((ray) => ({ ray, value: dot(row, ray) }))
    const positive = valued.filter(({ value }) => value > 0)
    const negative = valued.filter(({ value }) => value < 0)
    const joined = positive.flatMap((one) =>
      negative.map((other) =>
        smallest(
          one.ray.map((entry, index) => entry * -other.value + (other.ray[index] ?? 0) * one.value),
        ),
      ),
    )
    rays = withLeastSupport([
      ...valued.filter(({ value }) => value === 0).map(({ ray }) => ray),
      ...joined,
    ])
  }
  return rays
}

function dot(row: readonly number[], ray: readonly number[]): number {
  return row.reduce((sum, entry, index) => sum + entry * (ray[index] ?? 0), 0)
}

function smallest(ray: readonly number[]): readonly number[] {
  const divisor = ray.reduce(greatestDivisor, 0)
  return ray.map((entry) => entry / divisor)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function withLeastSupport(rays: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return rays.filter(
    (ray, place) =>
      !rays.some((other, index) => {
        if (index === place) return false
        const isWithin = other.every((entry, at) => entry === 0 || ray[at] !== 0)
        const isEqual = isWithin && ray.every((entry, at) => entry === 0 || other[at] !== 0)
        return isEqual ? index < place : isWithin
      }),
  )
}

/** As many of the reactions as are independent of each other. */
function independent(
  reactions: readonly (readonly number[])[],
  matrix: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const wanted = nullBasis(matrix).length
  const chosen: (readonly number[])[] = []
  for (const reaction of reactions) {
    if (chosen.length < wanted && rankOf([...chosen, reaction]) > chosen.length) {
      chosen.push(reaction)
    }
  }
  return chosen
}

function rankOf(rows: readonly (readonly number[])[]): number {
  return reducedRows(rows).length
}

function withCoefficients(equation: Equation, coefficients: readonly number[]): Equation {
  const { reactants, products, arrow } = equation
  return {
    reactants: reactants.map((term, index) => ({ ...term, coefficient: coefficients[index] ?? 0 })),
    products: products.map((term, index) => ({
      ...term,
      coefficient: coefficients[reactants.length + index] ?? 0,
    })),
    arrow,
  }
}

/** One of several reactions, without the substances that take no part in it. */
function partOf(equation: Equation, coefficients: readonly number[]): Equation {
  const { reactants, products, arrow } = withCoefficients(equation, coefficients)
  return { reactants: reactants.filter(takesPart), products: products.filter(takesPart), arrow }
}

function totalOf(
  amounts: readonly number[],
  coefficients: readonly number[],
  reactants: number,
): number {
  return dot(amounts.slice(0, reactants), coefficients)
}

function takesPart({ coefficient }: { readonly coefficient: number }): boolean {
  return coefficient > 0
}
