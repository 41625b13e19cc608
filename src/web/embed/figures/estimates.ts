import { GAS_CONSTANT } from '#chemistry/quantities/constants.ts'
import { toKelvin } from '#chemistry/units.ts'

const ROOM_CELSIUS = 25
const JOULES = 1000
/** Of pure water at 25 °C: the pH, and the sum of pH and pOH. */
const NEUTRAL = 7
const BOTH = 14

/**
 * The breakdown of one mole of hydrogen peroxide, as the article on catalysts has it: activation energies alone and
 * with platinum, and the change of energy, in kJ/mol (Chemistry LibreTexts, The Catalytic Decomposition of Hydrogen
 * Peroxide).
 */
export const peroxide = { alone: 75, platinum: 49, change: -98 } as const

/** Returns the share that is left after so many half-lives, from 1 down to 0. */
export function shareLeft(halfLives: number): number {
  return 0.5 ** halfLives
}

/**
 * Returns how many times as fast the breakdown is as without a catalyst at 25 °C, by the Arrhenius equation with the
 * same frequency factor for both paths.
 * @param hill the activation energy in kJ/mol
 */
export function timesAsFast(hill: number, celsius: number): number {
  return Math.exp(exponent(hill, celsius) - exponent(peroxide.alone, ROOM_CELSIUS))
}

/** Returns the concentrations in mol/L, and the first as a multiple of that in pure water, at 25 °C. */
export function ionsAt(ph: number): {
  readonly hydronium: number
  readonly hydroxide: number
  readonly timesWater: number
} {
  return {
    hydronium: 10 ** -ph,
    hydroxide: 10 ** (ph - BOTH),
    timesWater: 10 ** (NEUTRAL - ph),
  }
}

function exponent(hill: number, celsius: number): number {
  return (-hill * JOULES) / (GAS_CONSTANT * toKelvin(celsius))
}
