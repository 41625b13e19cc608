import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/**
 * Well-known compounds of metals that form several ions, in plain text, and their anion.
 * Each holds the metal in one oxidation state only, so FeS2, CuS and Fe3O4 are not among them.
 */
export const variableMetalCompounds: readonly {
  readonly formula: string
  readonly metal: ElementSymbol
  readonly anion: ElementSymbol
}[] = [
  ['FeO', 'Fe', 'O'],
  ['Fe2O3', 'Fe', 'O'],
  ['FeCl2', 'Fe', 'Cl'],
  ['FeCl3', 'Fe', 'Cl'],
  ['FeBr3', 'Fe', 'Br'],
  ['FeF3', 'Fe', 'F'],
  ['FeS', 'Fe', 'S'],
  ['FeI2', 'Fe', 'I'],
  ['Cu2O', 'Cu', 'O'],
  ['CuO', 'Cu', 'O'],
  ['CuCl', 'Cu', 'Cl'],
  ['CuCl2', 'Cu', 'Cl'],
  ['CuBr2', 'Cu', 'Br'],
  ['CuI', 'Cu', 'I'],
  ['SnO', 'Sn', 'O'],
  ['SnO2', 'Sn', 'O'],
  ['SnCl2', 'Sn', 'Cl'],
  ['SnCl4', 'Sn', 'Cl'],
  ['SnF2', 'Sn', 'F'],
  ['PbO', 'Pb', 'O'],
  ['PbO2', 'Pb', 'O'],
  ['PbCl2', 'Pb', 'Cl'],
  ['PbI2', 'Pb', 'I'],
  ['PbS', 'Pb', 'S'],
  ['MnO', 'Mn', 'O'],
  ['MnO2', 'Mn', 'O'],
  ['MnCl2', 'Mn', 'Cl'],
  ['MnS', 'Mn', 'S'],
  ['CrCl3', 'Cr', 'Cl'],
  ['Cr2O3', 'Cr', 'O'],
  ['CoCl2', 'Co', 'Cl'],
  ['CoF3', 'Co', 'F'],
  ['TiCl4', 'Ti', 'Cl'],
  ['TiO2', 'Ti', 'O'],
  ['V2O5', 'V', 'O'],
  ['HgO', 'Hg', 'O'],
  ['HgCl2', 'Hg', 'Cl'],
  ['AuCl3', 'Au', 'Cl'],
].map(([formula = '', metal = '', anion = '']) => ({ formula, metal, anion }))

/** Metals whose common ions carry different charges. */
export const variableMetals: readonly ElementSymbol[] = ['Fe', 'Cu', 'Sn', 'Pb', 'Mn', 'Cr', 'Co']
