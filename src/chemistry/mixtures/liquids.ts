import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A liquid and its viscosity at 25 °C in mPa·s. */
export type Viscous = { readonly name: string; readonly viscosity: number; readonly kind: string }

/**
 * Source: CRC Handbook of Chemistry and Physics, viscosity of liquids; those of common liquids as in OpenStax Chemistry
 * 2e, section 10.2. Only the order is asked, of liquids that differ by a fifth or more.
 */
export const viscousLiquids: readonly Viscous[] = [
  { name: 'pentane', viscosity: 0.22, kind: 'a short chain with dispersion forces alone' },
  { name: 'heptane', viscosity: 0.39, kind: 'a chain with dispersion forces alone' },
  { name: 'nonane', viscosity: 0.67, kind: 'a longer chain with dispersion forces alone' },
  { name: 'ethanol', viscosity: 1.07, kind: 'one group for hydrogen bonds' },
  { name: 'butan-1-ol', viscosity: 2.54, kind: 'one group for hydrogen bonds and a longer chain' },
  { name: 'ethane-1,2-diol', viscosity: 16.1, kind: 'two groups for hydrogen bonds' },
  { name: 'glycerol', viscosity: 934, kind: 'three groups for hydrogen bonds' },
]

/** Colloids: what is spread out in what. Sources: OpenStax Chemistry 2e, section 11.5; IUPAC Gold Book, colloid. */
export const colloids: readonly {
  readonly example: string
  readonly element: ElementSymbol
  readonly spread: 'solid' | 'liquid' | 'gas'
  readonly medium: 'solid' | 'liquid' | 'gas'
  readonly name: string
}[] = [
  { example: 'fog', element: 'O', spread: 'liquid', medium: 'gas', name: 'a liquid aerosol' },
  { example: 'smoke', element: 'C', spread: 'solid', medium: 'gas', name: 'a solid aerosol' },
  { example: 'whipped cream', element: 'C', spread: 'gas', medium: 'liquid', name: 'a foam' },
  { example: 'shaving foam', element: 'C', spread: 'gas', medium: 'liquid', name: 'a foam' },
  { example: 'milk', element: 'Ca', spread: 'liquid', medium: 'liquid', name: 'an emulsion' },
  { example: 'mayonnaise', element: 'C', spread: 'liquid', medium: 'liquid', name: 'an emulsion' },
  { example: 'paint', element: 'Ti', spread: 'solid', medium: 'liquid', name: 'a sol' },
  {
    example: 'gold particles in water',
    element: 'Au',
    spread: 'solid',
    medium: 'liquid',
    name: 'a sol',
  },
  { example: 'pumice', element: 'Si', spread: 'gas', medium: 'solid', name: 'a solid foam' },
  {
    example: 'polystyrene foam',
    element: 'C',
    spread: 'gas',
    medium: 'solid',
    name: 'a solid foam',
  },
  {
    example: 'red glass with gold particles',
    element: 'Au',
    spread: 'solid',
    medium: 'solid',
    name: 'a solid sol',
  },
]

/** Mixtures that nobody disputes, by the size of what is in them. Sources as for colloids. */
export const mixturesBySize: Readonly<
  Record<'solution' | 'colloid' | 'suspension', readonly string[]>
> = {
  solution: ['salt water', 'sugar water', 'clear vinegar', 'alcohol in water', 'clear lemonade'],
  colloid: ['diluted milk', 'gelatin in water', 'boiled starch', 'morning fog', 'mayonnaise'],
  suspension: [
    'sand in water',
    'chalk in water',
    'muddy water',
    'flour in water',
    'iron dust in oil',
  ],
}
