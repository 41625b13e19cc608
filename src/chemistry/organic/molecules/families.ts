import { type Molecule, neighborsOf } from './molecule.ts'

/** The families of compounds that a molecule can belong to, by its functional group. */
export type Family =
  | 'alkane'
  | 'alkene'
  | 'alkyne'
  | 'halogenoalkane'
  | 'alcohol'
  | 'ether'
  | 'aldehyde'
  | 'ketone'
  | 'carboxylic acid'
  | 'ester'
  | 'amide'
  | 'amine'
  | 'nitrile'

/** A functional group and the atom that it is named by: a carbon atom, or the oxygen or nitrogen of ether and amine. */
export type FunctionalGroup = { readonly family: Exclude<Family, 'alkane'>; readonly atom: number }

/** The functional groups of a molecule. C=O that is joined to a halogen or to two oxygen atoms is in no family here. */
export function functionalGroups(molecule: Molecule): readonly FunctionalGroup[] {
  const neighbors = neighborsOf(molecule)
  const around = (atom: number, symbol: string, order: number) =>
    (neighbors[atom] ?? []).filter(
      (next) => molecule.atoms[next.atom] === symbol && next.order === order,
    )
  const isCarbonyl = (atom: number) =>
    molecule.atoms[atom] === 'C' && around(atom, 'O', 2).length > 0
  return molecule.atoms.flatMap((symbol, atom): readonly FunctionalGroup[] => {
    const next = neighbors[atom] ?? []
    switch (symbol) {
      case 'C':
        return isCarbonyl(atom) ? carbonylGroup(atom) : multipleBonds(atom)
      case 'O':
        if (next.some((other) => other.order === 2 || isCarbonyl(other.atom))) return []
        return next.length === 2
          ? [{ family: 'ether', atom }]
          : next.map((other) => ({ family: 'alcohol', atom: other.atom }))
      case 'N':
        return next.some((other) => other.order > 1 || isCarbonyl(other.atom))
          ? []
          : [{ family: 'amine', atom }]
      case 'F':
      case 'Cl':
      case 'Br':
      case 'I':
        return next.map((other) => ({ family: 'halogenoalkane', atom: other.atom }))
    }
  })

  function carbonylGroup(atom: number): readonly FunctionalGroup[] {
    const oxygens = around(atom, 'O', 1)
    const carbons = (neighbors[atom] ?? []).filter((next) => molecule.atoms[next.atom] === 'C')
    if (around(atom, 'N', 1).length > 0) return [{ family: 'amide', atom }]
    const [oxygen] = oxygens
    if (oxygen === undefined)
      return [{ family: carbons.length === 2 ? 'ketone' : 'aldehyde', atom }]
    const isAcid = neighbors[oxygen.atom]?.length === 1
    return [{ family: isAcid ? 'carboxylic acid' : 'ester', atom }]
  }

  function multipleBonds(atom: number): readonly FunctionalGroup[] {
    if (around(atom, 'N', 3).length > 0) return [{ family: 'nitrile', atom }]
    const isFirst = (next: { readonly atom: number }) => atom < next.atom
    return [
      ...around(atom, 'C', 2)
        .filter(isFirst)
        .map(() => ({ family: 'alkene', atom }) as const),
      ...around(atom, 'C', 3)
        .filter(isFirst)
        .map(() => ({ family: 'alkyne', atom }) as const),
    ]
  }
}

/** The family of a molecule; null for one with functional groups of several. */
export function familyOf(molecule: Molecule): Family | null {
  const families = new Set(functionalGroups(molecule).map(({ family }) => family))
  const [family = 'alkane'] = families
  return families.size > 1 ? null : family
}
