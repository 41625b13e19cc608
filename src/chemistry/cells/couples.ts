import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { halfCells } from '#chemistry/reactions/standard-potentials.ts'

/** Two forms of a substance in water that differ by electrons, and its standard reduction potential. */
export type Couple = {
  /** The form that takes up electrons, in plain text, for example `Cu^2+`. */
  readonly oxidized: string
  /** The form that gives them off. */
  readonly reduced: string
  /** The reduction, balanced, in plain text. */
  readonly reduction: string
  readonly electrons: number
  /** In V at 25 °C, against hydrogen. */
  readonly potential: number
  readonly element: ElementSymbol
}

/** Metals and their ions. Platinum is left out, which other half-cells use as an inert electrode. */
export const metalCouples: readonly Couple[] = halfCells
  .filter(({ symbol }) => symbol !== 'Pt')
  .map(({ symbol, charge, potential }) => {
    const oxidized = `${symbol}^${charge === 1 ? '' : charge}+`
    const electrons = charge === 1 ? 'e-' : `${charge} e-`
    return {
      oxidized,
      reduced: symbol,
      reduction: `${oxidized} + ${electrons} -> ${symbol}`,
      electrons: charge,
      potential,
      element: symbol,
    }
  })

/**
 * Couples of ions and non-metals, in V at 25 °C. Source: CRC Handbook of Chemistry and Physics, Electrochemical
 * series, rounded to two decimals. The appendix of OpenStax Chemistry 2e has the same within 0.02 V.
 */
export const otherCouples: readonly Couple[] = [
  couple('H', 'H+', 'H2', '2 H+ + 2 e- -> H2', 2, 0),
  couple('Sn', 'Sn^4+', 'Sn^2+', 'Sn^4+ + 2 e- -> Sn^2+', 2, 0.15),
  couple('I', 'I2', 'I-', 'I2 + 2 e- -> 2 I-', 2, 0.54),
  couple('Fe', 'Fe^3+', 'Fe^2+', 'Fe^3+ + e- -> Fe^2+', 1, 0.77),
  couple('Br', 'Br2', 'Br-', 'Br2 + 2 e- -> 2 Br-', 2, 1.07),
  couple('Cl', 'Cl2', 'Cl-', 'Cl2 + 2 e- -> 2 Cl-', 2, 1.36),
  couple('Mn', 'MnO4-', 'Mn^2+', 'MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O', 5, 1.51),
]

function couple(
  element: ElementSymbol,
  oxidized: string,
  reduced: string,
  reduction: string,
  electrons: number,
  potential: number,
): Couple {
  return { oxidized, reduced, reduction, electrons, potential, element }
}

/**
 * Half-reactions of ions and molecules in water, as reductions, balanced, in plain text. Sources: the
 * electrochemical series of the CRC Handbook and appendix L of OpenStax Chemistry 2e. Balance is tested.
 */
export const halfReactions: readonly (readonly [element: ElementSymbol, reduction: string])[] = [
  ['Mn', 'MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O'],
  ['Cr', 'Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O'],
  ['Mn', 'MnO2 + 4 H+ + 2 e- -> Mn^2+ + 2 H2O'],
  ['Pb', 'PbO2 + 4 H+ + 2 e- -> Pb^2+ + 2 H2O'],
  ['O', 'H2O2 + 2 H+ + 2 e- -> 2 H2O'],
  ['O', 'O2 + 2 H+ + 2 e- -> H2O2'],
  ['O', 'O2 + 4 H+ + 4 e- -> 2 H2O'],
  ['O', 'O2 + 2 H2O + 4 e- -> 4 OH-'],
  ['H', '2 H2O + 2 e- -> H2 + 2 OH-'],
  ['N', 'NO3- + 4 H+ + 3 e- -> NO + 2 H2O'],
  ['N', 'NO3- + 2 H+ + e- -> NO2 + H2O'],
  ['N', 'NO3- + 10 H+ + 8 e- -> NH4+ + 3 H2O'],
  ['Cl', 'ClO3- + 6 H+ + 6 e- -> Cl- + 3 H2O'],
  ['Cl', 'ClO- + H2O + 2 e- -> Cl- + 2 OH-'],
  ['Br', 'BrO3- + 6 H+ + 6 e- -> Br- + 3 H2O'],
  ['Br', '2 BrO3- + 12 H+ + 10 e- -> Br2 + 6 H2O'],
  ['I', '2 IO3- + 12 H+ + 10 e- -> I2 + 6 H2O'],
  ['I', 'IO3- + 6 H+ + 6 e- -> I- + 3 H2O'],
  ['S', 'SO4^2- + 4 H+ + 2 e- -> SO2 + 2 H2O'],
  ['C', '2 CO2 + 2 e- -> C2O4^2-'],
]
