import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** The force that holds the particles of a solid in place. */
export type Holding = 'metallic' | 'network' | 'ionic' | 'molecular'

/** A solid, its formula in plain text and its most telling element. */
export type Solid = {
  readonly name: string
  readonly formula: string
  readonly element: ElementSymbol
  readonly holding: Holding
}

/** Solids that every textbook assigns to the same kind. */
export const solids: readonly Solid[] = [
  { name: 'copper', formula: 'Cu', element: 'Cu', holding: 'metallic' },
  { name: 'iron', formula: 'Fe', element: 'Fe', holding: 'metallic' },
  { name: 'silver', formula: 'Ag', element: 'Ag', holding: 'metallic' },
  { name: 'aluminum', formula: 'Al', element: 'Al', holding: 'metallic' },
  { name: 'sodium', formula: 'Na', element: 'Na', holding: 'metallic' },
  { name: 'tungsten', formula: 'W', element: 'W', holding: 'metallic' },
  { name: 'diamond', formula: 'C', element: 'C', holding: 'network' },
  { name: 'quartz', formula: 'SiO2', element: 'Si', holding: 'network' },
  { name: 'silicon', formula: 'Si', element: 'Si', holding: 'network' },
  { name: 'silicon carbide', formula: 'SiC', element: 'C', holding: 'network' },
  { name: 'germanium', formula: 'Ge', element: 'Ge', holding: 'network' },
  { name: 'sodium chloride', formula: 'NaCl', element: 'Na', holding: 'ionic' },
  { name: 'magnesium oxide', formula: 'MgO', element: 'Mg', holding: 'ionic' },
  { name: 'calcium fluoride', formula: 'CaF2', element: 'Ca', holding: 'ionic' },
  { name: 'potassium bromide', formula: 'KBr', element: 'K', holding: 'ionic' },
  { name: 'lithium fluoride', formula: 'LiF', element: 'Li', holding: 'ionic' },
  { name: 'barium chloride', formula: 'BaCl2', element: 'Ba', holding: 'ionic' },
  { name: 'ice', formula: 'H2O', element: 'O', holding: 'molecular' },
  { name: 'dry ice', formula: 'CO2', element: 'C', holding: 'molecular' },
  { name: 'iodine', formula: 'I2', element: 'I', holding: 'molecular' },
  { name: 'rhombic sulfur', formula: 'S8', element: 'S', holding: 'molecular' },
  { name: 'white phosphorus', formula: 'P4', element: 'P', holding: 'molecular' },
  { name: 'frozen ammonia', formula: 'NH3', element: 'N', holding: 'molecular' },
]
