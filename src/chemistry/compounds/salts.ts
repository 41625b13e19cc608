import { fixedCharge } from '#chemistry/electrons/ions.ts'
import { ionicRadius } from '#chemistry/elements/element-properties.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A salt of two elements in the ratio 1:1, with its melting point in °C (CRC Handbook). */
export type Salt = {
  readonly cation: ElementSymbol
  readonly anion: ElementSymbol
  readonly name: string
  readonly meltingPoint: number
}

/**
 * Salts whose melting points follow charge and size of their ions (CRC Handbook). Other tables
 * differ, by up to 20 °C for the halides (WebElements; Friend, Text-book of Inorganic Chemistry;
 * Averill and Eldredge, General Chemistry, section 8.3) and by up to about 100 °C for the oxides, so
 * only pairs that are far apart are compared; salts.test.ts compares them by both tables.
 */
export const meltingSalts: readonly Salt[] = [
  { cation: 'Na', anion: 'F', name: 'sodium fluoride', meltingPoint: 996 },
  { cation: 'Na', anion: 'Cl', name: 'sodium chloride', meltingPoint: 802 },
  { cation: 'Na', anion: 'Br', name: 'sodium bromide', meltingPoint: 747 },
  { cation: 'Na', anion: 'I', name: 'sodium iodide', meltingPoint: 661 },
  { cation: 'K', anion: 'F', name: 'potassium fluoride', meltingPoint: 858 },
  { cation: 'K', anion: 'Cl', name: 'potassium chloride', meltingPoint: 771 },
  { cation: 'K', anion: 'Br', name: 'potassium bromide', meltingPoint: 734 },
  { cation: 'K', anion: 'I', name: 'potassium iodide', meltingPoint: 681 },
  { cation: 'Rb', anion: 'F', name: 'rubidium fluoride', meltingPoint: 795 },
  { cation: 'Rb', anion: 'Cl', name: 'rubidium chloride', meltingPoint: 724 },
  { cation: 'Rb', anion: 'I', name: 'rubidium iodide', meltingPoint: 656 },
  { cation: 'Mg', anion: 'O', name: 'magnesium oxide', meltingPoint: 2825 },
  { cation: 'Ca', anion: 'O', name: 'calcium oxide', meltingPoint: 2613 },
  { cation: 'Sr', anion: 'O', name: 'strontium oxide', meltingPoint: 2531 },
  { cation: 'Ba', anion: 'O', name: 'barium oxide', meltingPoint: 1973 },
]

/** Salts with the structure of rock salt: each ion has six neighbors of opposite charge. */
export const rockSalts: readonly Omit<Salt, 'meltingPoint'>[] = [
  { cation: 'Li', anion: 'F', name: 'lithium fluoride' },
  { cation: 'Li', anion: 'Cl', name: 'lithium chloride' },
  { cation: 'Na', anion: 'F', name: 'sodium fluoride' },
  { cation: 'Na', anion: 'Cl', name: 'sodium chloride' },
  { cation: 'Na', anion: 'Br', name: 'sodium bromide' },
  { cation: 'K', anion: 'F', name: 'potassium fluoride' },
  { cation: 'K', anion: 'Cl', name: 'potassium chloride' },
  { cation: 'K', anion: 'Br', name: 'potassium bromide' },
  { cation: 'K', anion: 'I', name: 'potassium iodide' },
  { cation: 'Rb', anion: 'Cl', name: 'rubidium chloride' },
  { cation: 'Ag', anion: 'Cl', name: 'silver chloride' },
  { cation: 'Mg', anion: 'O', name: 'magnesium oxide' },
  { cation: 'Ca', anion: 'O', name: 'calcium oxide' },
  { cation: 'Sr', anion: 'O', name: 'strontium oxide' },
  { cation: 'Ba', anion: 'O', name: 'barium oxide' },
]

/**
 * Salts with the structure of cesium chloride: each ion has eight neighbors of opposite charge, at
 * room temperature and normal pressure (OpenStax Chemistry 2e, section 10.6; Shannon, radii for 8).
 */
export const cesiumSalts: readonly Omit<Salt, 'meltingPoint'>[] = [
  { cation: 'Cs', anion: 'Cl', name: 'cesium chloride' },
  { cation: 'Cs', anion: 'Br', name: 'cesium bromide' },
  { cation: 'Cs', anion: 'I', name: 'cesium iodide' },
]

/**
 * Strength of the attraction in a lattice, charges over distance in 1/pm; distances from the ionic
 * radii after Shannon. It only serves to compare salts of the same structure; 0 when unknown.
 */
export function latticeAttraction(cation: ElementSymbol, anion: ElementSymbol): number {
  const positive = fixedCharge(cation) ?? 0
  const negative = fixedCharge(anion) ?? 0
  const distance = (ionicRadius(cation, positive) ?? 0) + (ionicRadius(anion, negative) ?? 0)
  return distance === 0 ? 0 : (positive * -negative) / distance
}

/** Metals that share electrons with most non-metals. */
const sharingMetals: ReadonlySet<ElementSymbol> = new Set(['Be', 'Al', 'Zn'])

/**
 * Whether a metal with one common ion and a non-metal make a lattice of ions. Aluminum and zinc do so
 * with oxygen and fluorine only: AlP, AlN and ZnS are networks like diamond, and aluminum bromide and
 * iodide consist of molecules, Al2Br6 and Al2I6. Beryllium shares electrons even with these (Greenwood
 * and Earnshaw, Chemistry of the Elements, chapters 5, 7 and 29).
 */
export function consistsOfIons(metal: ElementSymbol, nonMetal: ElementSymbol): boolean {
  if (!sharingMetals.has(metal)) return true
  return metal !== 'Be' && (nonMetal === 'O' || nonMetal === 'F')
}

/**
 * Ions of several equal atoms that stand beside the single ion of a non-metal, as atoms and charge:
 * peroxide, superoxide, ozonide, disulfide, trisulfide, azide, tribromide and triiodide.
 */
const severalAtoms: Readonly<
  Record<string, readonly (readonly [atoms: number, charge: number])[]>
> = {
  O: [
    [2, -2],
    [2, -1],
    [3, -1],
  ],
  S: [
    [2, -2],
    [3, -2],
  ],
  N: [[3, -1]],
  Br: [[3, -1]],
  I: [[3, -1]],
}

/** Whether a ratio is that of a metal with such an ion: KO2, BaO2, LiN3 and KI3 are compounds too. */
export function hasIonOfSeveralAtoms(
  [metal, metals]: readonly [ElementSymbol, number],
  [nonMetal, nonMetals]: readonly [ElementSymbol, number],
): boolean {
  const positive = metals * (fixedCharge(metal) ?? 0)
  return (severalAtoms[nonMetal] ?? []).some(
    ([atoms, charge]) => nonMetals % atoms === 0 && positive + charge * (nonMetals / atoms) === 0,
  )
}
