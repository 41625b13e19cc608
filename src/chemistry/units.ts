/** 0 °C in kelvin, by definition. */
const ZERO_CELSIUS_IN_KELVIN = 273.15

/** Digits of a double that survive a few arithmetic steps; the rest is noise. */
const RELIABLE_DIGITS = 14
const MINUS = '\u2212'
const THIN_SPACE = '\u202f'
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

/** How many digits to show: significant figures or places after the decimal point. */
export type NumberStyle = { readonly significant?: number; readonly decimals?: number }

/** Temperature in K from °C. */
export function toKelvin(celsius: number): number {
  return withoutNoise(celsius + ZERO_CELSIUS_IN_KELVIN)
}

/** Temperature in °C from K. */
export function toCelsius(kelvin: number): number {
  return withoutNoise(kelvin - ZERO_CELSIUS_IN_KELVIN)
}

/** A unit in which temperatures are given. */
export type TemperatureUnit = 'C' | 'K' | 'F'

/** Temperature in a unit from °C. */
export function fromCelsius(celsius: number, unit: TemperatureUnit): number {
  if (unit === 'K') return toKelvin(celsius)
  return unit === 'F' ? withoutNoise(celsius * 1.8 + 32) : celsius
}

/** Temperature in K from a unit; negative below absolute zero. */
export function kelvinFrom(temperature: number, unit: TemperatureUnit): number {
  if (unit === 'K') return temperature
  return toKelvin(unit === 'F' ? (temperature - 32) / 1.8 : temperature)
}

function withoutNoise(temperature: number): number {
  return Number(temperature.toFixed(9))
}

/**
 * Writes a finite number as people do: U+2212 as minus, narrow no-break spaces between thousands
 * from five digits on, no exponent. Halves are rounded away from zero, in decimal. Without a
 * style all reliable digits are shown.
 * @throws RangeError for infinity and NaN.
 */
export function formatNumber(value: number, style: NumberStyle = {}): string {
  const { digits, exponent } = roundDecimal(toDecimal(value), style)
  const padded = digits.padStart(1 - exponent, '0')
  const point = exponent > 0 ? padded.length + exponent : padded.length - -exponent
  const whole = padded.padEnd(point, '0').slice(0, point)
  const fraction = padded.slice(point)
  const sign = value < 0 && /[1-9]/.test(digits) ? MINUS : ''
  return `${sign}${groupThousands(whole)}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * Writes a finite number in scientific notation: '6.02 × 10²³'.
 * @throws RangeError for infinity and NaN.
 */
export function formatScientific(value: number, significant = 3): string {
  const { digits, exponent } = roundDecimal(toDecimal(value), { significant })
  const power = digits.length - 1 + exponent
  const fraction = digits.slice(1)
  const sign = value < 0 ? MINUS : ''
  const mantissa = fraction === '' ? digits : `${digits.slice(0, 1)}.${fraction}`
  return `${sign}${mantissa} × 10${superscript(power)}`
}

/** An integer in superscript characters: superscript(-1) is '⁻¹'. */
export function superscript(value: number): string {
  return `${value < 0 ? '⁻' : ''}${raised(Math.abs(value), SUPERSCRIPTS)}`
}

/** An integer in subscript characters: subscript(12) is '₁₂'. */
export function subscript(value: number): string {
  return `${value < 0 ? '₋' : ''}${raised(Math.abs(value), SUBSCRIPTS)}`
}

function raised(value: number, alphabet: string): string {
  let text = ''
  for (const digit of String(value)) text += alphabet.charAt(Number(digit))
  return text
}

/** A decimal number without sign: the integer `digits` times ten to the power `exponent`. */
type Decimal = { readonly digits: string; readonly exponent: number }

function toDecimal(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as a number`)
  const size = Math.abs(value)
  // A whole number without a zero at its end, the most frequent kind, has its own digits.
  if (Number.isInteger(size) && size % 10 !== 0 && size < 10 ** RELIABLE_DIGITS) {
    return { digits: String(size), exponent: 0 }
  }
  const [mantissa = '0', power = '0'] = size.toExponential(RELIABLE_DIGITS - 1).split('e')
  const digits = mantissa.replace('.', '').replace(/0+$/, '')
  if (digits === '') return { digits: '0', exponent: 0 }
  return { digits, exponent: Number(power) - digits.length + 1 }
}

function roundDecimal(decimal: Decimal, { significant, decimals }: NumberStyle): Decimal {
  if (significant !== undefined) return roundToSignificant(decimal, significant)
  if (decimals !== undefined) return roundAt(decimal, -decimals)
  return decimal
}

function roundToSignificant(decimal: Decimal, significant: number): Decimal {
  if (decimal.digits === '0') return { digits: '0'.repeat(significant), exponent: 1 - significant }
  const highest = decimal.exponent + decimal.digits.length
  const rounded = roundAt(decimal, highest - significant)
  const carried = rounded.digits.length > significant
  return carried ? roundAt(rounded, rounded.exponent + 1) : rounded
}

/** Rounds to a multiple of ten to the power `exponent`, halves away from zero. */
function roundAt({ digits, exponent }: Decimal, target: number): Decimal {
  const surplus = target - exponent
  if (surplus <= 0) return { digits: digits + '0'.repeat(-surplus), exponent: target }
  const kept = BigInt(digits.slice(0, -surplus) || '0')
  const firstDropped = Number(digits.padStart(surplus, '0').at(-surplus))
  return { digits: String(firstDropped >= 5 ? kept + 1n : kept), exponent: target }
}

function groupThousands(whole: string): string {
  return whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
}
