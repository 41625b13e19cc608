import { molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type OrganicCompound, organicCompounds } from '#chemistry/organic/compounds.ts'
import type { Family } from '#chemistry/organic/molecules/families.ts'
import {
  hydrogensOf,
  molecularFormula,
  neighborsOf,
} from '#chemistry/organic/molecules/molecule.ts'
import { formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { formatNumber } from '#chemistry/units.ts'

/** The strongest attraction between the molecules of a substance. */
export type Force = 'dispersion' | 'dipole' | 'hydrogen bonds'

/** A compound whose strongest attraction is undisputed. */
export type Liquid = {
  readonly name: string
  /** The condensed formula as it is shown. */
  readonly formula: string
  readonly force: Force
  readonly family: Family
  readonly molarMass: number
  readonly boilingPoint: number
  readonly element: ElementSymbol
  readonly compound: OrganicCompound
}

/** Halogenoalkanes, nitriles and alkynes are left out: which of their forces is the strongest is no school matter. */
const forceOf: Partial<Readonly<Record<Family, Force>>> = {
  alkane: 'dispersion',
  alkene: 'dispersion',
  ether: 'dipole',
  aldehyde: 'dipole',
  ketone: 'dipole',
  ester: 'dipole',
  alcohol: 'hydrogen bonds',
  'carboxylic acid': 'hydrogen bonds',
}

export const liquids: readonly Liquid[] = organicCompounds.flatMap((compound) => {
  const { name, family, condensed, boilingPoint, molecule } = compound
  const force = forceOf[family] ?? forceOfAmine(compound)
  if (force === null) return []
  return [
    {
      name,
      formula: formatCondensed(condensed),
      force,
      family,
      molarMass: molarMass(molecularFormula(molecule)),
      boilingPoint,
      element: family === 'amine' ? 'N' : force === 'dispersion' ? 'C' : 'O',
      compound,
    },
  ]
})

/** Amines form hydrogen bonds with each other where hydrogen is at the nitrogen atom; null for all else. */
function forceOfAmine({ family, molecule }: OrganicCompound): Force | null {
  const hydrogens = hydrogensOf(molecule)[molecule.atoms.indexOf('N')] ?? 0
  return family === 'amine' && hydrogens > 0 ? 'hydrogen bonds' : null
}

/** Alkanes without branches. */
export const straightAlkanes = liquids.filter(
  ({ family, compound }) =>
    family === 'alkane' && neighborsOf(compound.molecule).every(({ length }) => length < 3),
)

/** A temperature in whole degrees. */
export function degrees(celsius: number): string {
  return `${formatNumber(celsius, { decimals: 0 })} °C`
}

export const forceNames: Readonly<Record<Force, string>> = {
  dispersion: 'dispersion forces',
  dipole: 'dipole–dipole forces',
  'hydrogen bonds': 'hydrogen bonds',
}

/** Salts with simple ions. */
export const salts = [
  { name: 'sodium chloride', formula: 'NaCl', element: 'Na' },
  { name: 'potassium bromide', formula: 'KBr', element: 'K' },
  { name: 'magnesium oxide', formula: 'MgO', element: 'Mg' },
  { name: 'calcium chloride', formula: 'CaCl₂', element: 'Ca' },
  { name: 'lithium fluoride', formula: 'LiF', element: 'Li' },
  { name: 'potassium iodide', formula: 'KI', element: 'K' },
] as const
