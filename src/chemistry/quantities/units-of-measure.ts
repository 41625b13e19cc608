import { inLatinLetters, inPlainSigns } from '#chemistry/typed-signs.ts'

/**
 * The units that school and first-year chemistry writes, as powers of base units with a factor. Base
 * units are those of the SI; the mole, the degree Celsius and the percent sign count as their own, so a
 * temperature in degrees Celsius is never taken for one in kelvin.
 * Source of the factors: SI Brochure, 9th edition (BIPM 2019), tables 8 and 9; the standard atmosphere
 * and the conventional millimeter of mercury are defined as exact numbers of pascals, the
 * thermochemical calorie as exactly 4.184 J.
 */

/** The powers of each base unit: m/s is `{ m: 1, s: -1 }`. */
export type Dimension = Readonly<Partial<Record<BaseUnit, number>>>

export type BaseUnit = 'm' | 'kg' | 's' | 'A' | 'K' | 'mol' | '°C' | '%'

/** A unit that was read: how many of its base units one of it is. */
export type Unit = {
  readonly factor: number
  readonly dimension: Dimension
}

type Symbol = Unit & { readonly takesPrefix: boolean }

const prefixes: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
}

const ENERGY: Dimension = { kg: 1, m: 2, s: -2 }
const PRESSURE: Dimension = { kg: 1, m: -1, s: -2 }
const VOLTAGE: Dimension = { kg: 1, m: 2, s: -3, A: -1 }

const DALTON: Symbol = {
  factor: 1.660_539_066_6e-27,
  dimension: { kg: 1 },
  takesPrefix: false,
}

const symbols: Readonly<Record<string, Symbol>> = {
  m: base('m'),
  g: { factor: 1e-3, dimension: { kg: 1 }, takesPrefix: true },
  s: base('s'),
  A: base('A'),
  K: base('K'),
  mol: base('mol'),
  '°C': { factor: 1, dimension: { '°C': 1 }, takesPrefix: false },
  '%': { factor: 1, dimension: { '%': 1 }, takesPrefix: false },
  L: { factor: 1e-3, dimension: { m: 3 }, takesPrefix: true },
  l: { factor: 1e-3, dimension: { m: 3 }, takesPrefix: true },
  M: { factor: 1e3, dimension: { mol: 1, m: -3 }, takesPrefix: true },
  t: { factor: 1e3, dimension: { kg: 1 }, takesPrefix: false },
  u: DALTON,
  amu: DALTON,
  Da: DALTON,
  min: { factor: 60, dimension: { s: 1 }, takesPrefix: false },
  h: { factor: 3600, dimension: { s: 1 }, takesPrefix: false },
  d: { factor: 86_400, dimension: { s: 1 }, takesPrefix: false },
  Å: { factor: 1e-10, dimension: { m: 1 }, takesPrefix: false },
  N: { factor: 1, dimension: { kg: 1, m: 1, s: -2 }, takesPrefix: true },
  Hz: { factor: 1, dimension: { s: -1 }, takesPrefix: true },
  J: { factor: 1, dimension: ENERGY, takesPrefix: true },
  Sv: { factor: 1, dimension: { m: 2, s: -2 }, takesPrefix: true },
  cal: { factor: 4.184, dimension: ENERGY, takesPrefix: true },
  eV: { factor: 1.602_176_634e-19, dimension: ENERGY, takesPrefix: true },
  W: { factor: 1, dimension: { kg: 1, m: 2, s: -3 }, takesPrefix: true },
  C: { factor: 1, dimension: { A: 1, s: 1 }, takesPrefix: true },
  V: { factor: 1, dimension: VOLTAGE, takesPrefix: true },
  Pa: { factor: 1, dimension: PRESSURE, takesPrefix: true },
  bar: { factor: 1e5, dimension: PRESSURE, takesPrefix: true },
  atm: { factor: 101_325, dimension: PRESSURE, takesPrefix: false },
  mmHg: { factor: 133.322_387_415, dimension: PRESSURE, takesPrefix: false },
  Torr: { factor: 101_325 / 760, dimension: PRESSURE, takesPrefix: false },
}

