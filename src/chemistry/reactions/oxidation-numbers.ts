import { composition, type Formula, formula as formulaOf } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { element } from '#chemistry/elements/elements.ts'

import type { Equation, Term } from './equations.ts'

/** An element whose oxidation number differs between the two sides of an equation. */
export type OxidationChange = {
  readonly symbol: ElementSymbol
  readonly from: number
  readonly to: number
}

/**
 * Oxidation number of an element in a species, after the usual rules: free elements 0, single-atom
 * ions their charge, fluorine −1, alkali metals +1, alkaline earth metals +2, aluminum +3,
 * hydrogen +1, oxygen −2; in compounds without a more electronegative element chlorine, bromine,
 * iodine −1 and sulfur −2; the rest from the sum, which is the charge. Null where these rules leave it open: hydrides, peroxides,
 * salts with two elements to be found, and numbers that are not whole. The rule for hydrogen is not
 * to be trusted beside elements of nearly equal electronegativity, as in PH3 and B2H6.
 * @throws RangeError when the text is not a formula.
 */
export function oxidationNumber(source: Formula | string, symbol: ElementSymbol): number | null {
  const parsed = typeof source === 'string' ? formulaOf(source) : source
  const counts = composition(parsed)
  if (!counts.has(symbol)) return null
  if (counts.size === 1) return single(parsed.charge, counts.get(symbol) ?? 1)
  const numbers = assigned([...counts.keys()])
  const open = [...counts.keys()].filter((other) => !numbers.has(other))
  const sum = [...numbers].reduce(
    (total, [other, value]) => total + value * (counts.get(other) ?? 0),
    0,
  )
  const [unknown] = open
  if (open.length > 1 || (unknown === undefined && sum !== parsed.charge)) return null
  if (unknown !== symbol) return numbers.get(symbol) ?? null
  const value = (parsed.charge - sum) / (counts.get(symbol) ?? 1)
  return Number.isInteger(value) ? value : null
}

function single(charge: number, count: number): number | null {
  return Number.isInteger(charge / count) ? charge / count : null
}

/** The numbers that are fixed by rule; one element at least is left to the sum where possible. */
function assigned(symbols: readonly ElementSymbol[]): ReadonlyMap<ElementSymbol, number> {
  const contains = (others: readonly ElementSymbol[]): boolean =>
    symbols.some((symbol) => others.includes(symbol))
  const rules: readonly (readonly [(symbol: ElementSymbol) => boolean, number])[] = [
    [(symbol) => symbol === 'F', -1],
    [(symbol) => element(symbol).category === 'alkali metal', 1],
    [(symbol) => element(symbol).category === 'alkaline earth metal', 2],
    [(symbol) => symbol === 'Al', 3],
    [(symbol) => symbol === 'H', 1],
    [(symbol) => symbol === 'O', -2],
    [(symbol) => ['Cl', 'Br', 'I'].includes(symbol) && !contains(['O', 'F']), -1],
    [(symbol) => symbol === 'S' && !contains(['O', 'F', 'Cl', 'Br', 'I']), -2],
  ]
  const numbers = new Map<ElementSymbol, number>()
  for (const [applies, value] of rules) {
    for (const symbol of symbols) {
      if (applies(symbol) && !numbers.has(symbol)) numbers.set(symbol, value)
    }
  }
  return numbers
}

/**
 * The elements whose oxidation number changes, in order of first appearance. An element that
 * changes only in part (hydrogen in 2 Na + 2 H2O → 2 NaOH + H2) is among them.
 */
export function oxidationChanges(equation: Equation): readonly OxidationChange[] {
  const before = numbersOf(equation.reactants)
  const after = numbersOf(equation.products)
  return [...before].flatMap(([symbol, old]) => {
    const reached = [...(after.get(symbol) ?? [])].filter((value) => !old.has(value))
    const [from] = [...old]
    const [to] = reached
    const isClear = old.size === 1 && reached.length === 1
    return isClear && from !== undefined && to !== undefined ? [{ symbol, from, to }] : []
  })
}

function numbersOf(terms: readonly Term[]): ReadonlyMap<ElementSymbol, ReadonlySet<number>> {
  const found = new Map<ElementSymbol, Set<number>>()
  for (const { formula } of terms) {
    for (const symbol of composition(formula).keys()) {
      const value = oxidationNumber(formula, symbol)
      if (value !== null) found.set(symbol, (found.get(symbol) ?? new Set()).add(value))
    }
  }
  return found
}
