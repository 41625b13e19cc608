import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const solutions = {
  SO1: {
    idea: 'A concentration counts milliliters, or the liters of water that were added.',
    correction:
      'A concentration is moles per liter of the finished solution. Milliliters are divided by 1000.',
  },
  SO2: {
    idea: 'The concentration is the amount of the dissolved substance.',
    correction:
      'The concentration is the amount in one liter. Concentration times volume is the amount.',
  },
  SO3: {
    idea: 'Diluting takes away part of the dissolved substance.',
    correction: 'The amount stays and the volume grows. So the concentration falls.',
  },
  SO4: {
    idea: 'The ratio of a dilution is turned around, or the water added and the final volume are taken for each other.',
    isSlip: true,
    correction:
      'Concentration times volume is the same before and after. The water to add is the final volume minus the first one.',
  },
  SO5: {
    idea: 'Salts dissolve as neutral molecules or atoms.',
    correction: 'A dissolved salt is separate ions. Each of them is surrounded by water.',
  },
  SO6: {
    idea: 'Ions of several atoms fall apart in water.',
    correction:
      'Nitrate, sulfate and the like stay whole. Only the ions of the salt part from each other.',
  },
  SO8: {
    idea: 'The small number of a formula belongs to the ion in solution, or goes to the wrong one.',
    isSlip: true,
    correction:
      'Calcium chloride gives one calcium ion and two single chloride ions. The small number counts ions.',
  },
  SO9: {
    idea: 'Spectator ions stand in a net ionic equation, or dissolved salts are written whole.',
    correction:
      'Dissolved salts are written as ions. Ions that are the same on both sides are left out.',
  },
  SO10: {
    idea: 'Ions of a sparingly soluble salt precipitate whenever they meet.',
    correction:
      'They precipitate only where the ion product Q is larger than Ksp. Below it all stays dissolved.',
  },
  SO11: {
    idea: 'The salt with the larger Ksp is the more soluble one.',
    correction:
      'That holds only for salts with the same numbers of ions. Otherwise the molar solubilities are worked out first.',
  },
  SO12: {
    idea: 'A Ksp has the solid in it, or no exponents.',
    correction:
      'Ksp is the product of the ion concentrations, each raised to its number in the formula. The solid does not count.',
  },
  SO13: {
    idea: 'An ion that is there already does not matter, or helps to dissolve.',
    correction:
      'A common ion drives the equilibrium back to the solid. Less of the salt dissolves.',
  },
  SO14: {
    idea: 'Concentrations stay the same when solutions are mixed or diluted.',
    correction:
      'Each solution is diluted by the other one. The volumes are added before anything is compared.',
  },
  SO15: {
    idea: 'Acid and base, or two ions, react one to one in each case, also by volume.',
    correction:
      'Moles react in the ratio of the numbers in front. Sulfuric acid needs twice its moles of sodium hydroxide.',
  },
  SO16: {
    idea: 'Any new pair of ions precipitates, or salts of sodium and nitrates do.',
    correction:
      'Salts of sodium, potassium and ammonium dissolve, and so do nitrates. Only another pair can precipitate.',
  },
  SO17: {
    idea: 'All salts dissolve in water.',
    correction:
      'Most hydroxides, carbonates and phosphates hardly dissolve. Those of sodium, potassium and ammonium do.',
  },
  SO18: {
    idea: 'Molality counts the liters, or the mass, of the whole solution.',
    correction:
      'Molality is the amount for one kilogram of the solvent. The mass of the dissolved substance does not count.',
  },
  SO19: {
    idea: 'A salt counts as one particle in solution, like a molecule.',
    correction:
      'A salt parts into its ions in water. One mole of CaCl₂ gives three moles of particles.',
  },
  SO20: {
    idea: 'Dissolved particles raise the freezing point, or lower the boiling point.',
    correction:
      'They make the liquid range wider. A solution freezes below and boils above the pure solvent.',
  },
  SO21: {
    idea: 'The heavier the dissolved particles, the more they lower the freezing point.',
    correction:
      'Only the number of particles counts. What kind they are and how heavy makes nearly no difference.',
  },
  SO22: {
    idea: 'A solubility is the mass that dissolves in any amount of water.',
    correction:
      'A solubility curve holds for 100 g of water. Half the water dissolves half as much.',
  },
  SO23: {
    idea: 'When a hot solution cools, all that was dissolved crystallizes.',
    correction:
      'The cold water still holds its own solubility. Only what is above it crystallizes.',
  },
  SO24: {
    idea: 'It does not matter which part of a colloid is spread out in which.',
    correction:
      'What is spread out comes first: fog is liquid in gas, a foam is gas in liquid. The other part surrounds it.',
  },
  SO25: {
    idea: 'A colloid is a solution, or it settles like a suspension.',
    correction:
      'The particles of a colloid are larger than molecules, so they scatter light. They are still too small to settle.',
  },
} as const satisfies Record<string, Misconception>
