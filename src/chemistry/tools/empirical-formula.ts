import { molarMass } from '#chemistry/compounds/formulas.ts'
import { element, elementBySymbol, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { parseQuantity } from '#chemistry/quantities/typed-number.ts'

/** One element of an analysis. */
export type Share = {
  readonly symbol: ElementSymbol
  /** Percent or grams, as typed. */
  readonly share: number
  readonly figures: number
  /** g/mol. */
  readonly atomicMass: number
  /** share / atomicMass: moles in 100 g, or in the grams of the sample. */
  readonly moles: number
  /** Divided by the smallest of all. */
  readonly ratio: number
  /** Atoms in the empirical formula. */
  readonly count: number
  /** Percent that the empirical formula has, for comparison. */
  readonly percentOfFormula: number
  /** Percent of the analysis. */
  readonly percentFound: number
}

export type EmpiricalFormula = {
  readonly shares: readonly Share[]
  /** The factor that makes the ratios whole. */
  readonly factor: number
  /** Plain text, elements in the order in which they were typed. */
  readonly formula: string
  /** g/mol. */
  readonly mass: number
  readonly molecular: MolecularFormula | null
}

/** How often the empirical formula fits into the molecule. */
export type MolecularFormula = {
  readonly typedMass: number
  /** typedMass / mass, before rounding. */
  readonly quotient: number
  readonly times: number
  readonly formula: string
}

export type EmpiricalProblem =
  | { readonly problem: 'empty' | 'one-element' | 'no-ratio' }
  | { readonly problem: 'unreadable' | 'unknown-element' | 'twice'; readonly part: string }
  | { readonly problem: 'mass-unreadable' }
  | {
      readonly problem: 'mass-does-not-fit'
      readonly formula: string
      readonly mass: number
      readonly quotient: number
    }

/** The largest factor for ratios. */
const LARGEST_FACTOR = 12
/** How far from a whole number a ratio may lie: at least, and at most however rough the numbers are. */
const MIN_TOLERANCE = 0.04
const MAX_TOLERANCE = 0.08
/** How far a molar mass over the empirical mass may lie from a whole number. */
const MASS_TOLERANCE = 0.05

/**
 * Finds the empirical formula for shares in percent or grams, such as 'C 40.0, H 6.7, O 53.3', and with a
 * molar mass in g/mol the molecular formula. The ratio is the simplest one that agrees with the
 * precision of the numbers.
 */
export function empiricalFormula(
  text: string,
  typedMass: string = '',
): EmpiricalFormula | EmpiricalProblem {
  const typed = readShares(text)
  if ('problem' in typed) return typed
  if (typed.length < 2) return { problem: 'one-element' }
  const moles = typed.map(({ symbol, share }) => share / element(symbol).atomicMass)
  const smallest = Math.min(...moles)
  const ratios = moles.map((amount) => amount / smallest)
  const least = typed[moles.indexOf(smallest)]
  const doubts = typed.map((entry) => doubtOf(entry) + (entry === least ? 0 : doubtOf(least)))
  const factor = simplestFactor(ratios, doubts)
  if (factor === null) return { problem: 'no-ratio' }
  const counts = ratios.map((ratio) => Math.round(ratio * factor))
  const formula = written(typed, counts, 1)
  const mass = molarMass(formula)
  const total = typed.reduce((sum, { share }) => sum + share, 0)
  const shares = typed.map(({ symbol, share, figures }, index) => {
    const count = counts[index] ?? 0
    const { atomicMass } = element(symbol)
    return {
      symbol,
      share,
      figures,
      atomicMass,
      moles: moles[index] ?? 0,
      ratio: ratios[index] ?? 0,
      count,
      percentOfFormula: (count * atomicMass * 100) / mass,
      percentFound: (share * 100) / total,
    }
  })
  const found = { shares, factor, formula, mass, molecular: null }
  return typedMass.trim() === ''
    ? found
    : withMolecule(found, typedMass, (times) => written(typed, counts, times))
}

function withMolecule(
  found: EmpiricalFormula,
  typedMass: string,
  formulaOf: (times: number) => string,
): EmpiricalFormula | EmpiricalProblem {
  const read = parseQuantity(typedMass)
  if ('problem' in read || !(read.number.value > 0) || !/^(g\/mol|u|)$/.test(read.unit)) {
    return { problem: 'mass-unreadable' }
  }
  const quotient = read.number.value / found.mass
  const times = Math.round(quotient)
  if (times < 1 || Math.abs(quotient - times) > MASS_TOLERANCE * times) {
    return { problem: 'mass-does-not-fit', formula: found.formula, mass: found.mass, quotient }
  }
  const molecular = { typedMass: read.number.value, quotient, times, formula: formulaOf(times) }
  return { ...found, molecular }
}

type TypedShare = {
  readonly symbol: ElementSymbol
  readonly share: number
  readonly figures: number
}

/** A symbol or a name and a number, in this order, with or without a sign between them. */
const PART = /^([A-Za-z]+)\s*[:=]?\s*([\d.,]+)\s*(?:%|g)?$/

function readShares(text: string): readonly TypedShare[] | EmpiricalProblem {
  const parts = text
    .split(/[;\n]|,\s+|(?<=[\d%g])\s+(?=[A-Z])/)
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '')
  if (parts.length === 0) return { problem: 'empty' }
  const shares: TypedShare[] = []
  for (const part of parts) {
    const [, symbol, digits] = PART.exec(part) ?? []
    const read = parseQuantity(digits ?? '')
    if (symbol === undefined || 'problem' in read || !(read.number.value > 0)) {
      return { problem: 'unreadable', part }
    }
    if (elementBySymbol(symbol) === undefined) return { problem: 'unknown-element', part: symbol }
    if (shares.some((entry) => entry.symbol === symbol)) return { problem: 'twice', part: symbol }
    shares.push({ symbol, share: read.number.value, figures: read.number.figures })
  }
  return shares
}

/** Half a unit of the last figure, as a part of the number. */
function doubtOf(share: TypedShare | undefined): number {
  if (share === undefined) return 0
  const leading = 10 ** Math.floor(Math.log10(share.share))
  return (leading * 10 ** (1 - share.figures)) / 2 / share.share
}

function simplestFactor(ratios: readonly number[], doubts: readonly number[]): number | null {
  for (let factor = 1; factor <= LARGEST_FACTOR; factor += 1) {
    const fits = ratios.every((ratio, index) => {
      const value = ratio * factor
      const tolerance = 2 * value * (doubts[index] ?? 0)
      const allowed = Math.min(Math.max(tolerance, MIN_TOLERANCE), MAX_TOLERANCE)
      return Math.abs(value - Math.round(value)) <= allowed
    })
    if (fits) return factor
  }
  return null
}

function written(typed: readonly TypedShare[], counts: readonly number[], times: number): string {
  return typed
    .map(({ symbol }, index) => {
      const count = (counts[index] ?? 0) * times
      return count === 1 ? symbol : `${symbol}${count}`
    })
    .join('')
}
