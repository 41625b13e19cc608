import { pairOf } from '#chemistry/acids/acid-constants.ts'
import type { Titration } from '#chemistry/acids/titration-curve.ts'
import { changeOf } from '#chemistry/heats/changes.ts'
import { enthalpyOf, standardEntropy } from '#chemistry/heats/entropies.ts'
import { equation } from '#chemistry/reactions/equations.ts'

const aceticCurve: Titration = {
  sample: 'acid',
  pKa: pairOf('CH3COOH').pKa,
  concentration: 0.1,
  volume: 25,
  titrant: 0.1,
}

/** Values that worked examples and figures of the reference pages begin with. They are chosen, not measured. */
export const examples = {
  /** mol and kPa, at 25 °C. */
  gas: { amount: 0.5, pressure: 100 },
  aceticCurve,
  /** mL and mol/L. */
  titration: { volume: 25, used: 21.4, titrant: 0.1 },
  /** mol/L. */
  chloride: 0.1,
  /** mol/L and mol/(L·s). */
  runs: { first: 0.1, second: 0.2, rate: 1.2e-3 },
  /** mol/L and s. */
  decay: { start: 0.8, halfLife: 20 },
  /** kJ/mol. */
  profile: { reactants: 40, summit: 120, products: 10 },
  /** kJ/mol and °C. */
  arrhenius: { barrier: 50, low: 25, high: 35 },
  /** mol/L. */
  dissociation: { dimer: 0.04, single: 0.012 },
  /** mol/L. */
  buffer: { acid: 0.1, base: 0.2 },
  /** A. */
  plating: { current: 0.5, minutes: 30 },
  light: { nanometers: 450 },
  /** L/(mol·cm), in a cell of 1 cm. */
  dyes: { absorptivity: 12_000, absorbance: 0.48 },
  /** mm from the start line. */
  spot: { way: 36, front: 80 },
} as const

/** ΔH° in kJ and ΔS° in J/K of CaCO₃ → CaO + CO₂. */
export const limeDecomposition = {
  heat: changeIn('CaCO3(s) -> CaO(s) + CO2(g)', enthalpyOf),
  entropy: changeIn('CaCO3(s) -> CaO(s) + CO2(g)', standardEntropy),
}

/**
 * Returns the change of a quantity in a reaction.
 * @throws RangeError when a substance has no value.
 */
export function changeIn(text: string, valueOf: (substance: string) => number | null): number {
  const value = changeOf(equation(text), valueOf)
  if (value === null) throw new RangeError(`No value for ${text}.`)
  return value
}
