import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** The order of a reaction in one of its reactants, with the number in front of it in the equation. */
export type OrderIn = {
  readonly formula: string
  readonly order: number
  readonly coefficient: number
}

export type RateLaw = {
  /** In plain notation. */
  readonly equation: string
  readonly element: ElementSymbol
  /** Every reactant, also those of order zero. */
  readonly orders: readonly OrderIn[]
}

/**
 * Rate laws that experiments have found. Sources: OpenStax Chemistry 2e, sections 12.3 and 12.6, for the first
 * five, nitrogen dioxide with carbon monoxide below 225 °C; initial rates printed by the University of Rhode
 * Island (CHM 112, lecture 3) for bromate, by BestChoice of the University of Auckland for ammonium nitrite, and
 * by Moog and Farrell, Chemistry: A Guided Inquiry, ChemActivity 60, for 2-bromo-2-methylpropane.
 */
export const rateLaws: readonly RateLaw[] = [
  law('2 NO + O2 -> 2 NO2', 'N', ['NO', 2, 2], ['O2', 1, 1]),
  law('2 NO + Cl2 -> 2 NOCl', 'Cl', ['NO', 2, 2], ['Cl2', 1, 1]),
  law('NO + O3 -> NO2 + O2', 'O', ['NO', 1, 1], ['O3', 1, 1]),
  law('NO2 + CO -> NO + CO2', 'C', ['NO2', 2, 1], ['CO', 0, 1]),
  law('2 NO2 + F2 -> 2 NO2F', 'F', ['NO2', 1, 2], ['F2', 1, 1]),
  law('BrO3- + 5 Br- + 6 H+ -> 3 Br2 + 3 H2O', 'Br', ['BrO3-', 1, 1], ['Br-', 1, 5], ['H+', 2, 6]),
  law('NH4+ + NO2- -> N2 + 2 H2O', 'N', ['NH4+', 1, 1], ['NO2-', 1, 1]),
  law('(CH3)3CBr + OH- -> (CH3)3COH + Br-', 'Br', ['(CH3)3CBr', 1, 1], ['OH-', 0, 1]),
]

type Part = readonly [formula: string, order: number, coefficient: number]

function law(equation: string, element: ElementSymbol, ...parts: readonly Part[]): RateLaw {
  return {
    equation,
    element,
    orders: parts.map(([formula, order, coefficient]) => ({ formula, order, coefficient })),
  }
}
