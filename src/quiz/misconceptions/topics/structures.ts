import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const structures = {
  ST3: {
    idea: 'Of bonds that take turns in resonance forms one is a double bond, and shorter than the others.',
    correction:
      'All of these bonds are equally long. Each of them is between a single and a double bond.',
  },
  ST4: {
    idea: 'Only single bonds are sigma bonds, and a double bond is two bonds of one kind.',
    correction:
      'Every bond has one sigma bond. A double bond adds one pi bond to it, a triple bond two.',
  },
  ST5: {
    idea: 'Each bond with several lines has one pi bond.',
    correction: 'A double bond has one pi bond. A triple bond has two.',
  },
  ST6: {
    idea: 'Bonds to hydrogen are no sigma bonds.',
    correction: 'Every single bond is a sigma bond. That holds for bonds to hydrogen, too.',
  },
  ST7: {
    idea: 'Every substance of non-metals consists of small molecules.',
    correction:
      'Diamond and quartz are networks: each atom is bonded to the next ones through the whole crystal. So they are hard and melt very high.',
  },
  ST8: {
    idea: 'All atoms that are drawn in a unit cell belong to it.',
    correction:
      'An atom at a corner belongs to eight cells, one on an edge to four, one on a face to two. Only what is inside counts whole.',
  },
  ST9: {
    idea: 'The charge of a complex is that of its metal ion, or molecules count as charged ligands.',
    correction:
      'The charges of the metal and of the ligands add up to that of the complex. Ligands such as water and ammonia have none.',
  },
  ST10: {
    idea: 'The charges of ligands are added to that of a complex, or signs are turned around.',
    isSlip: true,
    correction:
      'The metal has what is left of the charge of the complex once the ligands are taken away. Minus a negative charge is plus.',
  },
  ST11: {
    idea: 'The coordination number is the number of ligands or a charge.',
    correction:
      'It counts the atoms that bind the metal. A ligand such as ethane-1,2-diamine binds by two of them.',
  },
  ST12: {
    idea: 'Ammine and amine are the same.',
    correction:
      'Ammonia as a ligand is called ammine, with two m. An amine has carbon at its nitrogen atom.',
  },
  ST13: {
    idea: 'The atoms of a metal touch along the edges of each unit cell.',
    correction:
      'They do so only where nothing else is in the cell. With an atom in the middle they touch along the diagonal through it, with atoms on the faces along that of a face.',
  },
  ST14: {
    idea: 'The bond order is the number of electrons in bonding orbitals.',
    correction:
      'A bond is a pair of electrons. So the bond order is half of what the bonding electrons are more than the antibonding ones.',
  },
  ST15: {
    idea: 'Antibonding electrons do not count, or count for the bond.',
    correction: 'Antibonding electrons weaken the bond. They are subtracted from the bonding ones.',
  },
  ST16: {
    idea: 'An ion of two atoms has the same bond as the molecule.',
    correction:
      'A lost or gained electron leaves or enters an orbital. So the bond order and the unpaired electrons change.',
  },
  ST17: {
    idea: 'Molecules with an even number of electrons have them all in pairs.',
    correction:
      'Two orbitals of the same energy take one electron each first. So oxygen has two unpaired electrons and is attracted by a magnet.',
  },
  ST18: {
    idea: 'Ions of transition metals keep their s electrons and lose d electrons.',
    correction:
      'The s electrons are lost first. All outer electrons that are left are d electrons.',
  },
  ST19: {
    idea: 'The d electrons of every complex are spread over the orbitals in the same way.',
    correction:
      'With a large splitting the three lower orbitals fill up first: low spin. With a small one all five get one electron first: high spin.',
  },
  ST20: {
    idea: 'All ligands split the d orbitals alike, or charged ones more than molecules.',
    correction:
      'The spectrochemical series tells how strongly ligands split. Halide ions do it little, water more, ammonia still more, and cyanide most.',
  },
  ST21: {
    idea: 'A large splitting means light of long wavelength.',
    correction:
      'A large splitting takes light of much energy to be crossed. Much energy means a short wavelength.',
  },
  ST22: {
    idea: 'A solution has the color of the light that it absorbs.',
    correction:
      'What is absorbed is missing in the light that passes. The solution shows the opposite color.',
  },
  ST23: {
    idea: 'Energy is released when a bond breaks, or a bond is at rest where the curve ends.',
    correction:
      'A molecule rests at the lowest point of its curve. Energy has to be put in to part its atoms.',
  },
  ST24: {
    idea: 'The bond is where the curve crosses zero or ends on the left.',
    correction:
      'On the left atoms are pressed together and repel each other. The bond length belongs to the lowest point.',
  },
  ST25: {
    idea: 'A longer bond is stronger, or the deepest curve belongs to the largest atoms.',
    correction:
      'Strong bonds are mostly short. A deep curve means that much energy breaks the bond.',
  },
} as const satisfies Record<string, Misconception>
