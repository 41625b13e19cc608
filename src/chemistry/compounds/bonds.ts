import { properties } from '#chemistry/elements/element-properties.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** Two elements whose atoms are bonded. */
export type ElementPair = readonly [ElementSymbol, ElementSymbol]

/** Metals of groups 1 and 2 whose halides and oxides are ionic by every rule. */
const ionicMetals = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba']
const ionicPartners = ['O', 'F', 'Cl', 'Br']
const covalentElements = ['H', 'C', 'P', 'S', 'I', 'Br', 'N', 'Cl', 'O', 'F']

const IONIC_GAP = 2
const POLAR_GAP = { above: 0.55, upTo: 1.7 }

/**
 * Difference of the electronegativities (revised Pauling scale), two decimals; null where an
 * element has none.
 */
export function electronegativityGap(a: ElementSymbol, b: ElementSymbol): number | null {
  const first = properties(a).electronegativity
  const second = properties(b).electronegativity
  return first === null || second === null ? null : Number(Math.abs(first - second).toFixed(2))
}

/** Metal and non-metal whose bond is ionic by class and by electronegativity, metal first. */
export const ionicPairs: readonly ElementPair[] = ionicMetals
  .flatMap((metal) => ionicPartners.map((partner): ElementPair => [metal, partner]))
  .filter(([metal, partner]) => (electronegativityGap(metal, partner) ?? 0) >= IONIC_GAP)

/**
 * Two non-metals whose bond is polar covalent by every rule, the less electronegative first.
 * Hydrogen and fluorine are left out: their difference of 1.78 would be called ionic by some.
 */
export const polarCovalentPairs: readonly ElementPair[] = covalentElements
  .flatMap((a) => covalentElements.map((b): ElementPair => [a, b]))
  .filter(
    ([a, b]) => (properties(a).electronegativity ?? 0) < (properties(b).electronegativity ?? 0),
  )
  .filter(([a, b]) => {
    const gap = electronegativityGap(a, b) ?? 0
    return gap > POLAR_GAP.above && gap <= POLAR_GAP.upTo
  })

/** Elements whose molecules hold their atoms together by bonds without polarity. */
export const elementalMolecules: readonly {
  readonly symbol: ElementSymbol
  readonly formula: string
}[] = [
  { symbol: 'H', formula: 'H2' },
  { symbol: 'N', formula: 'N2' },
  { symbol: 'O', formula: 'O2' },
  { symbol: 'F', formula: 'F2' },
  { symbol: 'Cl', formula: 'Cl2' },
  { symbol: 'Br', formula: 'Br2' },
  { symbol: 'I', formula: 'I2' },
  { symbol: 'P', formula: 'P4' },
  { symbol: 'S', formula: 'S8' },
]

/** Well-known alloys with the two metals that they mostly consist of. */
export const alloys: readonly { readonly name: string; readonly metals: ElementPair }[] = [
  { name: 'brass', metals: ['Cu', 'Zn'] },
  { name: 'bronze', metals: ['Cu', 'Sn'] },
  { name: 'sterling silver', metals: ['Ag', 'Cu'] },
  { name: 'red gold', metals: ['Au', 'Cu'] },
  { name: 'electrum', metals: ['Au', 'Ag'] },
  { name: 'invar', metals: ['Fe', 'Ni'] },
  { name: 'soft solder', metals: ['Sn', 'Pb'] },
  { name: 'cupronickel', metals: ['Cu', 'Ni'] },
  { name: 'nichrome', metals: ['Ni', 'Cr'] },
  { name: 'magnalium', metals: ['Al', 'Mg'] },
]

/** Lengths in pm of single, double and triple bonds and of bonds to halogens. */
type BondLength = { readonly bond: string; readonly length: number }

/**
 * Rows of like bonds from the longest and weakest to the shortest and strongest. Lengths in pm:
 * hydrogen halides and halogens in the gas, the others averages of general-chemistry tables. Averages
 * differ by a few pm from table to table (OpenStax Chemistry 2e, section 8.1; CRC Handbook 86,
 * characteristic bond lengths), the order within a row does not.
 */
export const bondRows: readonly {
  readonly element: ElementSymbol
  readonly bonds: readonly BondLength[]
}[] = [
  row('C', ['C–C', 154], ['C=C', 134], ['C≡C', 120]),
  row('C', ['C–N', 147], ['C=N', 128], ['C≡N', 116]),
  row('C', ['C–O', 143], ['C=O', 123], ['C≡O', 113]),
  row('N', ['N–N', 145], ['N=N', 125], ['N≡N', 110]),
  row('I', ['H–I', 161], ['H–Br', 141], ['H–Cl', 127]),
  row('Br', ['H–Br', 141], ['H–Cl', 127], ['H–F', 92]),
  row('F', ['H–I', 161], ['H–Cl', 127], ['H–F', 92]),
  row('H', ['H–I', 161], ['H–Br', 141], ['H–F', 92]),
  row('I', ['C–I', 214], ['C–Br', 194], ['C–Cl', 177]),
  row('F', ['C–Br', 194], ['C–Cl', 177], ['C–F', 135]),
  row('Cl', ['C–I', 214], ['C–Cl', 177], ['C–F', 135]),
  row('Br', ['I–I', 267], ['Br–Br', 228], ['Cl–Cl', 199]),
]

function row(
  element: ElementSymbol,
  ...bonds: readonly (readonly [string, number])[]
): { readonly element: ElementSymbol; readonly bonds: readonly BondLength[] } {
  return { element, bonds: bonds.map(([bond, length]) => ({ bond, length })) }
}
