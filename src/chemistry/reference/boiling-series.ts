/** A molecular substance and its boiling point in whole °C at 101.3 kPa. */
export type BoilingSubstance = {
  readonly name: string
  /** Condensed formula in plain text. */
  readonly formula: string
  readonly boilingPoint: number
}

/** Substances that differ in one thing only, from the lowest boiling point to the highest. */
export type BoilingSeries = {
  readonly reason: 'size' | 'polarity' | 'branching'
  readonly substances: readonly BoilingSubstance[]
}

/**
 * Boiling points, rounded, on which at least four of CAS, the CRC Handbook of Chemistry and Physics, NIST,
 * Wikidata and Yaws agree within 1 °C, as the Python package `chemicals` (CalebBell/chemicals) lists them.
 */
export const boilingSeries: readonly BoilingSeries[] = [
  series('size', [
    ['methane', 'CH4', -162],
    ['ethane', 'C2H6', -89],
    ['propane', 'C3H8', -42],
    ['butane', 'C4H10', -1],
    ['pentane', 'C5H12', 36],
    ['hexane', 'C6H14', 69],
    ['heptane', 'C7H16', 98],
    ['octane', 'C8H18', 126],
    ['nonane', 'C9H20', 151],
    ['decane', 'C10H22', 174],
  ]),
  series('size', [
    ['methanol', 'CH3OH', 65],
    ['ethanol', 'C2H5OH', 78],
    ['1-propanol', 'C3H7OH', 97],
    ['1-butanol', 'C4H9OH', 118],
  ]),
  series('branching', [
    ['2,2-dimethylpropane', 'C5H12', 10],
    ['2-methylbutane', 'C5H12', 28],
    ['pentane', 'C5H12', 36],
  ]),
  series('branching', [
    ['2,2-dimethylbutane', 'C6H14', 50],
    ['2-methylpentane', 'C6H14', 60],
    ['hexane', 'C6H14', 69],
  ]),
  series('branching', [
    ['2-methyl-2-propanol', 'C4H9OH', 82],
    ['2-butanol', 'C4H9OH', 99],
    ['1-butanol', 'C4H9OH', 118],
  ]),
  series('polarity', [
    ['propane', 'C3H8', -42],
    ['methoxymethane', 'CH3OCH3', -25],
    ['ethanal', 'CH3CHO', 21],
    ['ethanol', 'C2H5OH', 78],
  ]),
  series('polarity', [
    ['butane', 'C4H10', -1],
    ['propanone', 'CH3COCH3', 56],
    ['1-propanol', 'C3H7OH', 97],
  ]),
]

function series(
  reason: BoilingSeries['reason'],
  rows: readonly (readonly [name: string, formula: string, boilingPoint: number])[],
): BoilingSeries {
  return {
    reason,
    substances: rows.map(([name, formula, boilingPoint]) => ({ name, formula, boilingPoint })),
  }
}