/** The names of units in the singular, also in other languages; those of Celsius and percent stand in `plain`. */
const names: Readonly<Record<string, string>> = {
  meter: 'm',
  metre: 'm',
  gram: 'g',
  gramme: 'g',
  second: 's',
  sec: 's',
  ampere: 'A',
  amp: 'A',
  kelvin: 'K',
  mole: 'mol',
  mol: 'mol',
  liter: 'L',
  litre: 'L',
  tonne: 't',
  minute: 'min',
  hour: 'h',
  hr: 'h',
  day: 'd',
  angstrom: 'Å',
  newton: 'N',
  hertz: 'Hz',
  joule: 'J',
  calorie: 'cal',
  electronvolt: 'eV',
  watt: 'W',
  coulomb: 'C',
  volt: 'V',
  pascal: 'Pa',
  atmosphere: 'atm',
  torr: 'Torr',
  // German
  gramm: 'g',
  sekunde: 's',
  sekunden: 's',
  minuten: 'min',
  stunde: 'h',
  stunden: 'h',
  tag: 'd',
  tage: 'd',
  // French
  seconde: 's',
  heure: 'h',
  jour: 'd',
  // Spanish and Italian
  gramo: 'g',
  grammo: 'g',
  grammi: 'g',
  litri: 'L',
  julio: 'J',
  metro: 'm',
  metri: 'm',
  // Portuguese
  grama: 'g',
  litro: 'L',
  segundo: 's',
  minuto: 'min',
  hora: 'h',
  dia: 'd',
}

/** The symbols of units in Russian (GOST 8.417). */
const russianSymbols: ReadonlyMap<string, string> = new Map(
  (
    'г g,кг kg,мг mg,т t,л L,мл mL,моль mol,ммоль mmol,м m,дм dm,см cm,мм mm,' +
    'нм nm,с s,мин min,ч h,Дж J,кДж kJ,эВ eV,Па Pa,кПа kPa,атм atm,В V,Кл C'
  )
    .split(',')
    .map((pair) => {
      const [russian = '', symbol = ''] = pair.split(' ')
      return [russian, symbol]
    }),
)

const prefixNames: Readonly<Record<string, string>> = {
  pico: 'p',
  nano: 'n',
  micro: 'µ',
  milli: 'm',
  mili: 'm',
  centi: 'c',
  zenti: 'c',
  hecto: 'h',
  hekto: 'h',
  deci: 'd',
  kilo: 'k',
  quilo: 'k',
  mega: 'M',
  giga: 'G',
}

const PREFIX_NAME = new RegExp(`^(${Object.keys(prefixNames).join('|')})(?=.)`)

/**
 * Reads a unit as people type it: 'g/mol', 'g mol^-1', 'kJ·mol⁻¹', 'J/(g·K)', 'mol dm-3', 'cm³',
 * 'grams per mole', 'cubic centimeters', 'mol.L-1', 'г/моль'. After a slash everything belongs below it until the end of its
 * bracket. Null when it is no unit known here.
 */
export function parseUnit(text: string): Unit | null {
  const [above = '', ...below] = plain(text).split('/')
  const top = above === '1' || (above === '' && below.length > 0) ? ONE : product(above)
  if (top === null) return null
  let unit: Unit | null = top
  for (const part of below) {
    const factor = product(part.replace(/^\((.*)\)$/, '$1'))
    unit = unit === null || factor === null ? null : times(unit, factor, -1)
  }
  return unit === null ? null : withDifferences(unit)
}

/** In a unit of several parts a degree Celsius is a difference, and so the same as a kelvin: J/(g·°C). */
function withDifferences(unit: Unit): Unit {
  const { '°C': degrees, K: kelvins = 0, ...others } = unit.dimension
  if (degrees === undefined || (degrees === 1 && Object.keys(others).length === 0)) return unit
  return { ...unit, dimension: { ...others, K: kelvins + degrees } }
}

/** Whether quantities in the two units can be converted into each other. */
export function isSameDimension(a: Unit, b: Unit): boolean {
  const bases = new Set([...Object.keys(a.dimension), ...Object.keys(b.dimension)])
  const powersOf = ({ dimension }: Unit) => new Map<string, number>(Object.entries(dimension))
  const [first, second] = [powersOf(a), powersOf(b)]
  return [...bases].every((name) => (first.get(name) ?? 0) === (second.get(name) ?? 0))
}

const ONE: Unit = { factor: 1, dimension: {} }

