/** A way of writing a number that is not ours, and the advice for it. */
type Rule = readonly [pattern: RegExp, advice: string]

const THOUSANDS = 'a narrow space, U+202F, between thousands, from five digits on'
const FORMULA_THOUSANDS = String.raw`\, between thousands, from five digits on`
const FOUR_DIGITS = 'four digits without a space'
const PERCENT = '62.6%, without a space'
const TIMES = '2 × 3, with the sign × and spaces'
const MINUS = 'the minus sign, U+2212'

const textRules: readonly Rule[] = [
  [/(?<![\d.])\d{1,3}(?:,\d{3})+(?!\d)/g, THOUSANDS],
  [/(?<![\d.])\d{1,3}(?:[ \u00a0\u2009]\d{3})+(?!\d)/g, THOUSANDS],
  [/(?<![\d.])\d{5,}/g, THOUSANDS],
  [/(?<![\d.\u202f])\d\u202f\d{3}(?![\d\u202f])/g, FOUR_DIGITS],
  [/\d[ \u00a0\u2009\u202f]+%/g, PERCENT],
  [/\d°[CF]\b|°[ \u00a0\u2009\u202f]+[CF]\b/g, '100 °C, with a space before the sign'],
  [/\d[ \u00a0\u2009\u202f]+°(?![ \u00a0\u2009\u202f]*[CF])/g, 'an angle without a space, 104.5°'],
  [/[℃℉º˚]|\bdegrees (?:Celsius|Fahrenheit)\b/g, '°C'],
  [/\d[ \u00a0]?[x*·⋅•][ \u00a0]?(?=\d)|\d×|×\d/g, TIMES],
  [/(?<![\p{L}\p{N})\]])[-\u2010-\u2015](?=\d)/gu, MINUS],
  [/[\d)] [-\u2010-\u2015] (?=[\d(])/g, MINUS],
  [/\d\u2212\d/g, '17 − 18, with spaces'],
]

const formulaRules: readonly Rule[] = [
  [/(?<![\d.])\d{1,3}(?:\{,\}|,)\d{3}(?!\d)/g, FORMULA_THOUSANDS],
  [/(?<![\d.])\d{1,3}(?:\\[:;! ]|~)\d{3}(?!\d)/g, FORMULA_THOUSANDS],
  [/(?<![\d.])\d{5,}/g, FORMULA_THOUSANDS],
  [/(?<![\d.]|\\,)\d\\,\d{3}(?!\d|\\,\d)/g, FOUR_DIGITS],
  [/\d(?:\\[,:; ]|~|\s)+\\%/g, PERCENT],
  [/\d\s*\^\s*\{?\\circ\}?\s*(?:\\text|\\mathrm)\{[CF]\}/g, '100 °C, with a space before the sign'],
  [/\\(?:cdot|ast|bullet)\b|\d\s*[x*]\s*(?=\d)/g, String.raw`\times`],
]

const REACTION = /\\ce\{(?:[^{}]|\{[^{}]*\})*\}/g
const FORMULA = /\$([^$]*)\$/

/**
 * Returns the numbers in a text that differ from the style of the articles and the element table,
 * each with our way. Text between dollars is read as TeX.
 */
export function numberProblems(text: string): readonly string[] {
  return text
    .split(FORMULA)
    .flatMap((part, index) =>
      index % 2 === 1
        ? found(part.replaceAll(REACTION, ' '), formulaRules)
        : found(part, textRules),
    )
}

function found(text: string, rules: readonly Rule[]): readonly string[] {
  return rules.flatMap(([pattern, advice]) =>
    Array.from(text.matchAll(pattern), ([said]) => `'${said}': write ${advice}`),
  )
}
