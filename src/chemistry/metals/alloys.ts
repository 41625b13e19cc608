import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** An alloy and the elements that make it what it is, the main one first. */
export type Alloy = {
  readonly name: string
  readonly elements: readonly [ElementSymbol, ElementSymbol, ...ElementSymbol[]]
}

/**
 * Alloys whose elements the sources agree on: CRC Handbook of Chemistry and Physics (commercial metals and alloys) and
 * AQA GCSE Chemistry (8462, section 4.10.3.2). Pewter and gold alloys are left out: their further metals differ.
 */
export const alloys: readonly Alloy[] = [
  { name: 'brass', elements: ['Cu', 'Zn'] },
  { name: 'bronze', elements: ['Cu', 'Sn'] },
  { name: 'carbon steel', elements: ['Fe', 'C'] },
  { name: 'stainless steel of the kind 18/8', elements: ['Fe', 'Cr', 'Ni'] },
  { name: 'sterling silver', elements: ['Ag', 'Cu'] },
  { name: 'traditional soft solder', elements: ['Sn', 'Pb'] },
  { name: 'cupronickel', elements: ['Cu', 'Ni'] },
  { name: 'nichrome', elements: ['Ni', 'Cr'] },
  { name: 'nitinol', elements: ['Ni', 'Ti'] },
]
