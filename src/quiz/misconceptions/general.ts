import type { Misconception } from './misconception.ts'

export const general = {
  GE1: {
    idea: 'An equation is balanced by changing the small numbers in the formulas.',
    correction:
      'A different small number makes a different substance. Only the numbers in front may change.',
  },
  GE2: {
    idea: 'The number in front and the small numbers mean the same, or a bracket counts once.',
    correction:
      'The number in front counts whole formula units. A number after a bracket multiplies everything inside.',
  },
  GE3: {
    idea: 'Grams count like moles: equal masses are equal amounts, and the smaller mass sets the limit.',
    correction:
      'Equations compare moles. Each mass is divided by its molar mass before it is compared.',
  },
  GE4: {
    idea: 'Burning or reacting makes or destroys mass or atoms.',
    correction: 'Atoms are only rearranged. In a closed vessel the mass stays the same.',
  },
  GE5: {
    idea: 'A high pH is acidic, or strong means concentrated.',
    correction:
      'A lower pH is more acidic. Strong tells how completely an acid ionizes, concentrated how much of it is there.',
  },
  GE6: {
    idea: 'A mole of O₂ is a mole of atoms.',
    correction:
      'One molecule of O₂ holds two atoms. So a mole of molecules contains as many moles of atoms as the molecule has atoms.',
  },
  GE7: {
    idea: 'A symbol can be made up of letters of the English name.',
    correction:
      'Each symbol is fixed by agreement and belongs to one element. Eleven come from other names: Na, K, Fe, Cu, Ag, Sn, Sb, W, Au, Hg and Pb.',
  },
  GE8: {
    idea: 'Any change of shape, state or mixture is a chemical change.',
    correction:
      'In a physical change the substance stays the same. A chemical change makes new substances.',
  },
  GE9: {
    idea: 'A catalyst is used up, gives energy or changes the enthalpy of the reaction.',
    correction:
      'A catalyst opens a path with a lower activation energy and comes out again. It changes neither ΔH nor the final amounts.',
  },
  GE10: {
    idea: 'Exothermic means that heat is needed, or the sign of ΔH is reversed.',
    isSlip: true,
    correction: 'An exothermic reaction releases heat. Its ΔH is negative.',
  },
  GE12: {
    idea: 'Mass, amount and molar mass are combined the wrong way around.',
    isSlip: true,
    correction:
      'The molar mass is the grams of one mole. Mass divided by molar mass gives moles, and moles times molar mass gives mass.',
  },
  GE13: {
    idea: 'A balanced equation needs only one element, or only the atoms, to agree.',
    correction: 'Every element must agree on both sides. So must the total charge.',
  },
  GE14: {
    idea: 'The types of reactions are confused.',
    isSlip: true,
    correction:
      'Count substances: many to one is a synthesis, one to many a decomposition. In a replacement an element or a part changes places.',
  },
  GE15: {
    idea: 'A yield or a share is turned upside down, or the rest is taken for the part.',
    isSlip: true,
    correction: 'A share is the part divided by the whole. So it stays below 100%.',
  },
  GE16: {
    idea: 'A concentration counts milliliters, or dilution changes the amount of the dissolved substance.',
    correction:
      'A concentration is the moles in one liter. Dilution adds water only, so the moles stay and the volume grows.',
  },
  GE17: {
    idea: 'Empirical and molecular formulas are the same, and any multiple will do.',
    correction:
      'An empirical formula only tells the ratio of the atoms. The molar mass tells how many times it fits into the molecule.',
  },
  GE18: {
    idea: 'The water of a hydrate does not count in its mass, or all of its mass is water.',
    correction:
      'A hydrate holds salt and water side by side. What is lost on heating is the water, what is left is the salt.',
  },
  GE19: {
    idea: 'Acids in hydro-, -ic and -ous are mixed up.',
    isSlip: true,
    correction:
      'An acid in -ic belongs to an ion in -ate, one in -ous to an ion in -ite. The names in hydro- belong to ions in -ide.',
  },
  GE20: {
    idea: 'One gram of anything is one mole, or the atomic number is the molar mass.',
    correction:
      'The molar mass says how many grams one mole has. For an element it is the atomic mass in grams, not the atomic number.',
  },
  GE21: {
    idea: 'Substances react one mole to one mole, whatever the numbers in front.',
    correction:
      'The numbers in front tell the ratio of the moles. In 2 H₂ + O₂ → 2 H₂O two moles of H₂ take one mole of O₂.',
  },
  GE22: {
    idea: 'All that is mixed reacts, so nothing is left over.',
    correction:
      'The reactant that runs out first decides how much forms. Of the other one some is left.',
  },
  GE23: {
    idea: 'Each symbol in a formula counts as one atom, with its small number left out or added.',
    isSlip: true,
    correction:
      'A small number tells how many atoms of its symbol there are. H₂O has two hydrogen atoms and one oxygen atom.',
  },
  GE24: {
    idea: 'In a balanced equation both sides have as many substances, or the same sum of numbers.',
    correction:
      'Only the atoms of each element agree on both sides, and with them the mass. In N₂ + 3 H₂ → 2 NH₃ there are 4 in front on the left and 2 on the right.',
  },
  GE25: {
    idea: 'An equation is balanced as soon as all substances stand on their sides.',
    correction:
      'The atoms of each element have to agree as well. Numbers in front of the formulas make them agree.',
  },
  GE26: {
    idea: 'Diluted with water, an acid or a base becomes neutral or goes past pH 7.',
    correction:
      'Water makes an acid less acidic and a base less basic. The pH comes nearer to 7 but does not pass it.',
  },
  GE27: {
    idea: 'When an acid and a base react in just the right amounts, some of one is left over.',
    correction:
      'In the right amounts neither is left. The ions that have formed decide about the pH.',
  },
  GE28: {
    idea: 'A catalyst takes no part in a reaction, so its path and its barrier stay the same.',
    correction:
      'A catalyst takes part and opens another path with a lower barrier. In a later step it is formed again.',
  },
  GE29: {
    idea: 'A catalyst helps the forward reaction only.',
    correction:
      'Both directions cross the same lower summit. So both become faster, and the equilibrium stays where it is.',
  },
  GE30: {
    idea: 'A prefix of a unit, such as centi or milli, may be any power of ten or be left out.',
    correction: 'A meter has 100 cm and 1000 mm. Lengths go into a ratio in one unit.',
  },
} as const satisfies Record<string, Misconception>
