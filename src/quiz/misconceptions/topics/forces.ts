import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const forces = {
  FO1: {
    idea: 'The forces between molecules are the bonds inside a molecule.',
    correction:
      'They act between whole molecules and are far weaker than bonds. Boiling overcomes them, burning breaks bonds.',
  },
  FO2: {
    idea: 'Only non-polar substances have dispersion forces.',
    correction:
      'All particles attract each other by dispersion. Polar ones do so by dipoles as well.',
  },
  FO3: {
    idea: 'The longer the name or the more branches, the higher the boiling point.',
    correction:
      'Branches make a molecule rounder. Rounder molecules touch less and boil at a lower temperature.',
  },
  FO4: {
    idea: 'The heavier molecule boils at the higher temperature, whatever holds it.',
    correction:
      'Mass counts only where the kinds of attraction are alike. A lighter molecule with hydrogen bonds can boil far higher.',
  },
  FO5: {
    idea: 'Hydrogen bonds form wherever a molecule has hydrogen and oxygen.',
    correction:
      'The hydrogen has to be at N, O or F. It meets a lone pair of N, O or F of another molecule.',
  },
  FO6: {
    idea: 'A high vapor pressure goes with a high boiling point.',
    correction:
      'Weak attraction lets many molecules leave. Then the vapor pressure is high and the boiling point low.',
  },
  FO7: {
    idea: 'Whatever is liquid, or polar, dissolves in water.',
    correction:
      'Water lets particles in that it attracts about as well as itself, such as ions and molecules with OH. Oil and wax stay apart.',
  },
  FO8: {
    idea: 'A dissolved molecular substance breaks into atoms or ions.',
    correction: 'Sugar and ethanol stay whole molecules in water. Salts part into their ions.',
  },
  FO9: {
    idea: 'Ions and water attract each other as two dipoles do.',
    correction:
      'An ion has a whole charge, so it attracts a dipole more strongly. That is an ion–dipole force.',
  },
  FO10: {
    idea: 'Molecules with OH or NH attract each other by dipoles alone.',
    correction:
      'Hydrogen at N, O or F forms hydrogen bonds. They are stronger than other forces between dipoles.',
  },
  FO11: {
    idea: 'A gas dissolves less under pressure, or as much at any pressure.',
    correction:
      'At twice the pressure of a gas twice as much of it dissolves. Soda water is bottled under pressure for that reason.',
  },
  FO12: {
    idea: 'Dissolved particles raise the vapor pressure, leave it, or make it their own share.',
    correction:
      'Fewer particles of the liquid are at the surface, so fewer leave it. The vapor pressure falls to the share that the liquid has of all particles.',
  },
  FO13: {
    idea: 'A viscous liquid is one that is dense, or that flows easily.',
    correction:
      'Viscosity is the resistance to flowing. It grows with the forces between the molecules, not with the density.',
  },
  FO14: {
    idea: 'Every liquid rises in a narrow tube, or more so in a wide one.',
    correction:
      'A liquid rises where it wets the wall, and more in a narrow tube. Mercury does not wet glass, so it is pushed down.',
  },
} as const satisfies Record<string, Misconception>
