import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionicRadius, properties } from '#chemistry/elements/element-properties.ts'

/** An ion with six neighbors, and its radius after Shannon in pm. */
export type IonRadius = { readonly ion: string; readonly radius: number }

/** Returns the ions of the common oxidation states of an element whose radius is known. */
export function ionRadii(symbol: string): readonly IonRadius[] {
  return properties(symbol).commonOxidationStates.flatMap((charge) => {
    const radius = charge === 0 ? null : ionicRadius(symbol, charge)
    return radius === null ? [] : [{ ion: formatIon(symbol, charge), radius }]
  })
}
