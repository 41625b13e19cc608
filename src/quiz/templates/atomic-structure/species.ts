import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { fixedChargeIons, transitionMetalIons } from '#chemistry/electrons/ions.ts'
import {
  type Element,
  element,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import {
  type NaturalIsotope,
  naturalIsotopes,
  naturalNuclides,
  type Nuclide,
} from '#chemistry/elements/isotopes.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'

/** An atom or ion of one isotope. */
export type Species = Nuclide & { readonly charge: number }

/** A common ion of one atom. */
export type SimpleIon = { readonly symbol: ElementSymbol; readonly charge: number }

/** An element that consists of two isotopes. */
export type IsotopePair = {
  readonly entry: Element
  readonly light: NaturalIsotope
  readonly heavy: NaturalIsotope
}

/** The natural isotopes of the elements that easy questions may name. */
export const familiarNuclides: readonly Nuclide[] = naturalNuclides.filter(({ symbol }) =>
  isFamiliar(symbol),
)

/** Elements with several natural isotopes. */
export const mixedElements: readonly Element[] = elements.filter(
  ({ symbol }) => naturalIsotopes(symbol).length > 1,
)

/** Elements with exactly two natural isotopes. */
export const isotopePairs: readonly IsotopePair[] = elements.flatMap((entry) => {
  const [light, heavy, more] = naturalIsotopes(entry.symbol)
  return light === undefined || heavy === undefined || more !== undefined
    ? []
    : [{ entry, light, heavy }]
})

/** The common ions of one atom, each once: main group, 3d metals and silver. */
export const simpleIons: readonly SimpleIon[] = [...fixedChargeIons, ...transitionMetalIons]
  .filter((ion, index, all) => {
    const first = all.findIndex(
      ({ formula, charge }) => formula === ion.formula && charge === ion.charge,
    )
    return first === index
  })
  .map(({ formula, charge }) => ({ symbol: formula, charge }))

/** These ions of every natural isotope. */
export const ionSpecies: readonly Species[] = simpleIons.flatMap(({ symbol, charge }) =>
  naturalIsotopes(symbol).map(({ massNumber }) => ({ symbol, massNumber, charge })),
)

/** Electrons of an atom or ion. */
export function electronCount({ symbol, charge }: SimpleIon): number {
  return element(symbol).atomicNumber - charge
}

/** Neutrons of an atom or ion. */
export function neutronCount({ symbol, massNumber }: Nuclide): number {
  return massNumber - element(symbol).atomicNumber
}

/** Text of an atom or ion: '³⁷Cl⁻'. */
export function speciesText({ symbol, massNumber, charge }: Species): string {
  return formatNuclide(symbol, massNumber, charge)
}
