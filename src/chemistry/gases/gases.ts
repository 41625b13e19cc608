import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A substance that is a gas at 25 °C and 1 bar. */
export type Gas = {
  readonly name: string
  /** Plain text. */
  readonly formula: string
  /** The element that stands for it. */
  readonly element: ElementSymbol
}

/** Gases far above their critical temperature at room temperature, so that pressure does not liquefy them. */
export const permanentGases: readonly Gas[] = [
  gas('hydrogen', 'H2', 'H'),
  gas('helium', 'He', 'He'),
  gas('methane', 'CH4', 'C'),
  gas('neon', 'Ne', 'Ne'),
  gas('nitrogen', 'N2', 'N'),
  gas('carbon monoxide', 'CO', 'C'),
  gas('oxygen', 'O2', 'O'),
  gas('argon', 'Ar', 'Ar'),
  gas('krypton', 'Kr', 'Kr'),
]

/** Common gases of a school course. Their molar masses follow from the formulas. */
export const gases: readonly Gas[] = [
  ...permanentGases,
  gas('ammonia', 'NH3', 'N'),
  gas('ethyne', 'C2H2', 'C'),
  gas('ethene', 'C2H4', 'C'),
  gas('ethane', 'C2H6', 'C'),
  gas('hydrogen sulfide', 'H2S', 'S'),
  gas('hydrogen chloride', 'HCl', 'Cl'),
  gas('carbon dioxide', 'CO2', 'C'),
  gas('propane', 'C3H8', 'C'),
  gas('butane', 'C4H10', 'C'),
  gas('sulfur dioxide', 'SO2', 'S'),
  gas('chlorine', 'Cl2', 'Cl'),
  gas('xenon', 'Xe', 'Xe'),
  gas('sulfur hexafluoride', 'SF6', 'S'),
]

function gas(name: string, formula: string, element: ElementSymbol): Gas {
  return { name, formula, element }
}