/** The one spelling of signs: '·' between factors, '^' before exponents, '-' as minus. */
function plain(text: string): string {
  return inPlainSigns(text)
    .trim()
    .replace(/º/g, '°')
    .replace(
      /(?<!\p{L})(?:(?:degr[eé]e?s?|grad[oi]?s?|graus?) )?(?:celsius|cent[ií]gra\p{L}+)/giu,
      '°C',
    )
    .replace(/\bdeg\.? ?C\b|° ?[CСс](?!\p{L})|(?<!\p{L})oC(?!\p{L})/giu, '°C')
    .replace(/\bmm Hg\b/g, 'mmHg')
    .replace(/\b(?:prozent|(?:per|pour|por) ?ci?ent[eo]?)\b/gi, '%')
    .replace(/ ?\b(?:per|pro|por|par)\b ?/gi, '/')
    .replace(/\b(?:cubic |kubik-?)(\p{L}+)/giu, '$1^3')
    .replace(/(\p{L}+) c[uú]bi?[ck]?[eo]s?(?!\p{L})/giu, '$1^3')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+/g, (raised) => `^${Array.from(raised, lowered).join('')}`)
    .replace(/[*⋅•×]/g, '·')
    .replace(/(?<=[\p{L}\d])\.(?=\p{L})/gu, '·')
    .replace(/\^\{(-?\d)\}/g, '^$1')
    .replace(/μ/g, 'µ')
    .replace(/\s*([/·^()])\s*/g, '$1')
    .replace(/\s+|(?<=\p{L})(?=°C)/gu, '·')
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function lowered(character: string): string {
  if (character === '⁻') return '-'
  return character === '⁺' ? '' : String(RAISED.indexOf(character))
}

function product(text: string): Unit | null {
  let unit: Unit | null = ONE
  for (const part of text.replace(/^\((.*)\)$/, '$1').split('·')) {
    const [, name = '', power = '1'] = /^([^\d^-]+)\^?(-?\d)?$/.exec(part) ?? []
    const symbol = symbolOf(name)
    unit = unit === null || symbol === null ? null : times(unit, symbol, Number(power))
  }
  return unit
}

/** The symbol for the name of a unit, in the singular or plural: 'kg' for 'kilograms'. */
function symbolNamed(name: string): string | null {
  const plainName = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const [prefixName = ''] = PREFIX_NAME.exec(plainName) ?? []
  const rest = plainName.slice(prefixName.length)
  for (const singular of [rest, rest.replace(/s$/, '')]) {
    if (Object.hasOwn(names, singular)) return `${prefixNames[prefixName] ?? ''}${names[singular]}`
  }
  return null
}

/**
 * A symbol as it is comes before one with a prefix, and both before a name: 'min' is the minute, 'mol'
 * the mole. Russian symbols come before letters that only look like Latin ones: 'с' is the second.
 */
function symbolOf(text: string): Unit | null {
  return (
    unitOfSymbol(text) ??
    unitOfSymbol(symbolNamed(text) ?? '') ??
    unitOfSymbol(russianSymbols.get(text) ?? inLatinLetters(text))
  )
}

function unitOfSymbol(name: string): Unit | null {
  if (Object.hasOwn(symbols, name)) return symbols[name] ?? null
  const prefix = name.charAt(0)
  const rest = name.slice(1)
  if (!Object.hasOwn(prefixes, prefix) || !Object.hasOwn(symbols, rest)) return null
  const symbol = symbols[rest]
  if (symbol === undefined || !symbol.takesPrefix) return null
  return { factor: symbol.factor * (prefixes[prefix] ?? 1), dimension: symbol.dimension }
}

function times(unit: Unit, other: Unit, power: number): Unit {
  const dimension = new Map<string, number>(Object.entries(unit.dimension))
  for (const [name, own] of Object.entries(other.dimension)) {
    const sum = (dimension.get(name) ?? 0) + own * power
    if (sum === 0) dimension.delete(name)
    else dimension.set(name, sum)
  }
  return { factor: unit.factor * other.factor ** power, dimension: Object.fromEntries(dimension) }
}

function base(name: BaseUnit): Symbol {
  return { factor: 1, dimension: { [name]: 1 }, takesPrefix: name !== 'kg' }
}
