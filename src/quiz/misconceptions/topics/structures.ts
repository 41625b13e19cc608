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
} as const satisfies Record<string, Misconception>
