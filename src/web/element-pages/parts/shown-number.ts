import { formatNumber, formatScientific } from '#chemistry/units.ts'

/** From here on, and below its inverse, a number is written with a power of ten. */
const LARGE = 1e6
const SMALL = 1e-3
/** A unit that begins with a factor: '10⁻⁶/K'. */
const POWER_OF_TEN = /^10/

/** A value of a table as people read it: '80.4', '4 × 10⁻¹³'. */
export function shownNumber(value: number): string {
  const size = Math.abs(value)
  if (value === 0 || (size >= SMALL && size < LARGE)) return formatNumber(value)
  return formatScientific(value, significantDigits(value))
}

/** A value with its unit, held together by a no-break space. */
export function withUnit(value: number, unit: string): string {
  if (unit === '') return shownNumber(value)
  return POWER_OF_TEN.test(unit)
    ? `${shownNumber(value)} × ${unit}`
    : `${shownNumber(value)}\u00A0${unit}`
}

/** A charge or an oxidation state with its sign: '+2', '−1', '0'. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : formatNumber(value)
}

function significantDigits(value: number): number {
  const [mantissa = ''] = value.toExponential().split('e')
  return mantissa.replace(/\D/g, '').length
}
