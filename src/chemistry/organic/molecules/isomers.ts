import {
  type HeavyAtom,
  isPossible,
  methane,
  type Molecule,
  neighborsOf,
  withAtom,
  withChain,
  withOrder,
} from './molecule.ts'
import { smilesOf } from './smiles.ts'

/** All alkanes with so many carbon atoms, each once; mirror images are not told apart. */
export function alkanes(carbons: number): readonly Molecule[] {
  let found: readonly Molecule[] = [methane]
  for (let count = 1; count < carbons; count += 1) {
    found = distinct(
      found.flatMap((molecule) => atEachCarbon(molecule, (at) => withAtom(molecule, at, 'C'))),
    )
  }
  return found
}

/** All molecules that have one atom more than those given, in the place of a hydrogen atom. */
export function substituted(
  molecules: readonly Molecule[],
  symbol: HeavyAtom,
): readonly Molecule[] {
  return distinct(
    molecules.flatMap((molecule) => atEachCarbon(molecule, (at) => withAtom(molecule, at, symbol))),
  )
}

/** All alkenes with the chains of the alkanes given. */
export function alkenes(molecules: readonly Molecule[]): readonly Molecule[] {
  return distinct(
    molecules.flatMap((molecule) =>
      molecule.bonds.map((_, place) => withOrder(molecule, place, 2)),
    ),
  )
}

/** All aldehydes, or all ketones, with the chains of the alkanes given. */
export function carbonyls(
  molecules: readonly Molecule[],
  family: 'aldehyde' | 'ketone',
): readonly Molecule[] {
  return distinct(
    molecules.flatMap((molecule) =>
      atEachCarbon(molecule, (at, carbons) =>
        (family === 'ketone') === (carbons === 2) && carbons < 3
          ? withAtom(molecule, at, 'O', 2)
          : null,
      ),
    ),
  )
}

/** All carboxylic acids with the chains of the alkanes given. */
export function acids(molecules: readonly Molecule[]): readonly Molecule[] {
  return distinct(
    carbonyls(molecules, 'aldehyde').map((aldehyde) => {
      const { to, from } = aldehyde.bonds.find(({ order }) => order === 2) ?? { to: 0, from: 0 }
      return withAtom(aldehyde, aldehyde.atoms[to] === 'O' ? from : to, 'O')
    }),
  )
}

/** The esters of acids with an unbranched alcohol. */
export function esters(molecules: readonly Molecule[], length: number): readonly Molecule[] {
  return molecules.map((acid) => withChain(acid, acid.atoms.length - 1, length))
}

/** All ethers with so many carbon atoms. */
export function ethers(carbons: number): readonly Molecule[] {
  return distinct(
    alkanes(carbons).flatMap(({ atoms, bonds }) =>
      bonds.map((bond, place) => ({
        atoms: [...atoms, 'O' as const],
        bonds: [
          ...bonds.with(place, { ...bond, to: atoms.length }),
          { from: atoms.length, to: bond.to, order: 1 as const },
        ],
      })),
    ),
  )
}

function atEachCarbon(
  molecule: Molecule,
  change: (at: number, carbons: number) => Molecule | null,
): readonly Molecule[] {
  const neighbors = neighborsOf(molecule)
  return molecule.atoms.flatMap((symbol, at) => {
    if (symbol !== 'C') return []
    const carbons = (neighbors[at] ?? []).filter(({ atom }) => molecule.atoms[atom] === 'C')
    return change(at, carbons.length) ?? []
  })
}

/** Molecules that are possible, each once. */
function distinct(molecules: readonly Molecule[]): readonly Molecule[] {
  const found = new Map<string, Molecule>()
  for (const molecule of molecules) {
    if (isPossible(molecule)) found.set(smilesOf(molecule), molecule)
  }
  return [...found.values()]
}
