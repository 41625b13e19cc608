import { properties } from '#chemistry/elements/element-properties.ts'
import { elementBySymbol, elements } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'

const MINUS = '\u2212'

/** The fields that an article may print, with the text of each. */
const fields: ReadonlyMap<string, (symbol: string) => string | null> = new Map([
  ['atomicMass', (symbol) => withUnit(elementBySymbol(symbol)?.massText, 'u')],
  ['meltingPoint', (symbol) => measured(elementBySymbol(symbol)?.meltingPoint, '°C')],
  ['boilingPoint', (symbol) => measured(elementBySymbol(symbol)?.boilingPoint, '°C')],
  ['density', (symbol) => measured(elementBySymbol(symbol)?.density, 'g/cm³')],
  ['ionizationEnergy', (symbol) => measured(elementBySymbol(symbol)?.ionizationEnergy, 'kJ/mol')],
  ['electronegativity', (symbol) => fixed(properties(symbol).electronegativity, 2)],
  ['discoveryYear', (symbol) => year(elementBySymbol(symbol)?.discoveryYear)],
  ['atomicNumber', (symbol) => withUnit(elementBySymbol(symbol)?.atomicNumber.toString(), '')],
])

/** The text of one fact of an element; null when the field or the value is unknown. */
export function elementFact(symbol: string, field: string): string | null {
  return fields.get(field)?.(symbol) ?? null
}

const classes: ReadonlyMap<string, string> = new Map([
  ['metals', 'metal'],
  ['metalloids', 'metalloid'],
  ['nonmetals', 'non-metal'],
  ['noble-gases', 'noble-gas'],
])

/**
 * How many elements a class has. The noble gases are counted among the nonmetals, as textbooks do.
 * Elements whose class is only predicted are counted with the class the table shows.
 */
export function classCount(name: string): number | null {
  const wanted = classes.get(name)
  if (wanted === undefined) return null
  return elements.filter(
    ({ classification }) =>
      classification === wanted || (name === 'nonmetals' && classification === 'noble-gas'),
  ).length
}

/** The share of a class among all elements, in percent with one decimal. */
export function classShare(name: string): string | null {
  const count = classCount(name)
  return count === null
    ? null
    : `${formatNumber((count / elements.length) * 100, { decimals: 1 })}%`
}

function measured(value: number | null | undefined, unit: string): string | null {
  return value === null || value === undefined ? null : withUnit(formatNumber(value), unit)
}

function fixed(value: number | null, decimals: number): string | null {
  return value === null ? null : formatNumber(value, { decimals })
}

function year(value: number | undefined): string | null {
  return value === undefined || value === 0 ? null : String(value)
}

function withUnit(value: string | undefined, unit: string): string | null {
  if (value === undefined) return null
  return unit === '' ? value : `${value}\u00a0${unit}`
}

const CLAIMS: readonly (readonly [
  words: string,
  unit: string,
  value: (symbol: string) => number | null | undefined,
])[] = [
  [
    'melts? at|melting point (?:is|of|at)|melted at',
    '°C',
    (symbol) => elementBySymbol(symbol)?.meltingPoint,
  ],
  ['boils? at|boiling point (?:is|of|at)', '°C', (symbol) => elementBySymbol(symbol)?.boilingPoint],
  ['density (?:is|of)|dense as', 'g/cm³', (symbol) => elementBySymbol(symbol)?.density],
  ['ionization energy (?:is|of)', 'kJ/mol', (symbol) => elementBySymbol(symbol)?.ionizationEnergy],
  ['electronegativity (?:is|of)', '', (symbol) => properties(symbol).electronegativity],
  ['atomic number (?:is|of)', '', (symbol) => elementBySymbol(symbol)?.atomicNumber],
]

const NAMES = elements.flatMap(({ name, nameIUPAC }) => [name, nameIUPAC]).join('|')

/** A sentence about how tables differ may give the numbers of the others. */
const ABOUT_TABLES = /\bcompilations differ\b|\b(?:older|other|some) (?:tables|sources|books)\b/i

/**
 * Statements such as 'cesium melts at 28 °C' that differ from the element data in a digit that they
 * give, each with the right value.
 */
export function contradictions(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => !ABOUT_TABLES.test(part))
  return sentences.flatMap((sentence) =>
    CLAIMS.flatMap(([words, unit, value]) => {
      const claim = new RegExp(
        `\\b(${NAMES})(?:'s|’s)?[^.;,]{0,24}?\\b(?:${words})[^\\d\u2212.;,]{0,16}(${MINUS}?\\d[\\d\u202f.]*)\\s*${unit === '' ? '(?![\\d°%])' : unit}`,
        'gi',
      )
      return Array.from(sentence.matchAll(claim)).flatMap(([said, name = '', number = '']) => {
        const found = elements.find((entry) =>
          [entry.name, entry.nameIUPAC].includes(capitalized(name)),
        )
        const known = found === undefined ? null : value(found.symbol)
        if (known === null || known === undefined || agrees(number, known)) return []
        return [`'${said}' contradicts the element data: ${formatNumber(known)}`]
      })
    }),
  )
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
}

/** Whether the data round to the number as it is written. */
function agrees(written: string, known: number): boolean {
  const text = written.replaceAll('\u202f', '').replace(MINUS, '-').replace(/\.$/, '')
  const decimals = text.split('.')[1]?.length ?? 0
  return formatNumber(known, { decimals }) === formatNumber(Number(text), { decimals })
}
