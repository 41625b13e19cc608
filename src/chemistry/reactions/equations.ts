import {
  composition,
  type Formula,
  formatFormula,
  formula as formulaOf,
  parseFormula,
} from '#chemistry/compounds/formulas.ts'

import { nullVector } from './null-space.ts'

/** The state symbol in brackets after a formula. */
export type State = 's' | 'l' | 'g' | 'aq'

/** One substance of an equation with its coefficient. */
export type Term = {
  readonly coefficient: number
  readonly formula: Formula
  readonly state: State | null
}

export type Arrow = 'yields' | 'equilibrium'

export type Equation = {
  readonly reactants: readonly Term[]
  readonly products: readonly Term[]
  readonly arrow: Arrow
}

const ARROW = /\s*(<=>|⇌|->|→|=)\s*/
const PLUS = /\s+\+\s+/
const TERM = /^(\d{1,4})?\s*(\S+?)\s*(?:\((s|l|g|aq)\))?$/

/**
 * Reads an equation such as '2 H2 + O2 -> 2 H2O' or 'CH3COOH(aq) <=> H+(aq) + CH3COO-(aq)'. The
 * plus between substances has spaces around it. Never throws.
 */
export function parseEquation(text: string): Equation | { readonly error: string } {
  const arrow = ARROW.exec(text)
  const sides = text.split(ARROW)
  const [left, , right] = sides
  if (arrow === null || sides.length !== 3 || left === undefined || right === undefined) {
    return { error: 'An equation has one arrow' }
  }
  const reactants = parseSide(left)
  if ('error' in reactants) return reactants
  const products = parseSide(right)
  if ('error' in products) return products
  const isEquilibrium = ['<=>', '⇌'].includes(arrow[1] ?? '')
  return {
    reactants: reactants.terms,
    products: products.terms,
    arrow: isEquilibrium ? 'equilibrium' : 'yields',
  }
}

/**
 * The equation of a text that is known to be right, as in the text of a program.
 * @throws RangeError when the text is not an equation.
 */
export function equation(text: string): Equation {
  const parsed = parseEquation(text)
  if ('error' in parsed) throw new RangeError(`'${text}' is not an equation: ${parsed.error}`)
  return parsed
}

function parseSide(text: string): { readonly terms: readonly Term[] } | { readonly error: string } {
  const terms: Term[] = []
  for (const part of text.trim().split(PLUS)) {
    const [, coefficient = '1', written = '', state] = TERM.exec(part) ?? []
    const formula = parseFormula(written)
    if ('error' in formula) return { error: `'${part}' is not a substance` }
    if (Number(coefficient) === 0) return { error: `'${part}' has the coefficient 0` }
    terms.push({ coefficient: Number(coefficient), formula, state: toState(state) })
  }
  return { terms }
}

function toState(text: string | undefined): State | null {
  return text === 's' || text === 'l' || text === 'g' || text === 'aq' ? text : null
}

/**
 * The smallest positive integers that balance atoms and charge, reactants first; null when there
 * are none or when the ratio is not fixed (two independent reactions in one).
 * @throws RangeError when a text is not a formula.
 */
export function balance(
  reactants: readonly (Formula | string)[],
  products: readonly (Formula | string)[],
): readonly number[] | null {
  const species = [
    ...reactants.map((source) => content(source, 1)),
    ...products.map((source) => content(source, -1)),
  ]
  const conserved = [...new Set(species.flatMap((amounts) => [...amounts.keys()]))]
  return nullVector(conserved.map((key) => species.map((amounts) => amounts.get(key) ?? 0)))
}

/** Atoms of each element and the charge of a species, with the sign of its side. */
function content(source: Formula | string, sign: 1 | -1): ReadonlyMap<string, number> {
  const parsed = typeof source === 'string' ? formulaOf(source) : source
  return new Map(
    [...composition(parsed), ['charge', parsed.charge] as const].map(([key, amount]) => [
      key,
      sign * amount,
    ]),
  )
}

/** The same equation with the smallest integers that balance it; null as for `balance`. */
export function balanced({ reactants, products, arrow }: Equation): Equation | null {
  const coefficients = balance(
    reactants.map(({ formula }) => formula),
    products.map(({ formula }) => formula),
  )
  if (coefficients === null) return null
  const withCoefficient = (term: Term, index: number): Term => ({
    ...term,
    coefficient: coefficients[index] ?? term.coefficient,
  })
  return {
    reactants: reactants.map(withCoefficient),
    products: products.map((term, index) => withCoefficient(term, reactants.length + index)),
    arrow,
  }
}

/**
 * Whether atoms and charge are equal on both sides with the coefficients as written; they need
 * not be the smallest.
 */
export function isBalanced({ reactants, products }: Equation): boolean {
  const totals = new Map<string, number>()
  const addSide = (terms: readonly Term[], sign: 1 | -1): void => {
    for (const { coefficient, formula } of terms) {
      for (const [key, amount] of content(formula, sign)) {
        totals.set(key, (totals.get(key) ?? 0) + coefficient * amount)
      }
    }
  }
  addSide(reactants, 1)
  addSide(products, -1)
  return [...totals.values()].every((total) => total === 0)
}

/** The equation in Unicode: '2 H₂ + O₂ → 2 H₂O', with state symbols where they are known. */
export function formatEquation({ reactants, products, arrow }: Equation): string {
  const sign = arrow === 'yields' ? '→' : '⇌'
  return `${formatSide(reactants)} ${sign} ${formatSide(products)}`
}

function formatSide(terms: readonly Term[]): string {
  return terms.map(formatTerm).join(' + ')
}

/** One substance in Unicode with its coefficient, unless that is 1: '2 H₂O(l)'. */
export function formatTerm({ coefficient, formula, state }: Term): string {
  const before = coefficient === 1 ? '' : `${coefficient} `
  const after = state === null ? '' : `(${state})`
  return `${before}${formatFormula(formula)}${after}`
}
