/** The elements whose atoms are drawn. Hydrogen atoms follow from the number of bonds of each atom. */
export type HeavyAtom = keyof typeof valences

export type BondOrder = 1 | 2 | 3

export type Bond = { readonly from: number; readonly to: number; readonly order: BondOrder }

/** An organic molecule without rings. Atoms are named by their place in the list. */
export type Molecule = { readonly atoms: readonly HeavyAtom[]; readonly bonds: readonly Bond[] }

/** An atom that another one is joined to. */
export type Neighbor = { readonly atom: number; readonly order: BondOrder }

/** How many bonds an uncharged atom of each element forms in organic molecules. */
const valences = { C: 4, N: 3, O: 2, F: 1, Cl: 1, Br: 1, I: 1 } as const

export const methane: Molecule = { atoms: ['C'], bonds: [] }

export function isHeavyAtom(text: string): text is HeavyAtom {
  return Object.hasOwn(valences, text)
}

/** The neighbors of each atom. */
export function neighborsOf({ atoms, bonds }: Molecule): readonly (readonly Neighbor[])[] {
  const neighbors: Neighbor[][] = atoms.map(() => [])
  for (const { from, to, order } of bonds) {
    neighbors[from]?.push({ atom: to, order })
    neighbors[to]?.push({ atom: from, order })
  }
  return neighbors
}

/** The hydrogen atoms at each atom; a negative number where an atom has too many bonds. */
export function hydrogensOf(molecule: Molecule): readonly number[] {
  const neighbors = neighborsOf(molecule)
  return molecule.atoms.map((symbol, atom) =>
    (neighbors[atom] ?? []).reduce<number>((free, { order }) => free - order, valences[symbol]),
  )
}

/** Whether no atom has more bonds than its element forms. */
export function isPossible(molecule: Molecule): boolean {
  return hydrogensOf(molecule).every((count) => count >= 0)
}

/** The molecule with one more atom, which gets the last place. */
export function withAtom(
  { atoms, bonds }: Molecule,
  at: number,
  symbol: HeavyAtom,
  order: BondOrder = 1,
): Molecule {
  return { atoms: [...atoms, symbol], bonds: [...bonds, { from: at, to: atoms.length, order }] }
}

/** The molecule with another order of one of its bonds, which is named by its place in the list. */
export function withOrder({ atoms, bonds }: Molecule, place: number, order: BondOrder): Molecule {
  return {
    atoms,
    bonds: bonds.map((bond, index) => (index === place ? { ...bond, order } : bond)),
  }
}

/** The molecule with a row of carbon atoms, joined by single bonds, at one of its atoms. */
export function withChain(molecule: Molecule, at: number, length: number): Molecule {
  let longer = molecule
  for (let count = 0; count < length; count += 1) {
    longer = withAtom(longer, count === 0 ? at : longer.atoms.length - 1, 'C')
  }
  return longer
}

/** An unbranched row of carbon atoms. */
export function straightChain(length: number): Molecule {
  return withChain(methane, 0, length - 1)
}

/** The molecular formula in plain notation, carbon and hydrogen first: 'C2H6O'. */
export function molecularFormula(molecule: Molecule): string {
  const hydrogens = hydrogensOf(molecule).reduce((sum, count) => sum + count, 0)
  const others = [...new Set(molecule.atoms)].filter((symbol) => symbol !== 'C').toSorted()
  const countOf = (symbol: HeavyAtom) => molecule.atoms.filter((atom) => atom === symbol).length
  return [
    countedSymbol('C', countOf('C')),
    countedSymbol('H', hydrogens),
    ...others.map((symbol) => countedSymbol(symbol, countOf(symbol))),
  ].join('')
}

/** A symbol, or a group in brackets, with its number in a formula: 'C2', 'H', nothing for 0. */
export function countedSymbol(symbol: string, count: number): string {
  if (count === 0) return ''
  return count === 1 ? symbol : `${symbol}${count}`
}
