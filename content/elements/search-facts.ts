import { radionuclides } from '#chemistry/elements/isotopes.ts'

import type { ElementDetail, ElementLibrary, SearchFacts } from './detail.ts'
import { halfLifeSeconds } from './half-life.ts'

/** The pictogram of acute toxicity: skull and crossbones. */
const SKULL = 'GHS06'
/** In nature it is an excited state whose decay has not been seen; the half-life is that of the ground state. */
const TANTALUM_180 = 180
/** Isotopes that live so long, in seconds, are asked for by their mass number: one day. */
const LONG_LIFE = 86_400
/** Of an element without such isotopes the longest-lived ones. */
const MIN = 3

/** Returns what the search knows of the elements beyond their record and their cards, by symbol. */
export function searchFacts({ details }: ElementLibrary): Readonly<Record<string, SearchFacts>> {
  return Object.fromEntries(details.map((detail) => [detail.symbol, factsOf(detail)]))
}

function factsOf(detail: ElementDetail): SearchFacts {
  const { appearance, flame, magneticOrder, superconductsBelow, isEssential, uses } = detail
  return {
    appearance,
    flame,
    magneticOrder,
    superconductsBelow,
    isEssential,
    isToxic: detail.hazard?.pictograms.includes(SKULL) ?? false,
    uses,
    originKind: detail.origin?.kind ?? null,
    discoveryPlace: detail.discoveryPlace,
    stableIsotopes: detail.isotopes.filter(
      ({ life, massNumber }) =>
        life.kind === 'stable' || (detail.symbol === 'Ta' && massNumber === TANTALUM_180),
    ).length,
    halfLives: halfLivesOf(detail),
  }
}

function halfLivesOf({ symbol, isotopes }: ElementDetail): SearchFacts['halfLives'] {
  const named = new Set(
    radionuclides.filter((one) => one.symbol === symbol).map(({ massNumber }) => massNumber),
  )
  return isotopes
    .toSorted((one, other) => (halfLifeSeconds(other) ?? 0) - (halfLifeSeconds(one) ?? 0))
    .flatMap((isotope, index): SearchFacts['halfLives'] => {
      const { life, massNumber } = isotope
      const isLong = (halfLifeSeconds(isotope) ?? 0) >= LONG_LIFE
      const isShown = index < MIN || isLong || named.has(massNumber)
      return life.kind === 'half-life' && isShown ? [[massNumber, life.value, life.unit]] : []
    })
}
