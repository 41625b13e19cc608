import type { Misconception } from './misconception.ts'

export const periodicity = {
  PE1: {
    idea: 'Atoms shrink down a group because the nucleus gets stronger.',
    correction:
      'Each step down adds a shell, and inner electrons shield the outer ones. So the atoms grow.',
  },
  PE2: {
    idea: 'Atoms grow across a period because they have more electrons.',
    correction:
      'The added electrons go into the same shell while the nucleus gains protons. That draws the shell in.',
  },
  PE3: {
    idea: 'The ionization energy rises across a period without exception.',
    correction:
      'It drops from Be to B and from Mg to Al, where a p subshell begins. It drops from N to O and from P to S, where pairing begins.',
  },
  PE4: {
    idea: 'Electronegativity, electron affinity and ionization energy are the same.',
    correction:
      'Electronegativity is the pull on shared electrons in a bond. Electron affinity is the energy when a gas atom takes an electron, ionization energy that to remove one.',
  },
  PE5: {
    idea: 'The nucleus has a fixed amount of attraction that the electrons share.',
    correction:
      'Each electron is attracted by the whole nuclear charge. The repulsion of the other electrons reduces the effect.',
  },
  PE6: {
    idea: 'A noble-gas arrangement makes an ionization easy or free.',
    correction:
      'Removing an electron always costs energy. Taking one out of a noble-gas core costs much more than the step before.',
  },
  PE7: {
    idea: 'A single factor, such as the number of protons, decides how strongly electrons are held.',
    correction:
      'No single factor decides. Nuclear charge, distance, shielding and pairing have to be weighed together.',
  },
  PE8: {
    idea: 'Cations are larger and anions smaller than their atoms.',
    correction:
      'An atom that loses electrons shrinks. One that gains electrons grows, because the electrons repel each other more.',
  },
  PE9: {
    idea: 'The smallest atom of a group, such as fluorine, has the greatest electron affinity.',
    correction:
      'Chlorine releases more energy, 349 against 328 kJ/mol. In the tiny fluorine atom the added electron is crowded.',
  },
  PE10: {
    idea: 'Particles with equally many electrons are equally large.',
    correction:
      'With the same electrons, more protons pull harder. So the particle with the higher atomic number is smaller.',
  },
  PE11: {
    idea: 'The table is ordered by mass.',
    correction:
      'It is ordered by atomic number. Argon and potassium, cobalt and nickel, tellurium and iodine stand against the order of mass.',
  },
  PE12: {
    idea: 'Electrons of the same shell shield each other fully.',
    correction:
      'Electrons of one shell shield each other only a little. Slater’s rules count each with about a third of a charge.',
  },
  PE13: {
    idea: 'A bigger atom holds or attracts electrons more strongly.',
    correction:
      'In a bigger atom the outer electrons are farther from the nucleus and better shielded. So they are held more weakly.',
  },
  PE14: {
    idea: 'Metallic character grows toward the upper right of the table.',
    correction:
      'It grows to the left and downward. There the atoms give their outer electrons away most easily.',
  },
  PE15: {
    idea: 'A trend jumps, so the value of an element cannot be estimated from its neighbors.',
    correction:
      'Down a main group most values change step by step. The middle element mostly lies between its neighbors.',
  },
  PE16: {
    idea: 'Successive ionization energies rise evenly and tell nothing about the group.',
    correction:
      'They jump when the outer electrons are used up and the core begins. The number of steps before the jump is the number of outer electrons.',
  },
  PE17: {
    idea: 'An outer electron feels the whole nuclear charge.',
    correction:
      'The other electrons shield a part of it. Inner ones do so almost fully, those of the same shell a little.',
  },
  PE19: {
    idea: 'Electrons of the same shell do not shield each other.',
    correction:
      'They do so a little, though much less than inner electrons. Slater’s rules count each with 0.35.',
  },
} as const satisfies Record<string, Misconception>
