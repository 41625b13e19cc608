import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A mixture, the usual way to separate it, and the property that this way uses. */
export type Separation = {
  readonly mixture: string
  /** The part that is wanted, where the way depends on it. */
  readonly wanted?: string
  readonly method: string
  readonly because: string
  readonly element: ElementSymbol
}

/**
 * The usual ways of a school laboratory: AQA GCSE Chemistry (8462, sections 4.1.1.2 and 4.8.1.3) and Cambridge IGCSE
 * Chemistry (0620, separation and purification), which agree on them.
 */
export const separations: readonly Separation[] = [
  {
    mixture: 'sand in water',
    method: 'filtration',
    because: 'the sand does not dissolve, so the filter holds it back',
    element: 'Si',
  },
  {
    mixture: 'salt in water',
    wanted: 'the salt',
    method: 'evaporation',
    because: 'the water boils off and the salt does not',
    element: 'Na',
  },
  {
    mixture: 'salt in water',
    wanted: 'the water',
    method: 'simple distillation',
    because: 'the water boils off and is cooled down again',
    element: 'Cl',
  },
  {
    mixture: 'copper(II) sulfate in water',
    wanted: 'good crystals',
    method: 'crystallization',
    because: 'less of it dissolves in the cold',
    element: 'Cu',
  },
  {
    mixture: 'ethanol and water',
    method: 'fractional distillation',
    because: 'the two mix, and they boil at 78 °C and 100 °C',
    element: 'C',
  },
  {
    mixture: 'oil and water',
    method: 'a separating funnel',
    because: 'the two liquids do not mix and lie above each other',
    element: 'O',
  },
  {
    mixture: 'the dyes of an ink',
    method: 'paper chromatography',
    because: 'the dyes move with the solvent at different speeds',
    element: 'N',
  },
  {
    mixture: 'iron filings and sulfur',
    method: 'a magnet',
    because: 'iron is magnetic and sulfur is not',
    element: 'Fe',
  },
]

/** A mixture and what is wanted of it: 'salt in water, for the salt'. */
export function purposeText({ mixture, wanted }: Separation): string {
  return wanted === undefined ? mixture : `${mixture}, for ${wanted}`
}
