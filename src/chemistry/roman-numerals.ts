const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** The Roman numeral of a charge from 1 to 8, as in iron(III); empty for other numbers. */
export function romanNumeral(value: number): string {
  return NUMERALS[value - 1] ?? ''
}
