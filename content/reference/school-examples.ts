import { radionuclides } from '#chemistry/elements/isotopes.ts'
import { doseSources } from '#chemistry/nuclear/doses.ts'

/** Values that worked examples of the pages about topics of school begin with. They are chosen, not measured. */
export const schoolExamples = {
  /** The share of carbon-14 that is left, in percent. */
  dating: { left: 35 },
  /** µSv/h and m. */
  source: { rate: 8, near: 1, far: 2 },
  /** g of coal and the percent of sulfur in it. */
  coal: { mass: 1000, sulfur: 2 },
  /** mg/L and m³. */
  chlorine: { dose: 2, volume: 500 },
  /** Percent of old metal in a can. */
  can: { scrap: 70 },
  /** mL. */
  burette: { start: 1.2, end: 24.85, error: 0.05 },
  /** mL, the measured and the accepted value of an experiment. */
  error: { measured: 23.2, accepted: 24 },
  /** mL and mol/L. */
  solution: { volume: 250, concentration: 0.1 },
} as const

/** The percent of energy that recycled metal needs less than metal from ore. Source: EIA (2014), after DOE and EPA. */
export const recyclingSaves = { aluminum: 90, steel: 74 } as const

/** mSv per year. */
export const naturalDoses: readonly (readonly [name: string, millisieverts: number])[] = doseSources
  .filter(({ isNatural }) => isNatural)
  .map(({ name, millisieverts }) => [name, millisieverts])

/** Years. */
export const carbonHalfLife = halfLifeOf('C', 14)

/**
 * Returns the half-life of a nuclide in years.
 * @throws RangeError when the record has none in years.
 */
export function halfLifeOf(symbol: string, massNumber: number): number {
  const found = radionuclides.find(
    (one) => one.symbol === symbol && one.massNumber === massNumber,
  )?.halfLife
  if (found?.unit !== 'years') throw new RangeError(`No half-life of ${symbol}-${massNumber}.`)
  return found.value
}
