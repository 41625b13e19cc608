/** Units that are read the same wherever they stand: [plural, singular]. */
const units: ReadonlyMap<string, readonly [plural: string, singular: string]> = new Map([
  ['kJ/mol', ['kilojoules per mole', 'kilojoule per mole']],
  ['J/mol', ['joules per mole', 'joule per mole']],
  ['g/mol', ['grams per mole', 'gram per mole']],
  ['mol/L', ['moles per liter', 'mole per liter']],
  ['L/mol', ['liters per mole', 'liter per mole']],
  ['g/L', ['grams per liter', 'gram per liter']],
  ['g/cm³', ['grams per cubic centimeter', 'gram per cubic centimeter']],
  ['kg/m³', ['kilograms per cubic meter', 'kilogram per cubic meter']],
  ['cm³/mol', ['cubic centimeters per mole', 'cubic centimeter per mole']],
  ['mg/kg', ['milligrams per kilogram', 'milligram per kilogram']],
  ['J/(g·K)', ['joules per gram and kelvin', 'joule per gram and kelvin']],
  ['mol⁻¹', ['per mole', 'per mole']],
  ['cm³', ['cubic centimeters', 'cubic centimeter']],
  ['dm³', ['cubic decimeters', 'cubic decimeter']],
  ['m³', ['cubic meters', 'cubic meter']],
  ['°C', ['degrees Celsius', 'degree Celsius']],
  ['kJ', ['kilojoules', 'kilojoule']],
  ['eV', ['electronvolts', 'electronvolt']],
  ['kPa', ['kilopascals', 'kilopascal']],
  ['MPa', ['megapascals', 'megapascal']],
  ['mL', ['milliliters', 'milliliter']],
])

/** Units that are letters or words elsewhere and therefore need a number before them. */
const unitsAfterNumbers: typeof units = new Map([
  ['pm', ['picometers', 'picometer']],
  ['nm', ['nanometers', 'nanometer']],
  ['mm', ['millimeters', 'millimeter']],
  ['cm', ['centimeters', 'centimeter']],
  ['m', ['meters', 'meter']],
  ['km', ['kilometers', 'kilometer']],
  ['mg', ['milligrams', 'milligram']],
  ['g', ['grams', 'gram']],
  ['kg', ['kilograms', 'kilogram']],
  ['L', ['liters', 'liter']],
  ['mol', ['moles', 'mole']],
  ['u', ['atomic mass units', 'atomic mass unit']],
  ['J', ['joules', 'joule']],
  ['M', ['moles per liter', 'mole per liter']],
  ['s', ['seconds', 'second']],
  ['min', ['minutes', 'minute']],
  ['h', ['hours', 'hour']],
  ['y', ['years', 'year']],
  ['K', ['kelvin', 'kelvin']],
  ['V', ['volts', 'volt']],
  ['%', ['percent', 'percent']],
])

const signs: ReadonlyMap<string, string> = new Map([
  ['→', 'yields'],
  ['⇌', 'in equilibrium with'],
  ['(aq)', 'aqueous'],
  ['\u2212', 'minus'],
  ['+', 'plus'],
  ['×', 'times'],
  ['÷', 'divided by'],
  ['=', 'equals'],
  ['≈', 'about'],
  ['<', 'less than'],
  ['>', 'greater than'],
  ['≤', 'at most'],
  ['≥', 'at least'],
  ['Δ', 'heat'],
  ['α', 'alpha'],
  ['β', 'beta'],
  ['γ', 'gamma'],
  ['β⁻', 'beta minus'],
  ['β⁺', 'beta plus'],
  ['δ⁺', 'delta plus'],
  ['δ⁻', 'delta minus'],
  ['δ+', 'delta plus'],
  ['δ\u2212', 'delta minus'],
])

const NUMBER = /^[(≈<>≤≥]*[+\u2212]?\d[\d\u202f.,]*⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]*$/
const ONE = /^[(]?1$/
const VALUE_WITH_UNIT = /^([+\u2212]?\d[\d\u202f.]*)(°C|%)$/
const SIGNED = /^([+\u2212])(\d[\d\u202f.]*)$/
const SIGNED_AFTER = /^(\d+)([+\u2212])$/
const GROUPED = /^\d{1,3}(?:\u202f\d{3})+(?:\.\d+)?$/

/** A unit alone is not a coefficient: '2 K' in an equation is potassium, '298 K' a temperature. */
const SYMBOL_UNITS = new Set(['K', 'V'])
const MEASURED = /\d{3}|\.\d/

/**
 * Words for a sign, a unit or a number that listeners would not understand as written; null for
 * any other word. `before` is the word to the left, which tells units from symbols.
 */
export function spokenSign(word: string, before: string): string | null {
  return signs.get(word) ?? spokenUnit(word, before) ?? spokenNumber(word)
}

function spokenUnit(word: string, before: string): string | null {
  const follows = NUMBER.test(before)
  const isSymbol = SYMBOL_UNITS.has(word) && !MEASURED.test(before)
  const names = units.get(word) ?? (follows && !isSymbol ? unitsAfterNumbers.get(word) : undefined)
  if (names === undefined) return null
  return ONE.test(before) ? names[1] : names[0]
}

function spokenNumber(word: string): string | null {
  const measured = VALUE_WITH_UNIT.exec(word)
  if (measured?.[1] !== undefined && measured[2] !== undefined) {
    const unit = spokenUnit(measured[2], measured[1])
    return `${spokenNumber(measured[1]) ?? measured[1]} ${unit ?? measured[2]}`
  }
  const before = SIGNED.exec(word)
  if (before?.[2] !== undefined) return `${signs.get(before[1] ?? '')} ${withoutSpaces(before[2])}`
  const after = SIGNED_AFTER.exec(word)
  if (after !== null) return `${after[1]} ${signs.get(after[2] ?? '')}`
  return GROUPED.test(word) ? withoutSpaces(word) : null
}

function withoutSpaces(number: string): string {
  return number.replaceAll('\u202f', '')
}
