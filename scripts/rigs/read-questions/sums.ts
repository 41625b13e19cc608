import { plainDigits } from './plain-digits.ts'

/** Works out every calculation of a text from the figures that it shows. */

const NUMBER = String.raw`[−+]?\d[\d\u202f]*(?:\.\d+)?(?: × 10[⁰¹²³⁴-⁹⁻]+)?`
const UNIT = String.raw`(?:%| ?(?![×÷/+−=])(?:°C|[a-zA-Zµμ°][a-zA-Z³²⁻¹·/()]*)(?: (?:of )?[A-Z][A-Za-z₀-₉()]*)?)?`
const OPEN = String.raw`\(?`
const CLOSE = String.raw`\)?`
const PIECE = `${OPEN}${NUMBER}${UNIT}${CLOSE}`
const CALCULATION = `${PIECE}(?: (?:×|÷|/|\\+|−) ${PIECE})+`
const SUM = new RegExp(
  String.raw`(?<![\d.=×÷/+−(√^] ?|[\d\u202f₀-₉⁰-⁹]|(?:[a-z]|log |ln |· ?)(?=\())(${CALCULATION}) = (?:(${CALCULATION})(?![\d.⁰¹²³⁴-⁹⁻])|(${NUMBER})( ?%| (?:mmol|mg|mJ|mL|kJ|kg|kPa|MJ|mM|pm|nm)\b)?(?![\d.]*\d| [×÷/+−] ))`,
  'g',
)

/** Returns the calculations of a text whose result does not follow from their figures. */
export function wrongSumsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(SUM)).flatMap(
    ([whole, left = '', other, right = '', unit = '']) => {
      const one = valueOfText(left)
      const result = other === undefined ? numberOf(right) : valueOfText(other)
      if (one === null || result === null) return []
      const isRight = scalesOf(unit).some(
        (scale) =>
          Math.abs(one.value * scale - result.value) <=
          (one.room * scale + result.room) * 1.02 + 1e-9,
      )
      return isRight ? [] : [whole]
    },
  )
}

/** The value of a calculation and how far off it may be; null for what is no calculation. */
function valueOfText(text: string): Pick<Figure, 'value' | 'room'> | null {
  const tokens = tokensOf(text)
  const value = valueOf(tokens)
  return value === null ? null : { value, room: roomOf(tokens, value) }
}

/** By how much the result may be larger than the calculation says, in another unit. */
function scalesOf(unit: string): readonly number[] {
  return unit.includes('%') ? [1, 100] : unit === '' ? [1] : [1, 1000, 0.001, 1e6]
}

type Figure = { readonly value: number; readonly room: number; readonly isExact: boolean }
type Token = Figure | '×' | '÷' | '+' | '−' | '(' | ')'

function tokensOf(text: string): readonly Token[] {
  const pattern = new RegExp(`(?<=^|[(] ?|[×÷/+−] )${NUMBER}|(?<= )[×÷/+−](?= )|[()]`, 'g')
  return Array.from(text.matchAll(pattern)).map(([found]): Token => {
    if (found === '/') return '÷'
    if (found === '×' || found === '÷' || found === '+' || found === '−') return found
    return found === '(' || found === ')' ? found : numberOf(found)
  })
}

function numberOf(text: string): Figure {
  const [, sign = '', whole = '', decimals = '', power = ''] =
    /^([−+]?)([\d\u202f]+)(?:\.(\d+))?(?: × 10([⁰¹²³⁴-⁹⁻]+))?/.exec(text) ?? []
  const digits = whole.replaceAll('\u202f', '')
  const scale = 10 ** (power === '' ? 0 : Number(plainDigits(power)))
  const value =
    Number(`${digits}.${decimals === '' ? '0' : decimals}`) * scale * (sign === '−' ? -1 : 1)
  // A number that ends in zeros may have been rounded there, a small whole one is exact.
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  // Small whole numbers count things.
  const isExact = decimals === '' && power === '' && digits.length < 3
  const last = decimals === '' ? 10 ** Math.max(0, zeros) : 10 ** -decimals.length
  return { value, room: 0.5 * last * scale, isExact }
}

/** The value of a sum of products, with what is in parentheses first; null for what is no calculation. */
function valueOf(tokens: readonly Token[]): number | null {
  const rest = [...tokens]
  const value = sum()
  return value === null || rest.length > 0 ? null : value

  function sum(): number | null {
    let total = product()
    while (total !== null && (rest[0] === '+' || rest[0] === '−')) {
      const sign = rest.shift() === '+' ? 1 : -1
      const next = product()
      total = next === null ? null : total + sign * next
    }
    return total
  }

  function product(): number | null {
    let total = single()
    while (total !== null && (rest[0] === '×' || rest[0] === '÷')) {
      const isTimes = rest.shift() === '×'
      const next = single()
      total = next === null ? null : isTimes ? total * next : total / next
    }
    return total
  }

  function single(): number | null {
    const token = rest.shift()
    if (token === undefined || (typeof token === 'string' && token !== '(')) return null
    if (token !== '(') return token.value
    const inside = sum()
    return rest.shift() === ')' ? inside : null
  }
}

/** How far off the value may be because of the rounding of its figures: each is moved by half of its last place. */
function roomOf(tokens: readonly Token[], value: number): number {
  return tokens.reduce((room, token, place) => {
    if (typeof token === 'string' || token.isExact) return room
    const moved = valueOf(tokens.with(place, { ...token, value: token.value + token.room }))
    return room + Math.abs((moved ?? value) - value)
  }, 0)
}
