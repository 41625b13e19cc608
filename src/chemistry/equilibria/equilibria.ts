import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { changeOf } from '#chemistry/heats/changes.ts'
import { formationEnthalpy } from '#chemistry/heats/formation-enthalpies.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'

/** A reaction that goes in both directions. */
export type Equilibrium = {
  /** In plain notation, with states. */
  readonly equation: string
  readonly element: ElementSymbol
}

/** Equilibria of gases and solids. Their constants depend on the temperature, so that each question gives its own. */
export const equilibria: readonly Equilibrium[] = [
  { equation: 'N2(g) + 3 H2(g) <=> 2 NH3(g)', element: 'N' },
  { equation: '2 SO2(g) + O2(g) <=> 2 SO3(g)', element: 'S' },
  { equation: 'N2(g) + O2(g) <=> 2 NO(g)', element: 'N' },
  { equation: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)', element: 'C' },
  { equation: 'C(s) + H2O(g) <=> CO(g) + H2(g)', element: 'C' },
  { equation: 'C(s) + CO2(g) <=> 2 CO(g)', element: 'C' },
  { equation: '2 NO(g) + O2(g) <=> 2 NO2(g)', element: 'O' },
  { equation: 'C2H4(g) + H2(g) <=> C2H6(g)', element: 'H' },
  { equation: 'NH4Cl(s) <=> NH3(g) + HCl(g)', element: 'Cl' },
  { equation: 'H2(g) + I2(g) <=> 2 HI(g)', element: 'I' },
  { equation: 'N2O4(g) <=> 2 NO2(g)', element: 'N' },
  { equation: 'PCl5(g) <=> PCl3(g) + Cl2(g)', element: 'P' },
  { equation: 'CaCO3(s) <=> CaO(s) + CO2(g)', element: 'Ca' },
  { equation: 'FeO(s) + CO(g) <=> Fe(s) + CO2(g)', element: 'Fe' },
  { equation: 'CO(g) + 2 H2(g) <=> CH3OH(g)', element: 'C' },
  { equation: 'COCl2(g) <=> CO(g) + Cl2(g)', element: 'Cl' },
]

/** ΔH of an equilibrium in kJ for the equation as written; null where a substance is not in the table. */
export function enthalpyOf({ equation }: Equilibrium): number | null {
  return changeOf(equationOf(equation), formationEnthalpy)
}
