import { fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { ionicRadius } from '#chemistry/elements/element-properties.ts'

/**
 * Returns the radius of the only common ion of an element in pm, with six neighbors (Shannon 1976); null for
 * elements with several common ions or none.
 */
export function onlyIonRadius(symbol: string): number | null {
  const ion = fixedChargeIons.find(({ formula }) => formula === symbol)
  return ion === undefined ? null : ionicRadius(symbol, ion.charge)
}
