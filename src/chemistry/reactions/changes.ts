import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** The changes of one material, with and without new substances. */
export type MaterialChanges = {
  /** In running text, such as 'water'. */
  readonly material: string
  readonly element: ElementSymbol
  readonly chemical: readonly string[]
  readonly physical: readonly string[]
}

/** Undisputed changes; dissolving is kept for substances that stay whole in the solution. */
export const materialChanges: readonly MaterialChanges[] = [
  {
    material: 'water',
    element: 'O',
    chemical: ['splitting by electrolysis', 'fizzing with sodium metal'],
    physical: [
      'freezing to ice',
      'boiling to steam',
      'evaporating in the sun',
      'condensing as dew',
    ],
  },
  {
    material: 'iron',
    element: 'Fe',
    chemical: ['rusting in moist air', 'fizzing in hydrochloric acid'],
    physical: [
      'melting in a furnace',
      'bending into a hook',
      'drawing into a wire',
      'turning magnetic in a coil',
    ],
  },
  {
    material: 'copper',
    element: 'Cu',
    chemical: ['turning green on a roof', 'blackening in a flame'],
    physical: [
      'drawing into a wire',
      'melting for casting',
      'cutting with shears',
      'hammering into a sheet',
    ],
  },
  {
    material: 'sugar',
    element: 'C',
    chemical: ['burning with a flame', 'fermenting to alcohol', 'charring in a pan'],
    physical: [
      'dissolving in tea',
      'grinding to powder',
      'pressing into cubes',
      'crystallizing from syrup',
    ],
  },
  {
    material: 'magnesium',
    element: 'Mg',
    chemical: ['burning in oxygen', 'fizzing in vinegar'],
    physical: [
      'rolling into a ribbon',
      'melting in argon',
      'cutting into strips',
      'filing into a powder',
    ],
  },
  {
    material: 'sulfur',
    element: 'S',
    chemical: ['burning to a pungent gas', 'reacting with iron'],
    physical: [
      'melting into a yellow liquid',
      'grinding into a powder',
      'dissolving in toluene',
      'crystallizing from a melt',
    ],
  },
  {
    material: 'silver',
    element: 'Ag',
    chemical: ['tarnishing in the air', 'fizzing in hot nitric acid'],
    physical: [
      'melting for casting',
      'polishing to a shine',
      'stamping into a coin',
      'drawing into a wire',
    ],
  },
  {
    material: 'iodine',
    element: 'I',
    chemical: ['reacting with zinc', 'bleaching by vitamin C'],
    physical: [
      'subliming to violet vapor',
      'dissolving in alcohol',
      'grinding into a powder',
      'melting in a closed tube',
    ],
  },
  {
    material: 'candle wax',
    element: 'C',
    chemical: ['burning at the wick', 'charring in a flame'],
    physical: [
      'melting near the flame',
      'hardening on the table',
      'evaporating from the wick',
      'cutting with a knife',
    ],
  },
  {
    material: 'natural gas',
    element: 'C',
    chemical: ['burning on a stove', 'exploding with air'],
    physical: [
      'flowing through a pipe',
      'condensing when cooled',
      'expanding when warmed',
      'mixing with air',
    ],
  },
  {
    material: 'aluminum',
    element: 'Al',
    chemical: ['fizzing in strong lye', 'burning with bromine vapor'],
    physical: [
      'rolling into a foil',
      'melting for recycling',
      'pressing into a can',
      'cutting into strips',
    ],
  },
  {
    material: 'limestone',
    element: 'Ca',
    chemical: ['fizzing under acid', 'roasting to quicklime'],
    physical: [
      'crushing to gravel',
      'splitting in the frost',
      'sawing into slabs',
      'grinding into a powder',
    ],
  },
  {
    material: 'oxygen',
    element: 'O',
    chemical: ['combining with iron', 'keeping a fire burning'],
    physical: [
      'condensing at −183 °C',
      'dissolving in a lake',
      'filling a steel bottle',
      'mixing with nitrogen',
    ],
  },
  {
    material: 'mercury',
    element: 'Hg',
    chemical: ['turning black with sulfur', 'fizzing in hot nitric acid'],
    physical: [
      'rising in a thermometer',
      'freezing at −39 °C',
      'evaporating from a drop',
      'splitting into droplets',
    ],
  },
]
