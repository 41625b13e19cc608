import {
  type BondOrder,
  type HeavyAtom,
  isHeavyAtom,
  type Molecule,
  type Neighbor,
  neighborsOf,
} from './molecule.ts'

const signs = { 1: '', 2: '=', 3: '#' } as const
const orders: ReadonlyMap<string, BondOrder> = new Map([
  ['=', 2],
  ['#', 3],
])

/**
 * The molecule as a line of text in SMILES notation (Weininger 1988). Two molecules have the same text exactly when
 * they are the same: of all texts, begun at any atom and with branches in any order, it is the first by characters.
 */
export function smilesOf(molecule: Molecule): string {
  const neighbors = neighborsOf(molecule)
  const texts = molecule.atoms.map((_, atom) => textFrom(molecule.atoms, neighbors, atom, -1))
  return texts.reduce((first, text) => (text < first ? text : first))
}

function textFrom(
  atoms: readonly HeavyAtom[],
  neighbors: readonly (readonly Neighbor[])[],
  atom: number,
  from: number,
): string {
  const branches = (neighbors[atom] ?? [])
    .filter((next) => next.atom !== from)
    .map((next) => signs[next.order] + textFrom(atoms, neighbors, next.atom, atom))
    .toSorted()
  const last = branches.pop() ?? ''
  return (atoms[atom] ?? '') + branches.map((branch) => `(${branch})`).join('') + last
}

/** Whether two molecules are the same, however their atoms are numbered. */
export function isSameMolecule(one: Molecule, other: Molecule): boolean {
  return smilesOf(one) === smilesOf(other)
}

const TOKEN = /Cl|Br|[CNOFI]|[=#()]/g

/**
 * Reads a molecule without rings and charges from SMILES notation, as in the data of the program.
 * @throws RangeError when the text has another sign.
 */
export function readSmiles(text: string): Molecule {
  const tokens = text.match(TOKEN) ?? []
  if (tokens.join('') !== text) throw new RangeError(`'${text}' is not a molecule without rings.`)
  const atoms: HeavyAtom[] = []
  const bonds: Molecule['bonds'][number][] = []
  const forks: number[] = []
  let from = -1
  let order: BondOrder = 1
  for (const token of tokens) {
    if (isHeavyAtom(token)) {
      if (from >= 0) bonds.push({ from, to: atoms.length, order })
      from = atoms.push(token) - 1
      order = 1
    } else if (token === '(') forks.push(from)
    else if (token === ')') from = forks.pop() ?? from
    else order = orders.get(token) ?? 1
  }
  return { atoms, bonds }
}
