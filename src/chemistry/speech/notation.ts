import { elementBySymbol } from '#chemistry/elements/elements.ts'

/** A run of a text, and whether it is a sign or a value with its unit, the same in every language. */
export type Run = { readonly text: string; readonly isNotation: boolean }

const UNITS: readonly string[] =
  'K g kg mg J kJ L mL V eV u mol m cm mm nm pm Pa kPa atm bar ppm'.split(' ')
const UNIT = `(?:${UNITS.join('|')})`
const VALUE = `[+−-]?\\d(?:[\\d.,\\u202F]*\\d)?[ \\u00A0](?:°[CF]|${UNIT}(?:/${UNIT})?[²³]?)`
const INDEX = '₀-₉₊₋⁰¹²³⁴-⁹⁺⁻'
/** Letters and digits with an index or an exponent, as in `Ca²⁺`, `CH₃COOH`, `c₁` and `10⁻¹³`. */
const INDEXED = `[\\p{L}\\p{N}()[\\]${INDEX}]*[${INDEX}][\\p{L}\\p{N}()[\\]${INDEX}]*`
const VALUE_OR_SYMBOL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${VALUE}|${INDEXED}|${UNIT}/${UNIT}[²³]?|[A-Z][a-z]?(?:-\\d+)?)(?![\\p{L}\\p{N}${INDEX}])`,
  'gu',
)
const HAS_SIGN = new RegExp(`[\\d/${INDEX}]`, 'u')
/** Symbols that are words, too: where a sentence begins they may be either. */
const WORDS: ReadonlySet<string> = new Set(['Am', 'As', 'At', 'Be', 'He', 'I', 'In', 'No'])
const SENTENCE_START = /(?:^|[.?!:“"]\s*)$/

/**
 * Splits a text where symbols, formulas and values with a unit begin and end: a translator leaves
 * them alone. A text without any word, such as an option that is a symbol, is notation as a whole.
 */
export function notationIn(text: string): readonly Run[] {
  if (isWordless(text)) return [{ text, isNotation: true }]
  const runs: Run[] = []
  let before = ''
  for (const [index, run] of text.split(VALUE_OR_SYMBOL).entries()) {
    const isNotation = index % 2 === 1 && isNotationAfter(before, run)
    const last = runs.at(-1)
    if (last?.isNotation === isNotation) runs[runs.length - 1] = { ...last, text: last.text + run }
    else if (run !== '') runs.push({ text: run, isNotation })
    before += run
  }
  return runs
}

function isWordless(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).every(
    (letters) =>
      (letters.length === 1 && !/a/i.test(letters)) ||
      UNITS.includes(letters) ||
      elementBySymbol(letters) !== undefined,
  )
}

function isNotationAfter(before: string, run: string): boolean {
  if (HAS_SIGN.test(run)) return true
  if (elementBySymbol(run) === undefined) return false
  return !WORDS.has(run) || !SENTENCE_START.test(before)
}
