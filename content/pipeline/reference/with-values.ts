const NAMED = /\[\[([^\]]+)\]\]/g

const NO_BREAK = '\u00a0'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Puts values into a text in place of their names, such as `[[kelvin of 25]]`: within dollars as TeX, elsewhere as
 * plain text.
 * @returns the names that stand for no value as problems
 */
export function withValues(
  source: string,
  values: Readonly<Record<string, string>>,
): { readonly source: string; readonly problems: readonly string[] } {
  const problems: string[] = []
  const parts = source.split('$').map((part, index) =>
    part.replaceAll(NAMED, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined) {
        problems.push(`there is no value '${name}'`)
        return ''
      }
      return index % 2 === 1 ? texOf(value) : value.replaceAll(' ', NO_BREAK)
    }),
  )
  return { source: parts.join('$'), problems }
}

/** Writes a number as TeX: '1.7 × 10⁻⁵' as '1.7 \times 10^{-5}'. */
export function texOf(value: string): string {
  return value
    .replaceAll(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => `^{${plainPower(power)}}`)
    .replaceAll('−', '-')
    .replaceAll('×', String.raw`\times`)
    .replaceAll('\u202f', String.raw`\,`)
}

function plainPower(power: string): string {
  return Array.from(power, (sign) => (sign === '⁻' ? '-' : String(RAISED.indexOf(sign)))).join('')
}
