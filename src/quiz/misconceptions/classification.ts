import type { Misconception } from './misconception.ts'

export const classification = {
  CL1: {
    idea: 'Hydrogen is a metal because it stands in group 1.',
    correction:
      'Hydrogen is a non-metal: a gas of two-atom molecules. Its place shows its one electron.',
  },
  CL2: {
    idea: 'Every element beside the staircase line is a metalloid.',
    correction:
      'The six metalloids are B, Si, Ge, As, Sb and Te. Al, Ga, Sn, P and S also touch the line.',
  },
  CL3: {
    idea: 'Groups are the rows and periods the columns.',
    correction: 'Groups are the 18 columns. Periods are the 7 rows and tell the number of shells.',
  },
  CL4: {
    idea: 'Lanthanides and actinides form periods of their own.',
    correction: 'They belong to periods 6 and 7 and are printed below only to save width.',
  },
  CL5: {
    idea: 'Every d-block element is a transition metal.',
    correction:
      'A transition metal has an incomplete d subshell as an atom or in a common ion, so by that definition zinc is not one.',
  },
  CL6: {
    idea: 'Helium belongs to group 2 because it has two electrons.',
    correction: 'Its two electrons fill its only shell, and it behaves like neon.',
  },
  CL7: {
    idea: 'A formula with several atoms stands for a compound.',
    correction: 'A compound contains different elements. O₂ and S₈ contain one kind of atom.',
  },
  CL8: {
    idea: 'Radioactive elements are all heavy or made by people.',
    correction:
      'Uranium and thorium are natural and are mined. Technetium and promethium are radioactive though much lighter.',
  },
  CL9: {
    idea: 'About half of the elements are non-metals.',
    correction: 'About three of four elements are metals.',
  },
  CL10: {
    idea: 'Allotropes are different elements or isotopes.',
    correction: 'Diamond and graphite consist of the same carbon atoms, arranged differently.',
  },
  CL11: {
    idea: 'All members of a group behave exactly alike.',
    correction: 'They are similar, but their properties change step by step down the group.',
  },
} as const satisfies Record<string, Misconception>
