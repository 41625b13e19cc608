import { inPlainSigns } from '#chemistry/typed-signs.ts'

/** British and other spellings, and their American ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, 'sulf'],
  [/aluminium/g, 'aluminum'],
  [/caesium/g, 'cesium'],
  [/hydriodic/g, 'hydroiodic'],
  [/phosphorus acid/g, 'phosphorous acid'],
]

/**
 * The text of a name in one spelling: lower case, American, plain brackets, digits and hyphens. Typographical
 * signs become plain ones, as in 'iron(Ⅲ)' and 'copper(II)–sulfate'.
 */
export function tidyName(text: string): string {
  const plain = inPlainSigns(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!]+$/, '')
  return spellings.reduce((name, [from, to]) => name.replace(from, to), plain)
}

/** A tidy name without spaces and hyphens, which writers set in different places. The sign of a charge stays. */
export function compactName(tidy: string): string {
  return tidy.replace(/\s+/g, '').replace(/-(?!\))/g, '')
}

const counts: readonly (readonly [prefix: string, count: number])[] = [
  ['mono', 1],
  ['di', 2],
  ['tri', 3],
  ['tetra', 4],
  ['penta', 5],
  ['hexa', 6],
  ['hepta', 7],
  ['octa', 8],
  ['nona', 9],
  ['deca', 10],
  ['undeca', 11],
  ['dodeca', 12],
]

/** The prefix of a count from 1 to 12 as it stands before other letters than vowels; empty for other numbers. */
export function prefixOf(count: number): string {
  return counts[count - 1]?.[0] ?? ''
}

/**
 * Returns the rest of a text after a prefix at its beginning, for each prefix that may stand there.
 * 'bis' and 'tris' count too.
 */
export function afterPrefix(
  text: string,
): readonly { readonly count: number; readonly rest: string }[] {
  const found = counts.flatMap(([prefix, count]) => {
    const whole = text.startsWith(prefix) ? [{ count, rest: text.slice(prefix.length) }] : []
    const short = prefix.slice(0, -1)
    const isShort = prefix.length > 3 && text.startsWith(`${short}o`)
    return isShort ? [...whole, { count, rest: text.slice(short.length) }] : whole
  })
  const multiples = /^(bis|tris|tetrakis)\(([a-z]+)\)/.exec(text)
  if (multiples === null) return found
  const [all, multiple = '', inner = ''] = multiples
  const count = multiple === 'bis' ? 2 : multiple === 'tris' ? 3 : 4
  return [...found, { count, rest: inner + text.slice(all.length) }]
}
