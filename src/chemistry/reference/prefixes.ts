import { type Formula } from '#chemistry/compounds/formulas.ts'
import { element, elements } from '#chemistry/elements/elements.ts'

/** An element in a name by prefixes: 'di' + 'nitrogen', 'pent' + 'oxide'. */
export type PrefixPart = {
  readonly symbol: string
  readonly count: number
  /** As it stands in the name, without a vowel that is left out. */
  readonly prefix: string
  readonly word: string
}

type Covalent = {
  readonly name: string
  /** Plain text. */
  readonly formula: string
  readonly parts: readonly [PrefixPart, PrefixPart]
}

const PREFIXES = [
  'mono',
  'di',
  'tri',
  'tetra',
  'penta',
  'hexa',
  'hepta',
  'octa',
  'nona',
  'deca',
] as const

/**
 * Non-metals and metalloids in the order in which they stand in a formula, with the name that each has in
 * second place (IUPAC Red Book 2005, table VI; hydrogen compounds have names of their own).
 */
const order: readonly (readonly [symbol: string, second: string])[] = [
  ['Xe', 'xenonide'],
  ['Kr', 'kryptonide'],
  ['B', 'boride'],
  ['Si', 'silicide'],
  ['C', 'carbide'],
  ['Sb', 'antimonide'],
  ['As', 'arsenide'],
  ['P', 'phosphide'],
  ['N', 'nitride'],
  ['Te', 'telluride'],
  ['Se', 'selenide'],
  ['S', 'sulfide'],
  ['I', 'iodide'],
  ['Br', 'bromide'],
  ['Cl', 'chloride'],
  ['O', 'oxide'],
  ['F', 'fluoride'],
]

/** The name by prefixes of a compound of two non-metals; null for any other formula. */
export function covalentNameOf(formula: Formula): Covalent | null {
  const [unit, ...others] = formula.units
  const [one, two, ...more] = unit?.groups ?? []
  if (one?.kind !== 'atoms' || two?.kind !== 'atoms' || more.length + others.length > 0) return null
  return covalent(one.symbol, one.count, two.symbol, two.count)
}

/** The compound of a name by prefixes, such as 'dinitrogen pentoxide'; null for any other name. */
export function covalentFormulaOf(name: string): Covalent | null {
  const [first = '', second = '', ...more] = name.split(' ')
  if (more.length > 0) return null
  for (const one of candidatesOf(first, false)) {
    for (const two of candidatesOf(second, true)) {
      const found = covalent(one.symbol, one.count, two.symbol, two.count)
      if (found !== null) return found
    }
  }
  return null
}

function covalent(one: string, ones: number, two: string, twos: number): Covalent | null {
  const places = [one, two].map((symbol) => order.findIndex(([entry]) => entry === symbol))
  const [before = -1, after = -1] = places
  if (before === -1 || after <= before || ones > PREFIXES.length || twos > PREFIXES.length) {
    return null
  }
  const first = part(one, ones, element(one).name.toLowerCase(), ones === 1)
  const second = part(two, twos, order[after]?.[1] ?? '', false)
  return {
    name: `${first.prefix}${first.word} ${second.prefix}${second.word}`,
    formula: `${written(one, ones)}${written(two, twos)}`,
    parts: [first, second],
  }
}

function part(symbol: string, count: number, word: string, isBare: boolean): PrefixPart {
  return { symbol, count, prefix: isBare ? '' : prefixBefore(count, word), word }
}

/** 'monoxide', 'tetroxide' and 'pentoxide' lose a vowel; longer prefixes keep it. */
function prefixBefore(count: number, word: string): string {
  const prefix = PREFIXES[count - 1] ?? ''
  const isShortened = word.startsWith('o') && [1, 4, 5].includes(count)
  return isShortened ? prefix.slice(0, -1) : prefix
}

function candidatesOf(
  word: string,
  isSecond: boolean,
): readonly { readonly symbol: string; readonly count: number }[] {
  return order.flatMap(([symbol, second]) => {
    const name = isSecond
      ? second
      : (elements.find((entry) => entry.symbol === symbol)?.name.toLowerCase() ?? '')
    if (!word.endsWith(name)) return []
    const prefix = word.slice(0, word.length - name.length)
    if (prefix === '') return isSecond ? [] : [{ symbol, count: 1 }]
    const index = PREFIXES.findIndex(
      (entry) => entry === prefix || (name.startsWith('o') && entry.slice(0, -1) === prefix),
    )
    return index === -1 ? [] : [{ symbol, count: index + 1 }]
  })
}

function written(symbol: string, count: number): string {
  return count === 1 ? symbol : `${symbol}${count}`
}
