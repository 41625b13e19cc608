import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatNuclide, parseFormula } from '#chemistry/formulas.ts'
import { fixedChargeIons, transitionMetalIons } from '#chemistry/ions.ts'
import { naturalIsotopes, type Nuclide } from '#chemistry/isotopes.ts'

/** An atom or ion of one isotope. */
export type Species = Nuclide & { readonly charge: number }

/** A common ion of one atom. */
export type SimpleIon = { readonly symbol: ElementSymbol; readonly charge: number }

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

/** The same species by its text, as `speciesText` writes it; null for another text. */
export function readSpecies(text: string): Species | null {
  const [, raised = '', rest = ''] = /^([⁰¹²³⁴⁵⁶⁷⁸⁹]+)(.+)$/.exec(text) ?? []
  const symbol = /^[A-Z][a-z]?/.exec(rest)?.[0]
  const formula = parseFormula(rest)
  if (symbol === undefined || 'error' in formula) return null
  return { symbol, massNumber: plainNumber(raised), charge: formula.charge }
}

function plainNumber(raised: string): number {
  return Number(Array.from(raised, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''))
}

/** A charge in words of a sentence: '2+', '1−'. */
export function chargeText(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}
