import { properties } from '#chemistry/elements/element-properties.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'

import type { CardFacts, ElementDetail, ElementLibrary } from './detail.ts'

/** So many natural isotopes and uses stand on a card. */
const MAX = 3

/** Returns the facts of the element cards that the record of the elements does not have, by symbol. */
export function cardFacts({ details }: ElementLibrary): Readonly<Record<string, CardFacts>> {
  return Object.fromEntries(details.map((detail) => [detail.symbol, factsOf(detail)]))
}

function factsOf({ symbol, origin, uses }: ElementDetail): CardFacts {
  const { commonOxidationStates, covalentRadius, electronegativity } = properties(symbol)
  const isotopes = naturalIsotopes(symbol).toSorted((one, other) => other.abundance - one.abundance)
  return {
    electronegativity,
    covalentRadius,
    states: commonOxidationStates,
    isotopes: isotopes
      .slice(0, MAX)
      .map(({ massNumber, abundance }) => [massNumber, abundance] as const),
    isotopeCount: isotopes.length,
    uses: uses.slice(0, MAX),
    origin: origin === null ? null : [origin.language, origin.root, origin.meaning],
  }
}
