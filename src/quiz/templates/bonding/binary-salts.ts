import { ionicPairs } from '#chemistry/compounds/bonds.ts'
import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { fixedCharge, fixedChargeIons, saltFormula } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** A salt of one metal and one non-metal, with the texts that questions need. */
export type BinarySalt = {
  readonly metal: ElementSymbol
  readonly partner: ElementSymbol
  /** Electrons that one atom of the metal loses. */
  readonly lost: number
  /** Electrons that one atom of the non-metal gains. */
  readonly gained: number
  /** 'calcium chloride' */
  readonly name: string
  /** 'CaCl₂' */
  readonly formula: string
  /** 'Ca²⁺' */
  readonly cation: string
  /** 'Cl⁻' */
  readonly anion: string
}

/** The salts whose bond is ionic by every rule. */
export const binarySalts: readonly BinarySalt[] = ionicPairs.flatMap(([metal, partner]) => {
  const cation = fixedChargeIons.find(({ formula }) => formula === metal)
  const anion = fixedChargeIons.find(({ formula }) => formula === partner)
  if (cation === undefined || anion === undefined) return []
  return [
    {
      metal,
      partner,
      lost: cation.charge,
      gained: -anion.charge,
      name: `${cation.name} ${anion.name}`,
      formula: formatFormula(saltFormula(cation, anion)),
      cation: commonIon(metal),
      anion: commonIon(partner),
    },
  ]
})

/** The one common ion of an element: 'Ca²⁺'. */
export function commonIon(symbol: ElementSymbol): string {
  return formatIon(symbol, fixedCharge(symbol) ?? 0)
}
