import { toKelvin } from '#chemistry/units.ts'

import { acceptedRange, type RangedField } from './accepted-ranges.ts'
import { properties } from './element-properties.ts'
import type { ElementSymbol } from './element-record.ts'
import { elementBySymbol, elements } from './elements.ts'

/** Properties that elements are compared by. */
export type TrendProperty =
  | 'meltingPoint'
  | 'boilingPoint'
  | 'density'
  | 'ionizationEnergy'
  | 'covalentRadius'
  | 'electronegativity'

/** Properties whose values depend on the bulk element. */
export type PhysicalProperty = 'meltingPoint' | 'boilingPoint' | 'density'

/** How a property mostly changes in the main groups. */
export type Tendency = 'rises' | 'falls'

/** Words for a property: its name in a sentence and the unit of its values ('' without unit). */
export const trendVocabulary: {
  readonly [property in TrendProperty]: { readonly name: string; readonly unit: string }
} = {
  meltingPoint: { name: 'melting point', unit: '°C' },
  boilingPoint: { name: 'boiling point', unit: '°C' },
  density: { name: 'density', unit: 'g/cm³' },
  ionizationEnergy: { name: 'first ionization energy', unit: 'kJ/mol' },
  covalentRadius: { name: 'covalent radius', unit: 'pm' },
  electronegativity: { name: 'electronegativity', unit: '' },
}

/**
 * The main tendencies from left to right in a period and from top to bottom in a group. Single
 * steps break them (boron after beryllium, oxygen after nitrogen in ionization energy).
 */
export const mainTendencies: {
  readonly [
    property in 'ionizationEnergy' | 'covalentRadius' | 'electronegativity' | 'metallicCharacter'
  ]: { readonly across: Tendency; readonly down: Tendency }
} = {
  ionizationEnergy: { across: 'rises', down: 'falls' },
  covalentRadius: { across: 'falls', down: 'rises' },
  electronegativity: { across: 'rises', down: 'falls' },
  metallicCharacter: { across: 'falls', down: 'rises' },
}

/** Smallest difference, as a share of the larger value, that a question may rest on. */
const RELATIVE_MARGIN = {
  meltingPoint: 0.1,
  boilingPoint: 0.1,
  density: 0.1,
  ionizationEnergy: 0.03,
  covalentRadius: 0.03,
} as const

const ELECTRONEGATIVITY_GAP = 0.3
const ROUNDING = 1e-9
const URANIUM = 92

/** Sublimation, estimates or sources too far apart. */
const uncertainElements = new Set(['C', 'As', 'Fr', 'At', 'Ra', 'Ac', 'Pa'])

/** Values that hold for one allotrope only. */
const allotropes = new Set(['P', 'S', 'Se', 'Sn'])

/** Boiling points on which the sources differ most. */
const uncertainBoilingPoints = new Set([
  'Ni',
  'Ga',
  'Y',
  'Pr',
  'Sm',
  'Gd',
  'Tb',
  'Ho',
  'W',
  'Ir',
  'Au',
])

/** Elements whose class is predicted or differs between books. */
const disputedClasses = new Set([
  'Po',
  'At',
  'Se',
  'Cn',
  'Nh',
  'Fl',
  'Mc',
  'Lv',
  'Ts',
  'Og',
  'Mt',
  'Ds',
  'Rg',
])

/** Elements whose block differs between tables. */
const disputedBlocks = new Set(['He', 'La', 'Lu', 'Ac', 'Lr'])

/**
 * Value of a property in the unit of `trendVocabulary`; null where there is none. A sublimation
 * point is not a boiling point, so carbon and arsenic have none.
 */
export function propertyValue(property: TrendProperty, symbol: ElementSymbol): number | null {
  if (property === 'covalentRadius' || property === 'electronegativity') {
    return properties(symbol)[property]
  }
  const found = elementBySymbol(symbol)
  if (found === undefined || (property === 'boilingPoint' && found.sublimes)) return null
  return found[property]
}

/**
 * Whether a question may ask which of two elements has more of a property. Temperatures (as K) and
 * densities must differ by a tenth of the larger value, ionization energies and radii by 3 %,
 * electronegativities by 0.3; the accepted ranges must not touch; and physical values must be safe to
 * name (`physicalDataIsSafe`).
 */
export function comparable(property: TrendProperty, a: ElementSymbol, b: ElementSymbol): boolean {
  const first = propertyValue(property, a)
  const second = propertyValue(property, b)
  if (first === null || second === null) return false
  if (isPhysical(property) && ![a, b].every((symbol) => physicalDataIsSafe(symbol, property))) {
    return false
  }
  if (property === 'electronegativity') {
    return Math.abs(first - second) >= ELECTRONEGATIVITY_GAP - ROUNDING
  }
  const [smaller, larger] = [scale(property, first), scale(property, second)].toSorted(
    (one, other) => one - other,
  )
  if (smaller === undefined || larger === undefined) return false
  const isWide = larger - smaller >= RELATIVE_MARGIN[property] * larger - ROUNDING
  return isWide && (property === 'covalentRadius' || areApart(property, a, b))
}

function isPhysical(property: TrendProperty): property is PhysicalProperty {
  return property === 'meltingPoint' || property === 'boilingPoint' || property === 'density'
}

function scale(property: TrendProperty, value: number): number {
  return property === 'meltingPoint' || property === 'boilingPoint' ? toKelvin(value) : value
}

function areApart(field: RangedField, a: ElementSymbol, b: ElementSymbol): boolean {
  const first = acceptedRange(a, field)
  const second = acceptedRange(b, field)
  if (first === null || second === null) return false
  return first.high < second.low || second.high < first.low
}

/** The 105 elements on whose class all books agree. */
export const safeClassification: readonly ElementSymbol[] = elements
  .map(({ symbol }) => symbol)
  .filter((symbol) => !disputedClasses.has(symbol))

/**
 * Whether a question may name a physical value of an element without further words: elements to
 * uranium, without those that sublime, have several allotropes or are badly known. Without a
 * property the answer holds for melting point, boiling point and density together.
 */
export function physicalDataIsSafe(symbol: ElementSymbol, property?: PhysicalProperty): boolean {
  const found = elementBySymbol(symbol)
  if (found === undefined || found.atomicNumber > URANIUM) return false
  if (uncertainElements.has(symbol) || allotropes.has(symbol)) return false
  const asksBoiling = property === undefined || property === 'boilingPoint'
  return !(asksBoiling && uncertainBoilingPoints.has(symbol))
}

/** Whether all tables give an element the same group: not for 57 to 71 and 89 to 103. */
export function groupIsSafe(symbol: ElementSymbol): boolean {
  const found = elementBySymbol(symbol)
  return found !== undefined && found.category !== 'lanthanide' && found.category !== 'actinide'
}

/**
 * Whether all tables give an element the same block: not for La, Lu, Ac, Lr and helium, which may
 * be asked for only in a question about helium itself.
 */
export function blockIsSafe(symbol: ElementSymbol): boolean {
  return elementBySymbol(symbol) !== undefined && !disputedBlocks.has(symbol)
}

/** Whether an element has a standard atomic weight rather than a mass number in brackets. */
export function hasMeasuredMass(symbol: ElementSymbol): boolean {
  return elementBySymbol(symbol)?.massIsStandard ?? false
}
