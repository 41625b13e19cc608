import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A piece of apparatus and its job. */
export type Apparatus = {
  readonly name: string
  readonly job: string
  /** An element of what it is often used for. */
  readonly element: ElementSymbol
  /** Whether its marks measure a volume. */
  readonly measures: boolean
}

/**
 * The usual jobs, on which lists of laboratory equipment agree: the practical handbook of AQA A-level Chemistry, and the
 * apparatus lists of the Royal Society of Chemistry.
 */
export const apparatus: readonly Apparatus[] = [
  {
    name: 'volumetric pipette',
    job: 'delivers one fixed volume exactly',
    element: 'Na',
    measures: true,
  },
  {
    name: 'burette',
    job: 'delivers any volume exactly, drop by drop',
    element: 'Cl',
    measures: true,
  },
  {
    name: 'volumetric flask',
    job: 'holds a solution made up to an exact volume',
    element: 'Cu',
    measures: true,
  },
  {
    name: 'measuring cylinder',
    job: 'measures a volume of liquid to about 1 mL',
    element: 'O',
    measures: true,
  },
  {
    name: 'gas syringe',
    job: 'measures the volume of a gas',
    element: 'H',
    measures: true,
  },
  {
    name: 'conical flask',
    job: 'is swirled in a titration, and does not measure',
    element: 'N',
    measures: false,
  },
  {
    name: 'crucible',
    job: 'is heated strongly with a solid in it',
    element: 'Mg',
    measures: false,
  },
  { name: 'condenser', job: 'cools vapor to a liquid', element: 'C', measures: false },
  {
    name: 'separating funnel',
    job: 'parts two liquids that do not mix',
    element: 'I',
    measures: false,
  },
  {
    name: 'evaporating basin',
    job: 'lets a solvent boil off from a solid',
    element: 'S',
    measures: false,
  },
]

/** A pictogram of the Globally Harmonized System and what it warns of. */
export type Pictogram = {
  readonly code: string
  readonly symbol: string
  readonly meaning: string
}

/** United Nations, Globally Harmonized System of Classification and Labelling of Chemicals, annex 1. */
export const pictograms: readonly Pictogram[] = [
  { code: 'GHS01', symbol: 'exploding bomb', meaning: 'explosive' },
  { code: 'GHS02', symbol: 'flame', meaning: 'flammable' },
  {
    code: 'GHS03',
    symbol: 'flame over a circle',
    meaning: 'oxidizing, makes a fire burn more fiercely',
  },
  { code: 'GHS04', symbol: 'gas cylinder', meaning: 'gas under pressure' },
  {
    code: 'GHS05',
    symbol: 'liquid on a hand and a bar',
    meaning: 'corrosive to skin, eyes or metals',
  },
  { code: 'GHS06', symbol: 'skull and crossbones', meaning: 'acute poison, even in small amounts' },
  { code: 'GHS07', symbol: 'exclamation mark', meaning: 'irritant or harmful' },
  {
    code: 'GHS08',
    symbol: 'person with a star on the chest',
    meaning: 'serious harm in the long run, such as cancer',
  },
  { code: 'GHS09', symbol: 'dead tree and fish', meaning: 'harmful to life in water' },
]
