import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A reaction of a metal-aqua ion, or of the hydroxide that comes of it. */
export type AquaReaction = {
  /** Balanced, in plain text. */
  readonly equation: string
  readonly metal: ElementSymbol
  readonly reagent: string
}

/**
 * Reactions of metal ions in water. Iron, copper and aluminum: AQA A level Chemistry, section 3.2.6, and the sheet of
 * AQA with the colors of that section. Chromium and manganese: OCR A level Chemistry A, section 5.3.1.
 */
export const aquaReactions: readonly AquaReaction[] = [
  reaction('[Fe(H2O)6]^2+ + 2 OH^- -> Fe(H2O)4(OH)2 + 2 H2O', 'Fe', 'sodium hydroxide'),
  reaction('[Cu(H2O)6]^2+ + 2 OH^- -> Cu(H2O)4(OH)2 + 2 H2O', 'Cu', 'sodium hydroxide'),
  reaction('[Fe(H2O)6]^3+ + 3 OH^- -> Fe(H2O)3(OH)3 + 3 H2O', 'Fe', 'sodium hydroxide'),
  reaction('[Al(H2O)6]^3+ + 3 OH^- -> Al(H2O)3(OH)3 + 3 H2O', 'Al', 'sodium hydroxide'),
  reaction('[Fe(H2O)6]^2+ + 2 NH3 -> Fe(H2O)4(OH)2 + 2 NH4^+', 'Fe', 'ammonia'),
  reaction('[Cu(H2O)6]^2+ + 2 NH3 -> Cu(H2O)4(OH)2 + 2 NH4^+', 'Cu', 'ammonia'),
  reaction('[Fe(H2O)6]^3+ + 3 NH3 -> Fe(H2O)3(OH)3 + 3 NH4^+', 'Fe', 'ammonia'),
  reaction('[Al(H2O)6]^3+ + 3 NH3 -> Al(H2O)3(OH)3 + 3 NH4^+', 'Al', 'ammonia'),
  reaction(
    '2 [Fe(H2O)6]^3+ + 3 CO3^2- -> 2 Fe(H2O)3(OH)3 + 3 CO2 + 3 H2O',
    'Fe',
    'sodium carbonate',
  ),
  reaction(
    '2 [Al(H2O)6]^3+ + 3 CO3^2- -> 2 Al(H2O)3(OH)3 + 3 CO2 + 3 H2O',
    'Al',
    'sodium carbonate',
  ),
  reaction('[Fe(H2O)6]^2+ + CO3^2- -> FeCO3 + 6 H2O', 'Fe', 'sodium carbonate'),
  reaction('[Cu(H2O)6]^2+ + CO3^2- -> CuCO3 + 6 H2O', 'Cu', 'sodium carbonate'),
  reaction('[Cr(H2O)6]^3+ + 3 OH^- -> Cr(H2O)3(OH)3 + 3 H2O', 'Cr', 'sodium hydroxide'),
  reaction('[Mn(H2O)6]^2+ + 2 OH^- -> Mn(H2O)4(OH)2 + 2 H2O', 'Mn', 'sodium hydroxide'),
  reaction('Cr(H2O)3(OH)3 + 3 OH^- -> [Cr(OH)6]^3- + 3 H2O', 'Cr', 'more sodium hydroxide'),
  reaction('Al(H2O)3(OH)3 + 3 H^+ -> [Al(H2O)6]^3+', 'Al', 'hydrochloric acid'),
  reaction('Fe(H2O)3(OH)3 + 3 H^+ -> [Fe(H2O)6]^3+', 'Fe', 'hydrochloric acid'),
  reaction('Fe(H2O)4(OH)2 + 2 H^+ -> [Fe(H2O)6]^2+', 'Fe', 'hydrochloric acid'),
  reaction('Cu(H2O)4(OH)2 + 2 H^+ -> [Cu(H2O)6]^2+', 'Cu', 'nitric acid'),
  reaction('Al(H2O)3(OH)3 + OH^- -> [Al(OH)4]^- + 3 H2O', 'Al', 'more sodium hydroxide'),
  reaction('Cu(H2O)4(OH)2 + 4 NH3 -> [Cu(NH3)4(H2O)2]^2+ + 2 H2O + 2 OH^-', 'Cu', 'more ammonia'),
]

function reaction(equation: string, metal: ElementSymbol, reagent: string): AquaReaction {
  return { equation, metal, reagent }
}
