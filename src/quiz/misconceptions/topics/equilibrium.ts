import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const equilibrium = {
  EQ1: {
    idea: 'At equilibrium the reaction has stopped.',
    correction: 'Both directions go on at equal rates. So the amounts stay the same.',
  },
  EQ2: {
    idea: 'At equilibrium the amounts are equal, or in the ratio of the equation, or one side is used up.',
    correction: 'At equilibrium the two rates are equal. The amounts are set by K.',
  },
  EQ3: {
    idea: 'First the forward reaction goes to its end, then the reverse one begins.',
    correction:
      'The reverse reaction begins as soon as there are products. Both go on all the time.',
  },
  EQ4: {
    idea: 'The forward reaction gets faster until equilibrium.',
    correction:
      'The forward reaction slows down while its reactants are used up. The reverse one gets faster until both are equal.',
  },
  EQ5: {
    idea: 'What is added to an equilibrium makes more of itself.',
    correction:
      'An equilibrium uses up part of what is added. It replaces part of what is removed.',
  },
  EQ6: {
    idea: 'K changes with amounts, pressure or a catalyst, or stays the same when the temperature changes.',
    correction: 'At one temperature K is constant. Only another temperature gives another K.',
  },
  EQ7: {
    idea: 'A catalyst shifts an equilibrium toward the products.',
    correction:
      'A catalyst speeds up both directions alike. Equilibrium is reached sooner, at the same place.',
  },
  EQ8: {
    idea: 'K is a sum, or is turned upside down, or has no exponents, or holds solids.',
    isSlip: true,
    correction:
      'K is the product of the products over that of the reactants, each raised to its number. Pure solids are left out.',
  },
  EQ9: {
    idea: 'Pressure shifts every equilibrium of gases, also when a gas is added that does not react.',
    correction:
      'A smaller volume shifts toward fewer gas molecules. It shifts nothing when both sides have equally many.',
  },
  EQ10: {
    idea: 'More of a solid shifts an equilibrium.',
    correction:
      'A pure solid is not in Q. As long as some of it is there, its amount does not matter.',
  },
  EQ11: {
    idea: 'Q greater than K means that more products form.',
    correction:
      'Q greater than K means that there is too much of the products. The reaction goes back.',
  },
  EQ12: {
    idea: 'All concentrations change by the same amount on the way to equilibrium.',
    correction:
      'Concentrations change in the ratio of the numbers in the equation. Where two molecules form, their concentration rises by 2x.',
  },
  EQ13: {
    idea: 'An equilibrium undoes a change completely.',
    correction: 'An equilibrium undoes a change only in part. Some of what is added stays.',
  },
  EQ14: {
    idea: 'Turned around, a reaction has −K; doubled, it has 2K.',
    correction: 'Turned around, a reaction has 1/K. Doubled, it has K².',
  },
  EQ15: {
    idea: 'The concentrations at the start go into K.',
    correction:
      'Only concentrations at equilibrium go into K. Those of the start have changed until then.',
  },
  EQ16: {
    idea: 'Warming favors the products, or the direction that gives off heat.',
    correction:
      'Warming favors the direction that takes up heat. For an exothermic reaction that is the way back, and K gets smaller.',
  },
  EQ17: {
    idea: 'Kp and Kc are equal, or are converted with any power of RT.',
    correction:
      'Kp is Kc times RT to the power Δn. Δn is the number of gas molecules after the reaction minus before.',
  },
  EQ18: {
    idea: 'A substance whose curve rises has been added.',
    correction:
      'What is added jumps up at once. A slow rise shows that the reaction forms it on the way to the new equilibrium.',
  },
  EQ19: {
    idea: 'The number of ligands is a factor, or does not matter in a formation constant.',
    correction:
      'Each ligand of the equation counts. So the concentration of the ligand has their number as its exponent.',
  },
  EQ20: {
    idea: 'A large formation constant means that the complex falls apart.',
    correction:
      'A formation constant belongs to forming the complex. The larger it is, the less metal ion stays free.',
  },
  EQ21: {
    idea: 'Constants are added or divided where reactions follow each other.',
    correction:
      'Where two equations are added, their constants are multiplied. A reaction that is turned around has the reciprocal.',
  },
} as const satisfies Record<string, Misconception>
