import { inPlainSigns } from '#chemistry/typed-signs.ts'
import { formatNumber, superscript } from '#chemistry/units.ts'

/** A number as it was typed, with the precision that its spelling shows. */
export type TypedNumber = {
  readonly value: number
  /** Significant figures of the spelling: 2.50 has three, 1200 four, 0.020 two. */
  readonly figures: number
  /** Decimal places of the mantissa. */
  readonly decimals: number
  /** The number typeset for the learner to check: 2.5 × 10⁻³. */
  readonly shown: string
}

export type NumberProblem =
  /** Nothing that could be a number. */
  | { readonly problem: 'unreadable' }
  /** `1,234` is 1.234 in some countries and 1234 in others: the learner is asked. */
  | { readonly problem: 'ambiguous'; readonly readings: readonly [number, number] }

/** A typed quantity: the number, and the rest of the text as its unit. */
export type TypedQuantity = { readonly number: TypedNumber; readonly unit: string }

const SPACES = /[\s\u00a0\u2007\u2009\u202f]/
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** The quantity before a value: 'm =', 'n(H₂) =', 'ΔH ≈', 'pH 3', 'pH: 3', or the sign alone. */
const LABEL = /^(?:(?:\p{L}[^=≈~:]{0,19})?[=≈~:] ?|p(?:OH|H|K[abw]) ?(?=[\d.,+-]))/iu
/** Digits with separators, then a power of ten in one of its spellings. */
const NUMBER =
  /^([+-]?)(\d[\d.,' ]*|[.,]\d+)?(?:(?:e|E)([+-]?\d+)|(?:\s?[·x*]?\s?10\^?[({]?([+-]?\d+)[)}]?))?/
const LARGEST_POWER = 300
/** A decimal sign between spaces, as keyboards of phones set them behind a point. */
const SPACED_DECIMAL = /^([+-]?\d+)(?: ([.,]) ?|([.,]) )(?=\d)/

/**
 * Reads a number and the unit behind it: '2.5', '2,5', '2.5e-3', '2,5·10^-3', '2.5 × 10⁻³', '−4 °C',
 * '25 g', 'm = 25 g', '- 4 °C'. Spaces and apostrophes may part thousands, commas also as in '1,23,456'. A single comma
 * before exactly three digits is never guessed at.
 */
export function parseQuantity(text: string): TypedQuantity | NumberProblem {
  const plainText = plain(text)
    .replace(LABEL, '')
    .replace(/^([+-]) (?=[\d.,])/, '$1')
    .replace(SPACED_DECIMAL, '$1$2$3')
  const exponentOnly = /^([+-]?)10\^[({]?([+-]?\d+)[)}]?/.exec(plainText)
  if (exponentOnly !== null) {
    const [all, sign = '', power = '0'] = exponentOnly
    return finish(sign, '1', power, plainText.slice(all.length))
  }
  const [all = '', sign = '', digits = '', power, tens] = NUMBER.exec(plainText) ?? []
  const trimmed = digits.trimEnd()
  if (!/\d/.test(trimmed)) return { problem: 'unreadable' }
  return finish(sign, trimmed, power ?? tens ?? '0', plainText.slice(all.length))
}

function finish(
  sign: string,
  digits: string,
  power: string,
  rest: string,
): TypedQuantity | NumberProblem {
  const unit = rest.trim().replace(/(?<=\p{L}|[%\d⁰¹²³⁴-⁹)]) ?[.,;!]+$/u, '')
  if (/^(?:(?!1\/)[\d.,]|[/*=] ?[\d*])/.test(unit) || Math.abs(Number(power)) > LARGEST_POWER) {
    return { problem: 'unreadable' }
  }
  const scale = (mantissa: number) =>
    Number(`${sign === '-' ? '-' : ''}${mantissa}e${Number(power)}`)
  // Before a power of ten one digit stands before the decimal sign, so 6,022e23 has one reading.
  const isScientific = Number(power) !== 0 && digits.indexOf(',') === 1
  if (/^[1-9]\d{0,2},\d{3}$/.test(digits) && !isScientific) {
    const [asDecimal, asThousands] = [digits.replace(',', '.'), digits.replace(',', '')]
    return {
      problem: 'ambiguous',
      readings: [scale(Number(asDecimal)), scale(Number(asThousands))],
    }
  }
  const mantissa = mantissaOf(digits)
  if (mantissa === null) return { problem: 'unreadable' }
  const decimals = mantissa.split('.')[1]?.length ?? 0
  const value = Number(`${sign === '-' ? '-' : ''}${mantissa}e${Number(power)}`)
  const figures = Math.max(1, mantissa.replace('.', '').replace(/^0+/, '').length)
  return { number: { value, figures, decimals, shown: show(sign, mantissa, Number(power)) }, unit }
}

/** The digits with a point as the decimal sign, or null when the separators contradict each other. */
function mantissaOf(digits: string): string | null {
  const grouped = digits.replace(/(?<=\d)[ '](?=\d{3}(?!\d))/g, '')
  if (/[ ']/.test(grouped)) return null
  if (/^\d*\.?\d*$/.test(grouped)) return withZero(grouped)
  if (/^\d*,\d*$/.test(grouped)) return withZero(grouped.replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(grouped)) return withZero(grouped.replaceAll(',', ''))
  // Lakh and crore in India: 1,23,456.
  if (/^\d{1,2}(,\d{2})+,\d{3}(\.\d*)?$/.test(grouped)) {
    return withZero(grouped.replaceAll(',', ''))
  }
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(grouped)) {
    return withZero(grouped.replaceAll('.', '').replace(',', '.'))
  }
  return /^\d{1,3}(\.\d{3}){2,}$/.test(grouped) ? grouped.replaceAll('.', '') : null
}

function withZero(mantissa: string): string | null {
  if (!/\d/.test(mantissa)) return null
  return mantissa.startsWith('.') ? `0${mantissa}` : mantissa.replace(/\.$/, '')
}

function show(sign: string, mantissa: string, power: number): string {
  const decimals = mantissa.split('.')[1]?.length ?? 0
  const digits = formatNumber(Number(mantissa), { decimals })
  const shownSign = sign === '-' ? '−' : sign
  return `${shownSign}${digits}${power === 0 ? '' : ` × 10${superscript(power)}`}`
}

/** A point or a space before a power of ten, as many countries write it: 2,5.10^-3. */
const POINT_FOR_TIMES = /(?<=\d)(?<!(?:^|[^\d.,])0)(?: ?\. ?| )(?=10\^)/

/** One spelling of signs, spaces and raised digits. */
function plain(text: string): string {
  return Array.from(inPlainSigns(text).trim(), (character) =>
    SPACES.test(character) ? ' ' : character,
  )
    .join('')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[×✕⋅•∙]/g, '·')
    .replace(/^(?:ca\.?|circa|about|approx\.?|etwa|rund) ?(?=[\d.,+-])/i, '')
    .replace(/(?<=10)\*\*/, '^')
    .replace(/[XхХ](?= ?10)/g, 'x')
    .replace(/10[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/, (raised) => `10^${lowered(raised.slice(2))}`)
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=10) ?\^ ?(?=[-+({\d])/g, '^')
    .replace(/(?<=\d) ?[eE] ?(?=[+-]?\d)/, 'e')
    .replace(/(?<=\d) ?[.,;!]+$/, '')
    .replace(POINT_FOR_TIMES, '·')
}

function lowered(raised: string): string {
  return Array.from(raised, (character) =>
    character === '⁻' ? '-' : character === '⁺' ? '' : String(RAISED.indexOf(character)),
  ).join('')
}
