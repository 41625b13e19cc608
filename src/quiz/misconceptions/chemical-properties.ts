import type { Misconception } from './misconception.ts'

export const chemicalProperties = {
  CH1: {
    idea: 'Reactivity grows down every group.',
    correction:
      'Alkali and alkaline earth metals lose electrons more easily further down, so they react more. Halogens gain electrons less easily further down, so they react less.',
  },
  CH2: {
    idea: 'The more particles an atom has, the more reactive or the more stable it is.',
    correction:
      'The number of particles alone says little. What counts is how far the outer electrons are from the nucleus and how well inner electrons shield them.',
  },
  CH3: {
    idea: 'Noble gases all have eight outer electrons, and an atom with eight never reacts.',
    correction: 'Helium has two. Xenon and krypton do form compounds, for example with fluorine.',
  },
  CH4: {
    idea: 'Atoms fill their shells by themselves and give off energy when they ionize.',
    correction:
      'Removing an electron always costs energy, 496 kJ/mol for sodium. The energy comes back when ions form a solid or bonds form.',
  },
  CH5: {
    idea: 'The charge of an ion is its group number or its number of outer electrons.',
    correction:
      'Non-metal atoms gain electrons: eight minus the outer electrons gives how many. The charge of the ion is then negative.',
  },
  CH6: {
    idea: 'A metal has one charge only, and a Roman numeral counts atoms.',
    correction:
      'Many metals form ions of several charges. The Roman numeral names the charge: iron(III) is Fe³⁺.',
  },
  CH7: {
    idea: 'Oxidation always means a reaction with oxygen.',
    correction: 'Oxidation is the loss of electrons. Oxygen need not take part.',
  },
  CH8: {
    idea: 'Hydrogen is an alkali metal because it stands above lithium.',
    correction: 'Hydrogen is a non-metal gas. It mostly shares its electron.',
  },
  CH9: {
    idea: 'All oxides are basic, or all are acidic.',
    correction:
      'Metal oxides are mostly basic and non-metal oxides mostly acidic. Those of Al, Zn, Be, Sn and Pb react with both acids and bases.',
  },
  CH10: {
    idea: 'Any metal or halogen pushes another out of its compound.',
    correction:
      'Only the more reactive one displaces the other. The less reactive one leaves the compound as it is.',
  },
  CH11: {
    idea: 'An oxidation number is the charge of the whole ion or counts for all atoms of a kind together.',
    correction:
      'The oxidation numbers of all atoms add up to the total charge. The sum for one kind is divided by its number of atoms.',
  },
  CH12: {
    idea: 'The metals at the top of groups 1 and 2 react most.',
    correction:
      'Further down the outer electrons are farther from the nucleus and lost more easily. So the metals lower in the group react more.',
  },
  CH13: {
    idea: 'Acids give the same kind of products with whatever they react with.',
    correction:
      'With a metal such as zinc an acid gives hydrogen, with a base water. With a carbonate it gives water and carbon dioxide.',
  },
  CH14: {
    idea: 'The voltage of a cell is the sum of two standard potentials, or grows with the electrons.',
    correction:
      'The voltage is the potential of the cathode minus that of the anode. The number of electrons does not change it.',
  },
  CH15: {
    idea: 'The electrons of a half-equation are read from one charge or from the hydrogen ions.',
    correction:
      'All charges count. The electrons make the total charge of the left side equal to that of the right side.',
  },
  CH16: {
    idea: 'Every atom fills up its outer shell to eight when it becomes an ion.',
    correction:
      'Non-metal atoms do so, as a few electrons are missing. Metal atoms give their few outer electrons away, and the full shell below becomes the outer one.',
  },
  CH17: {
    idea: 'Oxidation is the gain of electrons.',
    correction:
      'Oxidation is the loss of electrons, so the oxidation number rises. What gains them is reduced.',
  },
  CH18: {
    idea: 'With cold water a metal gives its oxide.',
    correction:
      'The hydroxide forms, and hydrogen escapes. An oxide of such a metal would itself react with water.',
  },
  CH19: {
    idea: 'The name of every metal in a compound needs a Roman numeral.',
    correction:
      'A numeral tells charges apart. A metal that has one charge in all its usual compounds needs none.',
  },
} as const satisfies Record<string, Misconception>
