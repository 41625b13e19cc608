import { parseQuantity } from '#chemistry/quantities/typed-number.ts'

import { type QuantityProblem, readQuantity } from './quantity.ts'

/** The solutions whose pH can be worked out. */
export const solutions = ['strong-acid', 'strong-base', 'weak-acid', 'weak-base', 'buffer'] as const
export type Solution = (typeof solutions)[number]

/** pKw of water at 25 °C, as schools use it (measured: 13.995, CRC Handbook). */
export const WATER_PK = 14
const KW = 10 ** -WATER_PK

export type AcidityInput = {
  readonly solution: Solution
  /** Concentration of the acid or the base; in a buffer that of the acid. */
  readonly concentration: string
  /** Concentration of the conjugate base of a buffer. */
  readonly base: string
  /** pKa of the acid, or pKb of a weak base. */
  readonly constant: string
}

export type Acidity = {
  readonly solution: Solution
  /** mol/L. */
  readonly concentration: number
  /** mol/L; null but for a buffer. */
  readonly base: number | null
  /** pKa or pKb; null for strong acids and bases. */
  readonly constant: number | null
  /** Of H₃O⁺ in mol/L, exact: charges, amounts, both equilibria and the water count. */
  readonly hydronium: number
  readonly hydroxide: number
  readonly pH: number
  /** The value of the usual short way, which leaves the water out. */
  readonly shortWay: number
  /** The share of the acid or base that has reacted in percent; null for strong ones and buffers. */
  readonly ionized: number | null
  /** Decimals of the pH: the figures of the concentration, but two at least. */
  readonly decimals: number
}

export type AcidityProblem =
  | {
      readonly problem: 'field'
      readonly field: 'concentration' | 'base' | 'constant'
      readonly cause: QuantityProblem | { readonly problem: 'out-of-range' }
    }
  | { readonly problem: 'too-concentrated'; readonly field: 'concentration' | 'base' }

/** Above this concentration a pH has little meaning: activities differ too much from concentrations. */
const MAX_MOLAR = 10
const MIN_DECIMALS = 2
const HALVINGS = 200

/** Works out the pH of a solution of one monoprotic acid or base, or of a buffer, at 25 °C. */
export function acidityOf(input: AcidityInput): Acidity | AcidityProblem {
  const { solution } = input
  const concentration = readQuantity(input.concentration, 'concentration')
  if ('problem' in concentration) {
    return { problem: 'field', field: 'concentration', cause: concentration }
  }
  if (concentration.base > MAX_MOLAR) return { problem: 'too-concentrated', field: 'concentration' }
  const base = solution === 'buffer' ? readQuantity(input.base, 'concentration') : null
  if (base !== null && 'problem' in base) return { problem: 'field', field: 'base', cause: base }
  if (base !== null && base.base > MAX_MOLAR) return { problem: 'too-concentrated', field: 'base' }
  const constant = isStrong(solution) ? null : readConstant(input.constant)
  if (typeof constant === 'object' && constant !== null) {
    return { problem: 'field', field: 'constant', cause: constant }
  }
  const c = concentration.base
  const hydronium = hydroniumOf(solution, c, base?.base ?? 0, constant ?? 0)
  const figures = [concentration.figures, base?.figures ?? null].filter((count) => count !== null)
  return {
    solution,
    concentration: c,
    base: base?.base ?? null,
    constant,
    hydronium,
    hydroxide: KW / hydronium,
    pH: -Math.log10(hydronium),
    shortWay: shortWay(solution, c, base?.base ?? 0, constant ?? 0),
    ionized: ionizedShare(solution, hydronium, constant ?? 0),
    decimals: Math.max(MIN_DECIMALS, Math.min(...figures, 4)),
  }
}

function isStrong(solution: Solution): boolean {
  return solution === 'strong-acid' || solution === 'strong-base'
}

function readConstant(
  text: string,
): number | QuantityProblem | { readonly problem: 'out-of-range' } {
  if (text.trim() === '') return { problem: 'empty' }
  const read = parseQuantity(text)
  if ('problem' in read) return read
  if (read.unit !== '') return { problem: 'unreadable' }
  const { value } = read.number
  return value >= -2 && value <= 16 ? value : { problem: 'out-of-range' }
}

/**
 * The root of the balance of charges, found by halving the interval of pH: the positive charge falls
 * with the pH and the negative one grows, so there is exactly one.
 */
function hydroniumOf(solution: Solution, c: number, base: number, constant: number): number {
  let low = -2
  let high = 16
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (charge(solution, 10 ** -middle, c, base, constant) > 0) low = middle
    else high = middle
  }
  return 10 ** -((low + high) / 2)
}

function charge(solution: Solution, h: number, c: number, base: number, constant: number): number {
  const water = h - KW / h
  const ka = 10 ** -(solution === 'weak-base' ? WATER_PK - constant : constant)
  switch (solution) {
    case 'strong-acid':
      return water - c
    case 'strong-base':
      return water + c
    case 'weak-acid':
      return water - (c * ka) / (ka + h)
    case 'weak-base':
      return water + (c * h) / (ka + h)
    case 'buffer':
      return water + base - ((c + base) * ka) / (ka + h)
  }
}

/** Strong: the concentration; weak: the quadratic; buffer: Henderson and Hasselbalch. */
function shortWay(solution: Solution, c: number, base: number, constant: number): number {
  const k = 10 ** -constant
  const reacted = (-k + Math.sqrt(k * k + 4 * k * c)) / 2
  switch (solution) {
    case 'strong-acid':
      return -Math.log10(c)
    case 'strong-base':
      return WATER_PK + Math.log10(c)
    case 'weak-acid':
      return -Math.log10(reacted)
    case 'weak-base':
      return WATER_PK + Math.log10(reacted)
    case 'buffer':
      return constant + Math.log10(base / c)
  }
}

function ionizedShare(solution: Solution, h: number, constant: number): number | null {
  if (solution === 'weak-acid') {
    const ka = 10 ** -constant
    return (100 * ka) / (ka + h)
  }
  if (solution === 'weak-base') {
    const ka = 10 ** -(WATER_PK - constant)
    return (100 * h) / (ka + h)
  }
  return null
}
