import type { ElementSymbol } from './element-record.ts'
import { elements } from './elements.ts'
import { naturalIsotopeTable, radionuclideList } from './isotope-data.ts'

/** A kind of atom: 'C' with mass number 14. */
export type Nuclide = { readonly symbol: ElementSymbol; readonly massNumber: number }

export type NaturalIsotope = {
  readonly massNumber: number
  /** Mass of one atom in u (AME2020), six decimals. */
  readonly mass: number
  /** Share of the atoms of the element in percent (IUPAC 2013). */
  readonly abundance: number
}

export type TimeUnit = 'microseconds' | 'seconds' | 'minutes' | 'hours' | 'days' | 'years'

/**
 * The mode of at least 99 % of the decays. 'beta-plus' includes the electron capture that
 * competes with it (the daughter is the same); 'branched' has no mode of 99 %.
 */
export type DecayMode = 'alpha' | 'beta-minus' | 'beta-plus' | 'electron-capture' | 'branched'

export type Radionuclide = Nuclide & {
  readonly halfLife: { readonly value: number; readonly unit: TimeUnit }
  readonly decay: DecayMode
}

/** Elements below bismuth without a stable isotope. */
const UNSTABLE_LIGHT_ELEMENTS = new Set(['Tc', 'Pm'])
const LEAD = 82

const isotopesBySymbol: ReadonlyMap<ElementSymbol, readonly NaturalIsotope[]> = new Map(
  Object.entries(naturalIsotopeTable).map(([symbol, rows]) => [
    symbol,
    rows.map(([massNumber, mass, abundance]) => ({ massNumber, mass, abundance })),
  ]),
)

/** The isotopes of an element found in nature, lightest first; empty where there are none. */
export function naturalIsotopes(symbol: ElementSymbol): readonly NaturalIsotope[] {
  return isotopesBySymbol.get(symbol) ?? []
}

/**
 * All natural nuclides that IUPAC gives an abundance, by atomic and then mass number. Tantalum-180
 * is among them: in nature it exists only as its long-lived excited state.
 */
export const naturalNuclides: readonly Nuclide[] = elements.flatMap(({ symbol }) =>
  naturalIsotopes(symbol).map(({ massNumber }) => ({ symbol, massNumber })),
)

/** Well-known radioactive nuclides with half-life and main decay (NUBASE2020). */
export const radionuclides: readonly Radionuclide[] = radionuclideList

/**
 * Whether an element has a stable isotope: all to lead except technetium and promethium.
 * Bismuth counts as having none, though bismuth-209 (2.0 × 10¹⁹ years) is practically stable.
 */
export function hasStableIsotope(symbol: ElementSymbol): boolean {
  const found = elements.find((entry) => entry.symbol === symbol)
  return found !== undefined && found.atomicNumber <= LEAD && !UNSTABLE_LIGHT_ELEMENTS.has(symbol)
}
