import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** The four groups at one carbon atom of a molecule, in condensed form. */
export type FourGroups = {
  readonly name: string
  readonly shown: string
  readonly element: ElementSymbol
  readonly groups: readonly [string, string, string, string]
}

/** Molecules with one carbon atom that has four different groups. None has another one. */
export const chiral: readonly FourGroups[] = [
  groups('butan-2-ol', 'CH₃CH(OH)CH₂CH₃', 'O', 'H', 'OH', 'CH3', 'C2H5'),
  groups('pentan-2-ol', 'CH₃CH(OH)CH₂CH₂CH₃', 'O', 'H', 'OH', 'CH3', 'C3H7'),
  groups('2-chlorobutane', 'CH₃CHClCH₂CH₃', 'Cl', 'H', 'Cl', 'CH3', 'C2H5'),
  groups('2-bromopentane', 'CH₃CHBrCH₂CH₂CH₃', 'Br', 'H', 'Br', 'CH3', 'C3H7'),
  groups('2-aminopropanoic acid', 'CH₃CH(NH₂)COOH', 'N', 'H', 'NH2', 'CH3', 'COOH'),
  groups('2-hydroxypropanoic acid', 'CH₃CH(OH)COOH', 'O', 'H', 'OH', 'CH3', 'COOH'),
  groups('2-methylbutan-1-ol', 'CH₃CH₂CH(CH₃)CH₂OH', 'O', 'H', 'CH3', 'C2H5', 'CH2OH'),
  groups('3-methylhexane', 'CH₃CH₂CH(CH₃)CH₂CH₂CH₃', 'C', 'H', 'CH3', 'C2H5', 'C3H7'),
]

/** Molecules without such an atom, with the groups at the one that comes nearest. */
export const achiral: readonly FourGroups[] = [
  groups('propan-2-ol', 'CH₃CH(OH)CH₃', 'O', 'H', 'OH', 'CH3', 'CH3'),
  groups('pentan-3-ol', 'CH₃CH₂CH(OH)CH₂CH₃', 'O', 'H', 'OH', 'C2H5', 'C2H5'),
  groups('2-chloropropane', 'CH₃CHClCH₃', 'Cl', 'H', 'Cl', 'CH3', 'CH3'),
  groups('3-bromopentane', 'CH₃CH₂CHBrCH₂CH₃', 'Br', 'H', 'Br', 'C2H5', 'C2H5'),
  groups('aminoethanoic acid', 'CH₂(NH₂)COOH', 'N', 'H', 'H', 'NH2', 'COOH'),
  groups('butan-1-ol', 'CH₃CH₂CH₂CH₂OH', 'O', 'H', 'H', 'OH', 'C3H7'),
  groups('2-methylpropan-1-ol', '(CH₃)₂CHCH₂OH', 'O', 'H', 'CH3', 'CH3', 'CH2OH'),
  groups('2-methylbutane', '(CH₃)₂CHCH₂CH₃', 'C', 'H', 'CH3', 'CH3', 'C2H5'),
  groups('2-chloro-2-methylbutane', '(CH₃)₂CClCH₂CH₃', 'Cl', 'Cl', 'CH3', 'CH3', 'C2H5'),
]

/** Whether all four groups differ, so that a molecule is unlike its mirror image. */
export function hasFourGroups({ groups: four }: FourGroups): boolean {
  return new Set(four).size === four.length
}

function groups(
  name: string,
  shown: string,
  element: ElementSymbol,
  ...four: FourGroups['groups']
): FourGroups {
  return { name, shown, element, groups: four }
}
