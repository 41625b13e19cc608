import {
  type HeavyAtom,
  isHeavyAtom,
  isPossible,
  type Molecule,
  straightChain,
  withAtom,
  withChain,
  withOrder,
} from '#chemistry/organic/molecules/molecule.ts'

import { alkyls, halogenPrefixes, type OrganicName, type PrefixName } from './organic-name.ts'

/**
 * The molecule that a name means, also where another name is the systematic one. Null when there is none: a number beyond
 * the chain, or an atom with too many bonds.
 */
export function moleculeNamed(name: OrganicName): Molecule | null {
  const chain = withGroup(straightChain(name.length), name)
  const places = name.prefixes.flatMap((prefix) =>
    prefix.places.map((place) => ({ name: prefix.name, place })),
  )
  if (chain === null || places.some(({ place }) => place < 1 || place > name.length)) return null
  const molecule = places.reduce(
    (grown, { name: branch, place }) => withBranch(grown, branch, place - 1),
    chain,
  )
  return isPossible(molecule) ? molecule : null
}

function withGroup(
  chain: Molecule,
  { ending, place, length, alkyl }: OrganicName,
): Molecule | null {
  const at = (place ?? 1) - 1
  if (at < 0 || at >= length) return null
  switch (ending) {
    case 'ane':
      return chain
    case 'ene':
      return at < chain.bonds.length ? withOrder(chain, at, 2) : null
    case 'ol':
      return withAtom(chain, at, 'O')
    case 'al':
      return withAtom(chain, 0, 'O', 2)
    case 'one':
      // At the end of the chain it would be an aldehyde.
      return at === 0 || at === length - 1 ? null : withAtom(chain, at, 'O', 2)
    case 'oic acid':
      return withAtom(withAtom(chain, 0, 'O', 2), 0, 'O')
    case 'oate': {
      const acid = withAtom(withAtom(chain, 0, 'O', 2), 0, 'O')
      return alkyl === null ? null : withChain(acid, acid.atoms.length - 1, alkyl)
    }
  }
}

function withBranch(molecule: Molecule, name: PrefixName, at: number): Molecule {
  const length = alkyls.findIndex((alkyl) => alkyl === name) + 1
  return length > 0
    ? withChain(molecule, at, length)
    : withAtom(molecule, at, halogens.get(name) ?? 'Cl')
}

const halogens: ReadonlyMap<string, HeavyAtom> = new Map(
  Object.entries(halogenPrefixes).flatMap(([symbol, prefix]) =>
    isHeavyAtom(symbol) ? [[prefix, symbol]] : [],
  ),
)
