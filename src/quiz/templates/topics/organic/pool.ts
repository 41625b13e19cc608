import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  acids,
  alkanes,
  alkenes,
  carbonyls,
  esters,
  substituted,
} from '#chemistry/organic/molecules/isomers.ts'
import { type Molecule, molecularFormula } from '#chemistry/organic/molecules/molecule.ts'
import { condensedFormula, formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { systematicName } from '#chemistry/organic/names/naming.ts'
import { type OrganicName, writeName } from '#chemistry/organic/names/organic-name.ts'

/** A molecule with its systematic name. */
export type NamedMolecule = {
  readonly molecule: Molecule
  readonly parts: OrganicName
  readonly name: string
  /** The molecular formula in plain notation. */
  readonly formula: string
  /** The condensed formula as it is shown. */
  readonly condensed: string
  /** The element that the family is known by. */
  readonly element: ElementSymbol
}

/** The molecules of each family, worked out when they are first asked for. */
export const pools = {
  alkane: once(() => named(upTo(8), 'C')),
  alkene: once(() => named(alkenes(upTo(6)), 'C')),
  chloroalkane: once(() => named(substituted(upTo(5), 'Cl'), 'Cl')),
  bromoalkane: once(() => named(substituted(upTo(5), 'Br'), 'Br')),
  alcohol: once(() => named(substituted(upTo(6), 'O'), 'O')),
  aldehyde: once(() => named(carbonyls(upTo(6), 'aldehyde'), 'O')),
  ketone: once(() => named(carbonyls(upTo(6), 'ketone'), 'O')),
  acid: once(() => named(acids(upTo(6)), 'O')),
  ester: once(() =>
    named(
      [1, 2, 3, 4].flatMap((length) => esters(acids(upTo(6)), length)),
      'O',
    ),
  ),
  /** Two different halogen atoms, or one and a branch. */
  mixed: once(() =>
    named(substituted(substituted(upTo(4), 'Br'), 'Cl'), 'Br').filter(
      ({ parts }) => parts.prefixes.length > 1,
    ),
  ),
} as const

/** The unbranched molecule of a family with its group at the first carbon atom, or at the second for a ketone. */
export function straight(family: Exclude<keyof typeof pools, 'mixed' | 'ester'>, length: number) {
  return pools[family]().find(
    ({ parts }) =>
      parts.length === length &&
      parts.prefixes.every(({ places }) => family.endsWith('oalkane') && places[0] === 1) &&
      (parts.place ?? 1) === (family === 'ketone' ? 2 : 1),
  )
}

/**
 * A molecule of the pools with all its facts for questions; null outside of the class that names are known for.
 */
export function asNamed(molecule: Molecule, element: ElementSymbol): NamedMolecule | null {
  const parts = systematicName(molecule)
  if (parts === null) return null
  return {
    molecule,
    parts,
    name: writeName(parts),
    formula: molecularFormula(molecule),
    condensed: formatCondensed(condensedFormula(parts)),
    element,
  }
}

function named(molecules: readonly Molecule[], element: ElementSymbol): readonly NamedMolecule[] {
  return molecules.flatMap((molecule) => asNamed(molecule, element) ?? [])
}

/** All alkanes with at most so many carbon atoms. */
function upTo(carbons: number): readonly Molecule[] {
  return Array.from({ length: carbons }, (_, index) => alkanes(index + 1)).flat()
}

/** A value that is worked out when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
