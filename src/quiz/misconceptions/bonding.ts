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
      'The bond is the attraction between each ion and all its neighbors of opposite charge. Where the electron came from makes no difference.',
  },
  BO3: {
    idea: 'A covalent bond shares electrons equally.',
    correction:
      'The more electronegative atom pulls the shared electrons toward itself. Only equal atoms share them equally.',
  },
  BO4: {
    idea: 'A high boiling point of a molecular substance shows strong bonds inside the molecules.',
    correction:
      'Boiling separates whole molecules. It tests the forces between them, not the bonds within.',
  },
  BO5: {
    idea: 'Breaking bonds releases energy.',
    correction: 'Breaking a bond always costs energy. Energy is released when bonds form.',
  },
  BO6: {
    idea: 'A molecule with polar bonds is polar.',
    correction: 'The shape decides. In CO₂ and CCl₄ the polar bonds cancel.',
  },
  BO7: {
    idea: 'Any molecule that contains H and N, O or F forms hydrogen bonds with its like.',
    correction:
      'The hydrogen atom has to be bonded to the N, O or F atom. Beside carbon it takes part in hardly any hydrogen bond.',
  },
  BO8: {
    idea: 'Every atom in a molecule has eight outer electrons.',
    correction: 'The octet is a rule of thumb. BF₃, PCl₅, SF₆ and NO do not follow it.',
  },
  BO9: {
    idea: 'An atom forms as many bonds as it has outer electrons.',
    correction:
      'Each bond adds one electron until there are eight. So for groups 14 to 17 the usual number of bonds is eight minus the outer electrons.',
  },
  BO10: {
    idea: 'Lone pairs do not matter for the shape.',
    correction:
      'A lone pair takes up room like a bond, even a little more. It pushes the bonds together.',
  },
  BO11: {
    idea: 'A formula needs no balanced or reduced charges.',
    correction:
      'The charges of all ions add up to zero. The formula has the smallest whole numbers that do this.',
  },
  BO12: {
    idea: 'The charge of an ion is counted with the wrong sign in its electrons.',
    isSlip: true,
    correction: 'A negative charge adds electrons to the count. A positive charge takes them away.',
  },
  BO14: {
    idea: 'A pair counts as one electron, or a double bond as one pair.',
    correction:
      'Each line of a structural formula is a pair: two electrons, and so is a lone pair. A double bond is two pairs, a triple bond three.',
  },
  BO15: {
    idea: 'The larger or heavier atom pulls the shared electrons toward itself.',
    correction:
      'Electronegativity decides. It grows toward fluorine, where atoms are small, not heavy.',
  },
  BO16: {
    idea: 'The more pairs a bond has, or the smaller its atoms are, the longer and weaker it is.',
    correction:
      'More shared pairs pull the atoms closer together: the bond is shorter and stronger. Small atoms form short bonds.',
  },
  BO17: {
    idea: 'Heavy or large ions form the strongest lattice.',
    correction:
      'The attraction grows with the charges and shrinks with the distance. So small ions of high charge hold together best.',
  },
  BO18: {
    idea: 'A formal charge is the charge of the ion, or counts both electrons of each bond.',
    correction:
      'A formal charge compares an atom with the free atom and its outer electrons. Lone electrons count in full, of each shared pair only one.',
  },
  BO19: {
    idea: 'The endings -ide, -ite and -ate mean the same.',
    correction:
      'An ending -ide mostly names an ion of one element. With oxygen, -ate names the ion with more oxygen atoms than -ite.',
  },
  BO20: {
    idea: 'All lone pairs of a molecule sit on its central atom.',
    correction:
      'Each lone pair belongs to one atom. An outer atom such as fluorine has three of its own.',
  },
  BO13: {
    idea: 'The kind of bond can be told without knowing metals from non-metals.',
    correction:
      'Metals and non-metals have to be told apart first. A metal with a non-metal is mostly ionic, non-metals share electrons, and metal atoms alone form a metallic bond.',
  },
  BO21: {
    idea: 'The prefixes of a name can be left out, or are those of the other element.',
    correction:
      'Each prefix counts the atoms of the element it stands before: di- two, tri- three. The first element has no prefix when there is one atom of it.',
  },
  BO31: {
    idea: 'Electrons that are not shared need not be drawn.',
    correction:
      'A Lewis structure shows every valence electron. Those that are left over are lone pairs, on the central atom too.',
  },
  BO32: {
    idea: 'Every atom is given its octet with single bonds, whatever the number of electrons.',
    correction:
      'The count comes first. Where there are too few electrons for octets with single bonds, atoms share more pairs.',
  },
  BO33: {
    idea: 'A drawing is finished once all electrons are placed, although an atom is short of eight.',
    correction:
      'Then a neighbor shares one of its lone pairs as a second or third bond. Boron and beryllium may stay short.',
  },
  BO34: {
    idea: 'Carbon, nitrogen and oxygen can have more than eight electrons around them.',
    correction:
      'Atoms of period 2 hold eight at most: four bonds, or fewer bonds and lone pairs. More than eight occur from period 3 on.',
  },
  BO35: {
    idea: 'Any drawing with octets is as good as any other.',
    correction:
      'The better drawing has formal charges nearer to zero. If they are equal, the negative one is on the more electronegative atom.',
  },
  BO36: {
    idea: 'The ions of a salt are counted by prefixes in its name.',
    correction:
      'Prefixes count the atoms of molecules. The name of a salt tells its ions, and their charges give the numbers.',
  },
  BO37: {
    idea: 'An ion of a non-metal is called like its element.',
    correction:
      'Chlorine is the element, chloride its ion. The name of a negative ion of one atom ends in -ide.',
  },
  BO38: {
    idea: 'The atom that pulls the shared electrons toward itself becomes positive.',
    correction:
      'Electrons are negative. So the more electronegative atom, which draws them nearer, carries δ−.',
  },
  BO39: {
    idea: 'A double bond counts as two groups of electrons around an atom, a triple bond as three.',
    correction:
      'All pairs of a multiple bond point to the same atom. So it is one group, as a single bond is.',
  },
  BO40: {
    idea: 'Only the bonds that break, or only those that form, decide about ΔH.',
    correction:
      'Both count: breaking costs energy and forming releases it. ΔH is the energy of the broken bonds minus that of the new ones.',
  },
  BO41: {
    idea: 'A molecule is as flat as its drawing on paper.',
    correction:
      'A drawing shows which atoms are bonded. In space the groups of electrons stand as far apart as they can.',
  },
} as const satisfies Record<string, Misconception>
