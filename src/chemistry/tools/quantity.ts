import { parseQuantity } from '#chemistry/quantities/typed-number.ts'
import { isSameDimension, parseUnit } from '#chemistry/quantities/units-of-measure.ts'

/** The quantities that tools ask for. */
export type Kind = 'volume' | 'pressure' | 'amount' | 'temperature' | 'concentration' | 'time'

/** A quantity that was read. */
export type Quantity = {
  /** The number as typed. */
  readonly value: number
  /** The unit as typed, or the usual one where none was. */
  readonly unit: string
  /** In the base unit of its kind: L, kPa, mol, K, mol/L, s. */
  readonly base: number
  /** Significant figures that the spelling claims for `base`; null for an exact number. */
  readonly figures: number | null
}

export type QuantityProblem =
  | { readonly problem: 'empty' | 'unreadable' | 'not-positive' | 'below-absolute-zero' }
  | { readonly problem: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly problem: 'unknown-unit'; readonly unit: string; readonly kind: Kind }

/** Figures of an answer when every number that was typed counts as exact. */
const FIGURES_OF_EXACT = 4

const bases: Readonly<Record<Kind, string>> = {
  volume: 'L',
  pressure: 'kPa',
  amount: 'mol',
  temperature: 'K',
  concentration: 'mol/L',
  time: 's',
}

/** The Julian year of 365.25 days, as in tables of half-lives. */
const YEAR_S = 31_557_600
const years: ReadonlyMap<string, number> = new Map(
  ['y', 'yr', 'a', 'year', 'years'].map((unit) => [unit, YEAR_S]),
)
const times: ReadonlyMap<string, number> = new Map([
  ...years,
  ['ky', 1e3 * YEAR_S],
  ['ka', 1e3 * YEAR_S],
  ['My', 1e6 * YEAR_S],
  ['Ma', 1e6 * YEAR_S],
  ['Gy', 1e9 * YEAR_S],
  ['Ga', 1e9 * YEAR_S],
  ['days', 86_400],
  ['day', 86_400],
  ['hours', 3600],
  ['hour', 3600],
  ['minutes', 60],
  ['minute', 60],
  ['seconds', 1],
  ['second', 1],
  ['microseconds', 1e-6],
])
const ZERO_CELSIUS_K = 273.15

/** The usual unit of a kind of quantity. */
export function baseUnit(kind: Kind): string {
  return bases[kind]
}

/**
 * Reads a quantity of a kind, such as '22.4 L', '25 °C' or '1 atm'. Without a unit the usual one is
 * meant. All but temperatures have to be above zero, and those above absolute zero.
 */
export function readQuantity(
  text: string,
  kind: Kind,
  usual: string = bases[kind],
): Quantity | QuantityProblem {
  if (text.trim() === '') return { problem: 'empty' }
  const read = parseQuantity(text)
  if ('problem' in read) return read
  const unit = read.unit === '' ? usual : read.unit
  const { value, figures, decimals } = read.number
  const base = toBase(value, unit, kind)
  if (base === null) return { problem: 'unknown-unit', unit, kind }
  if (kind === 'temperature' && base <= 0) return { problem: 'below-absolute-zero' }
  if (base <= 0) return { problem: 'not-positive' }
  if (kind === 'temperature') {
    const whole = String(Math.floor(base)).length
    return { value, unit, base, figures: whole + decimals }
  }
  return { value, unit, base, figures: isExact(value, decimals) ? null : figures }
}

/** A value in the base unit of its kind, written in another unit; null when that is no such unit. */
export function inUnit(base: number, unit: string, kind: Kind): number | null {
  if (kind === 'temperature') return unit === 'K' ? base : base - ZERO_CELSIUS_K
  const factor = toBase(1, unit, kind)
  return factor === null ? null : base / factor
}

/** The figures that an answer keeps: as many as the least precise number that goes into it. */
export function commonFigures(figures: readonly (number | null)[]): number {
  const claimed = figures.filter((count) => count !== null)
  return claimed.length === 0 ? FIGURES_OF_EXACT : Math.min(...claimed)
}

function toBase(value: number, unit: string, kind: Kind): number | null {
  if (kind === 'temperature') return toKelvin(value, unit)
  const seconds = kind === 'time' ? times.get(unit) : undefined
  if (seconds !== undefined) return value * seconds
  const read = parseUnit(unit)
  const base = parseUnit(bases[kind])
  if (read === null || base === null || !isSameDimension(read, base)) return null
  return (value * read.factor) / base.factor
}

function toKelvin(value: number, unit: string): number | null {
  const plain = unit.replace('º', '°').replace(/\s/g, '')
  if (plain === 'K') return value
  if (plain === '°C' || plain === 'C') return Number((value + ZERO_CELSIUS_K).toFixed(9))
  if (plain === '°F' || plain === 'F') {
    return Number((((value - 32) * 5) / 9 + ZERO_CELSIUS_K).toFixed(9))
  }
  return null
}

/** A whole number of one digit is counted, as in '1 mol', and not measured. */
function isExact(value: number, decimals: number): boolean {
  return decimals === 0 && Number.isInteger(value) && value < 10
}
