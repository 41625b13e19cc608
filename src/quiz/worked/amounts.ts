import { formatNumber, formatScientific, type NumberStyle } from '#chemistry/units.ts'

/** A number of a worked solution with its unit, and how it is written. */
export type Amount = {
  readonly value: number
  /** A unit or a counted thing; null for neither. */
  readonly unit: string | null
  readonly style: NumberStyle & {
    /** A positive number has a plus sign. */
    readonly isSigned?: boolean
    readonly isScientific?: boolean
  }
}

/** Outside these sizes a measured number is written with a power of ten. */
const SMALLEST_PLAIN = 0.001
const LARGEST_PLAIN = 100_000

/** A number with all its digits: a count, a definition, or a value as given. */
export function exact(value: number, unit: string | null = null): Amount {
  return { value, unit, style: {} }
}

/** A number with a sign, such as a charge or a change of energy. */
export function withSign(value: number, unit: string | null = null): Amount {
  return { value, unit, style: { isSigned: true } }
}

/** A measured number, written with significant figures. */
export function measured(value: number, unit: string | null = null, significant = 3): Amount {
  return { value, unit, style: { significant } }
}

/** A measured number, written with places after the decimal point. */
export function decimal(value: number, unit: string | null, decimals: number): Amount {
  return { value, unit, style: { decimals } }
}

/** A number written with a power of ten. */
export function powerOfTen(value: number, unit: string | null = null, significant = 3): Amount {
  return { value, unit, style: { significant, isScientific: true } }
}

/** Writes an amount: '62.9 g', '40.0%', '−1.19 V', '2.45 × 10²⁴'. */
export function amountText(amount: Amount): string {
  const number = numberText(amount)
  const { unit } = amount
  if (unit === null) return number
  return unit === '%' ? `${number}%` : `${number} ${unit}`
}

/** Writes the number of an amount. */
export function numberText({ value, style }: Amount): string {
  const { isSigned = false, isScientific = false, ...digits } = style
  const size = Math.abs(value)
  const isPlain = size === 0 || (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN)
  const isPowered = isScientific || (digits.significant !== undefined && !isPlain)
  const number = isPowered
    ? formatScientific(value, digits.significant)
    : formatNumber(value, digits)
  return isSigned && value > 0 ? `+${number}` : number
}
