import type { Misconception } from './misconception.ts'

export const bonding = {
  BO1: {
    idea: 'A salt consists of molecules.',
    correction:
      'A salt is a lattice of ions. In table salt each Na⁺ touches six Cl⁻ and each Cl⁻ six Na⁺.',
  },
  BO2: {
    idea: 'The transfer of an electron is the ionic bond, and ions belong together in pairs.',
    correction:
      'The bond is the attraction between each ion and all its neighbors of opposite charge, wherever the electron came from.',
  },
  BO3: {
    idea: 'A covalent bond shares electrons equally.',
    correction:
      'The more electronegative atom pulls the shared electrons toward itself: the bond is polar.',
  },
  BO4: {
    idea: 'A high boiling point of a molecular substance shows strong bonds inside the molecules.',
    correction:
      'Boiling separates whole molecules. It tests the forces between them, not the bonds within.',
  },
  BO5: {
    idea: 'Breaking bonds releases energy.',
    correction: 'Breaking a bond always costs energy; forming one releases it.',
  },
  BO6: {
    idea: 'A molecule with polar bonds is polar.',
    correction: 'The shape decides. In CO₂ and CCl₄ the polar bonds cancel.',
  },
  BO7: {
    idea: 'Any molecule that contains H and N, O or F forms hydrogen bonds with its like.',
    correction: 'The hydrogen atom has to be bonded to the N, O or F atom.',
  },
  BO8: {
    idea: 'Every atom in a molecule has eight outer electrons.',
    correction: 'The octet is a rule of thumb. BF₃, PCl₅, SF₆ and NO do not follow it.',
  },
  BO9: {
    idea: 'An atom forms as many bonds as it has outer electrons.',
    correction: 'For groups 15 to 17 the usual number of bonds is eight minus the outer electrons.',
  },
  BO10: {
    idea: 'Lone pairs do not matter for the shape.',
    correction: 'A lone pair takes up room like a bond, even more, and pushes the bonds together.',
  },
  BO11: {
    idea: 'A formula needs no balanced or reduced charges.',
    correction: 'The charges of all ions add up to zero, in the smallest whole numbers.',
  },
  BO12: {
    idea: 'The charge of an ion is counted with the wrong sign in its electrons.',
    correction: 'A negative charge adds electrons to the count, a positive charge takes them away.',
  },
  BO13: {
    idea: 'The kind of bond can be told without knowing metals from non-metals.',
    correction:
      'Classify first: a metal with a non-metal is mostly ionic, two non-metals share electrons, metal atoms alone form a metallic bond.',
  },
} as const satisfies Record<string, Misconception>
