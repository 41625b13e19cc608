import type { Element } from '#chemistry/elements/elements.ts'

const CRC = 'CRC Handbook of Chemistry and Physics, 97th edition'
/** Their printed densities contradict their crystals. */
const FROM_CRYSTAL = new Set(['Am'])

/** Returns the name of the source of a value in the record of the elements. */
export function recordSource(
  { symbol, physicalState }: Pick<Element, 'symbol' | 'physicalState'>,
  field: 'ionizationEnergy' | 'meltingPoint' | 'boilingPoint' | 'density',
): string {
  if (field === 'ionizationEnergy') return 'NIST Atomic Spectra Database'
  if (field !== 'density') return CRC
  if (FROM_CRYSTAL.has(symbol)) {
    return 'the cell of the crystal in the Blue Obelisk Data Repository'
  }
  return physicalState === 'gas' ? 'PubChem' : CRC
}
