import { type Element, elements } from '#chemistry/elements/elements.ts'
import type { Property, PropertyColumn, TrendData } from '#content/elements/detail.ts'

/** A property with its values by symbol. */
export type LabProperty = Property & {
  readonly values: ReadonlyMap<string, number>
  /** Symbols of the elements whose atoms bind no further electron. */
  readonly unbound: ReadonlySet<string>
  /** Symbols of the elements whose value is calculated. */
  readonly calculated: ReadonlySet<string>
}

/** The parts of the list of properties, with their titles. */
export const propertyGroups: readonly {
  readonly id: LabProperty['group']
  readonly title: string
}[] = [
  { id: 'atom', title: 'Atoms' },
  { id: 'bulk', title: 'Materials' },
  { id: 'nature', title: 'Abundance' },
]

/** 'Density, g/cm³'; a number without unit has its label alone. */
export function labelWithUnit({ label, unit }: Pick<Property, 'label' | 'unit'>): string {
  return unit === '' ? label : `${label}, ${unit}`
}

const recorded: readonly LabProperty[] = [
  ofRecord(({ ionizationEnergy }) => ionizationEnergy, {
    property: 'ionizationEnergy',
    label: 'First ionization energy',
    name: 'first ionization energy',
    unit: 'kJ/mol',
    scale: 'linear',
    group: 'atom',
    definition: 'Energy that removes one electron from each atom of one mole of gas',
  }),
  ofRecord(({ atomicMass }) => atomicMass, {
    property: 'atomicMass',
    label: 'Atomic mass',
    name: 'atomic mass',
    unit: 'u',
    scale: 'linear',
    group: 'atom',
    definition:
      'Standard atomic weight; without one, the mass number of the isotope that lives longest',
  }),
  ofRecord(({ meltingPoint }) => meltingPoint, {
    property: 'meltingPoint',
    label: 'Melting point',
    name: 'melting point',
    unit: '°C',
    scale: 'linear',
    group: 'bulk',
    definition: 'At 101.325 kPa; carbon and arsenic do not melt then, and helium does not freeze',
  }),
  ofRecord(({ boilingPoint }) => boilingPoint, {
    property: 'boilingPoint',
    label: 'Boiling point',
    name: 'boiling point',
    unit: '°C',
    scale: 'linear',
    group: 'bulk',
    definition: 'At 101.325 kPa; for carbon and arsenic the temperature at which they sublime',
  }),
  ofRecord(({ density }) => density, {
    property: 'density',
    label: 'Density',
    name: 'density',
    unit: 'g/cm³',
    scale: 'log',
    group: 'bulk',
    definition: 'At room temperature; gases at 0 °C and 101.325 kPa',
  }),
]

/** All properties of the trend lab by their keys, in the order of the list. */
export function propertiesOf({ columns }: TrendData): ReadonlyMap<string, LabProperty> {
  return new Map([...recorded, ...columns.map(ofColumn)].map((entry) => [entry.property, entry]))
}

function ofRecord(valueOf: (element: Element) => number | null, property: Property): LabProperty {
  const isTheory = ({ ionizationEnergyBasis }: Element) =>
    property.property === 'ionizationEnergy' &&
    ionizationEnergyBasis !== null &&
    ionizationEnergyBasis !== 'measured'
  return {
    ...property,
    values: known(elements.map(valueOf)),
    unbound: new Set(),
    calculated: new Set(elements.filter(isTheory).map(({ symbol }) => symbol)),
  }
}

function ofColumn({ values, unbound, calculated, ...property }: PropertyColumn): LabProperty {
  return {
    ...property,
    values: known(values),
    unbound: new Set(unbound),
    calculated: new Set(calculated),
  }
}

function known(values: readonly (number | null)[]): ReadonlyMap<string, number> {
  return new Map(
    elements.flatMap(({ symbol }, index): readonly (readonly [string, number])[] => {
      const value = values[index] ?? null
      return value === null ? [] : [[symbol, value]]
    }),
  )
}
