import type { Ion } from '#chemistry/electrons/ions.ts'

/** Anions of the table of solubilities, in the order of its columns. */
export const solubilityAnions: readonly Ion[] = [
  { name: 'fluoride', formula: 'F', charge: -1 },
  { name: 'chloride', formula: 'Cl', charge: -1 },
  { name: 'bromide', formula: 'Br', charge: -1 },
  { name: 'iodide', formula: 'I', charge: -1 },
  { name: 'hydroxide', formula: 'OH', charge: -1 },
  { name: 'oxide', formula: 'O', charge: -2 },
  { name: 'sulfide', formula: 'S', charge: -2 },
  { name: 'nitrate', formula: 'NO3', charge: -1 },
  { name: 'chlorate', formula: 'ClO3', charge: -1 },
  { name: 'acetate', formula: 'CH3COO', charge: -1 },
  { name: 'sulfate', formula: 'SO4', charge: -2 },
  { name: 'sulfite', formula: 'SO3', charge: -2 },
  { name: 'carbonate', formula: 'CO3', charge: -2 },
  { name: 'phosphate', formula: 'PO4', charge: -3 },
  { name: 'chromate', formula: 'CrO4', charge: -2 },
]

/**
 * Cations of the table, each with what its salts do in water at room temperature, in the order of the
 * anions: S more than 10 g/L, s 0.1 to 10 g/L, I less than 0.1 g/L, D reacts with water or decomposes,
 * - no such compound is known, / the sources differ, ? one source only. Sources: approximate
 * solubilities of the CRC Handbook, the solubility chart of periodic-table.io (MIT), and the rules of
 * OpenStax Chemistry 2e, table 4.1. A code stands only where two of them give it.
 */
export const solubilityRows: readonly { readonly cation: Ion; readonly codes: string }[] = [
  { cation: { name: 'ammonium', formula: 'NH4', charge: 1 }, codes: 'SSSS//SSSSSSSSS' },
  { cation: { name: 'lithium', formula: 'Li', charge: 1 }, codes: 'sSSSSDSSSSSS//S' },
  { cation: { name: 'sodium', formula: 'Na', charge: 1 }, codes: 'SSSSSDSSSSSSSSS' },
  { cation: { name: 'potassium', formula: 'K', charge: 1 }, codes: 'SSSSSDSSSSSSSSS' },
  { cation: { name: 'magnesium', formula: 'Mg', charge: 2 }, codes: 'sSSSII?SSSS//I?' },
  { cation: { name: 'calcium', formula: 'Ca', charge: 2 }, codes: 'ISSSsD?SSSsIII?' },
  { cation: { name: 'strontium', formula: 'Sr', charge: 2 }, codes: '?SSS???SSS??II?' },
  { cation: { name: 'barium', formula: 'Ba', charge: 2 }, codes: 'sSSSSD?SSSIIIII' },
  { cation: { name: 'aluminum', formula: 'Al', charge: 3 }, codes: '/SSSII?SS?S--I?' },
  { cation: { name: 'chromium(III)', formula: 'Cr', charge: 3 }, codes: '????I??S?SS??I?' },
  { cation: { name: 'manganese(II)', formula: 'Mn', charge: 2 }, codes: '?SSSI?ISSSS?II?' },
  { cation: { name: 'iron(II)', formula: 'Fe', charge: 2 }, codes: '?SSSI?ISSSS?II?' },
  { cation: { name: 'iron(III)', formula: 'Fe', charge: 3 }, codes: 'sSS-II?S/?/--I?' },
  { cation: { name: 'cobalt(II)', formula: 'Co', charge: 2 }, codes: '?SSSI?ISSSS?III' },
  { cation: { name: 'nickel(II)', formula: 'Ni', charge: 2 }, codes: '?SSSI?ISSSS?III' },
  { cation: { name: 'copper(II)', formula: 'Cu', charge: 2 }, codes: 'sSS-IIISSSS-II?' },
  { cation: { name: 'zinc', formula: 'Zn', charge: 2 }, codes: '/SSSIIISSSS/II?' },
  { cation: { name: 'silver', formula: 'Ag', charge: 1 }, codes: 'SIII//ISS?sIIII' },
  { cation: { name: 'lead(II)', formula: 'Pb', charge: 2 }, codes: 'sss/IIISSSIIIII' },
  { cation: { name: 'mercury(I)', formula: 'Hg2', charge: 2 }, codes: '?III???????????' },
]
