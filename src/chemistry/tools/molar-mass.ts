import { composition, type Formula, molarMass } from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'

import { type FormulaProblem, readFormula } from './typed-formula.ts'

/** The contribution of one element to the mass of a formula. */
export type MassPart = {
  readonly symbol: ElementSymbol
  readonly name: string
  readonly count: number
  /** g/mol. */
  readonly atomicMass: number
  /** Whether it is a standard atomic weight, or the mass number of the longest-lived isotope. */
  readonly isStandard: boolean
  /** count · atomicMass, g/mol. */
  readonly mass: number
  /** Share of the molar mass in percent. */
  readonly percent: number
}

export type MolarMass = {
  readonly formula: Formula
  readonly parts: readonly MassPart[]
  /** g/mol, with all places that the atomic masses give. */
  readonly total: number
  /** Share of the water of a hydrate in percent; null where the formula has none. */
  readonly waterPercent: number | null
}

/**
 * Molar mass and composition by mass of a formula, element by element in the order of the formula, from
 * the standard atomic weights. The mass of gained or lost electrons is left out.
 */
export function molarMassOf(text: string): MolarMass | FormulaProblem {
  const formula = readFormula(text)
  if ('problem' in formula) return formula
  const total = molarMass(formula)
  const parts = [...composition(formula)].map(([symbol, count]) => {
    const { name, atomicMass, massIsStandard } = element(symbol)
    const mass = Number((count * atomicMass).toFixed(9))
    return {
      symbol,
      name,
      count,
      atomicMass,
      isStandard: massIsStandard,
      mass,
      percent: (mass / total) * 100,
    }
  })
  return { formula, parts, total, waterPercent: waterPercent(formula, total) }
}

function waterPercent({ units }: Formula, total: number): number | null {
  const water = units
    .slice(1)
    .filter(({ groups }) =>
      isWater(composition({ units: [{ coefficient: 1, groups }], charge: 0 })),
    )
    .reduce((mass, { coefficient }) => mass + coefficient * molarMass('H2O'), 0)
  return water === 0 ? null : (water / total) * 100
}

function isWater(atoms: ReadonlyMap<string, number>): boolean {
  return atoms.size === 2 && atoms.get('H') === 2 && atoms.get('O') === 1
}
