import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'

/** An ion: its formula without the charge ('Ca', 'SO4'), its signed charge and its name in salts. */
export type Ion = { readonly name: string; readonly formula: string; readonly charge: number }

/** The 22 elements that form one common ion only, silver and zinc among them. */
export const fixedChargeIons: readonly Ion[] = [
  { name: 'lithium', formula: 'Li', charge: 1 },
  { name: 'sodium', formula: 'Na', charge: 1 },
  { name: 'potassium', formula: 'K', charge: 1 },
  { name: 'rubidium', formula: 'Rb', charge: 1 },
  { name: 'cesium', formula: 'Cs', charge: 1 },
  { name: 'beryllium', formula: 'Be', charge: 2 },
  { name: 'magnesium', formula: 'Mg', charge: 2 },
  { name: 'calcium', formula: 'Ca', charge: 2 },
  { name: 'strontium', formula: 'Sr', charge: 2 },
  { name: 'barium', formula: 'Ba', charge: 2 },
  { name: 'aluminum', formula: 'Al', charge: 3 },
  { name: 'nitride', formula: 'N', charge: -3 },
  { name: 'phosphide', formula: 'P', charge: -3 },
  { name: 'oxide', formula: 'O', charge: -2 },
  { name: 'sulfide', formula: 'S', charge: -2 },
  { name: 'selenide', formula: 'Se', charge: -2 },
  { name: 'fluoride', formula: 'F', charge: -1 },
  { name: 'chloride', formula: 'Cl', charge: -1 },
  { name: 'bromide', formula: 'Br', charge: -1 },
  { name: 'iodide', formula: 'I', charge: -1 },
  { name: 'silver', formula: 'Ag', charge: 1 },
  { name: 'zinc', formula: 'Zn', charge: 2 },
]

/** Common ions of the 3d metals with their Roman numerals; zinc needs none. */
export const transitionMetalIons: readonly Ion[] = [
  { name: 'titanium(II)', formula: 'Ti', charge: 2 },
  { name: 'vanadium(II)', formula: 'V', charge: 2 },
  { name: 'chromium(III)', formula: 'Cr', charge: 3 },
  { name: 'manganese(II)', formula: 'Mn', charge: 2 },
  { name: 'iron(II)', formula: 'Fe', charge: 2 },
  { name: 'iron(III)', formula: 'Fe', charge: 3 },
  { name: 'cobalt(II)', formula: 'Co', charge: 2 },
  { name: 'nickel(II)', formula: 'Ni', charge: 2 },
  { name: 'copper(I)', formula: 'Cu', charge: 1 },
  { name: 'copper(II)', formula: 'Cu', charge: 2 },
  { name: 'zinc', formula: 'Zn', charge: 2 },
]

/** Common ions of several atoms, cations first. */
export const polyatomicIons: readonly Ion[] = [
  { name: 'ammonium', formula: 'NH4', charge: 1 },
  { name: 'hydronium', formula: 'H3O', charge: 1 },
  { name: 'hydroxide', formula: 'OH', charge: -1 },
  { name: 'peroxide', formula: 'O2', charge: -2 },
  { name: 'nitrate', formula: 'NO3', charge: -1 },
  { name: 'nitrite', formula: 'NO2', charge: -1 },
  { name: 'sulfate', formula: 'SO4', charge: -2 },
  { name: 'sulfite', formula: 'SO3', charge: -2 },
  { name: 'hydrogen sulfate', formula: 'HSO4', charge: -1 },
  { name: 'thiosulfate', formula: 'S2O3', charge: -2 },
  { name: 'carbonate', formula: 'CO3', charge: -2 },
  { name: 'hydrogen carbonate', formula: 'HCO3', charge: -1 },
  { name: 'phosphate', formula: 'PO4', charge: -3 },
  { name: 'hydrogen phosphate', formula: 'HPO4', charge: -2 },
  { name: 'dihydrogen phosphate', formula: 'H2PO4', charge: -1 },
  { name: 'hypochlorite', formula: 'ClO', charge: -1 },
  { name: 'chlorite', formula: 'ClO2', charge: -1 },
  { name: 'chlorate', formula: 'ClO3', charge: -1 },
  { name: 'perchlorate', formula: 'ClO4', charge: -1 },
  { name: 'permanganate', formula: 'MnO4', charge: -1 },
  { name: 'chromate', formula: 'CrO4', charge: -2 },
  { name: 'dichromate', formula: 'Cr2O7', charge: -2 },
  { name: 'cyanide', formula: 'CN', charge: -1 },
  { name: 'thiocyanate', formula: 'SCN', charge: -1 },
  { name: 'acetate', formula: 'CH3COO', charge: -1 },
  { name: 'oxalate', formula: 'C2O4', charge: -2 },
]

/** Charge of the one common ion of an element; null for elements that have none or several. */
export function fixedCharge(symbol: ElementSymbol): number | null {
  return fixedChargeIons.find(({ formula }) => formula === symbol)?.charge ?? null
}

/** The common ions of one atom of an element, by charge; empty for elements that have none. */
export function commonIonsOf(symbol: ElementSymbol): readonly Ion[] {
  const fixed = fixedChargeIons.filter(({ formula }) => formula === symbol)
  return fixed.length > 0 ? fixed : transitionMetalIons.filter(({ formula }) => formula === symbol)
}

/**
 * The formula of a salt in plain text, charges reduced and ions of several atoms in brackets where
 * they occur more than once: 'Ca(OH)2', 'Al2(SO4)3', 'MgO'.
 * @throws RangeError unless the first ion is positive and the second negative.
 */
export function saltFormula(cation: Ion, anion: Ion): string {
  if (cation.charge <= 0 || anion.charge >= 0) {
    throw new RangeError(`${cation.name} and ${anion.name} do not make a salt`)
  }
  const divisor = greatestCommonDivisor(cation.charge, -anion.charge)
  return (
    repeated(cation.formula, -anion.charge / divisor) +
    repeated(anion.formula, cation.charge / divisor)
  )
}

function repeated(formula: string, count: number): string {
  if (count === 1) return formula
  return elementBySymbol(formula) === undefined ? `(${formula})${count}` : `${formula}${count}`
}

/** The largest number that divides both. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
