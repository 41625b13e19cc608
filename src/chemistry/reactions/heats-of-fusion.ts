import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/**
 * Molar heat of fusion in kJ/mol at the melting point and normal pressure, three significant
 * figures, as the CRC Handbook of Chemistry and Physics has them; each was found in a second table,
 * most of them in that of The Engineering ToolBox. Metals on which tables differ by more than 2 %, such
 * as lithium, magnesium, zinc, platinum and gold, are left out.
 */
const heats: Readonly<Record<ElementSymbol, number>> = {
  Na: 2.6,
  K: 2.33,
  Rb: 2.19,
  Cs: 2.09,
  Al: 10.7,
  Ga: 5.59,
  Fe: 13.8,
  Cu: 13.3,
  Ag: 11.3,
  Hg: 2.29,
  Pb: 4.77,
}

/** The metals with a known heat of fusion, mercury among them. */
export const meltableMetals: readonly ElementSymbol[] = Object.keys(heats)

/** Molar heat of fusion in kJ/mol; null where none is given. */
export function heatOfFusion(symbol: ElementSymbol): number | null {
  return heats[symbol] ?? null
}
