import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const thermochemistry = {
  TH2: {
    idea: 'A falling temperature means that heat is given off, so that the reaction is exothermic.',
    correction:
      'The water cools because the reaction takes heat from it. Such a reaction is endothermic.',
  },
  TH3: {
    idea: 'The heat of the reaction and the heat of the water have the same sign.',
    correction:
      'The reaction gives off what the water takes up. The two heats are equal in size and opposite in sign.',
  },
  TH4: {
    idea: 'The mass that warms is that of the reacting substance, or of one solution alone.',
    correction: 'All that gets warmer counts. That is the whole solution or all of the water.',
  },
  TH5: {
    idea: 'A difference of temperatures is turned into kelvin by adding 273.',
    correction: 'A difference is the same number in °C and in kelvin. Nothing is added.',
  },
  TH6: {
    idea: 'The same heat warms everything by the same number of degrees.',
    correction:
      'The rise depends on the mass and on the specific heat capacity. The smaller their product, the larger the rise.',
  },
  TH7: {
    idea: 'The temperature rises while a substance melts or boils, or melting takes no heat.',
    correction:
      'While a substance melts or boils, the heat parts its particles. The temperature stays the same.',
  },
  TH8: {
    idea: 'ΔH stays the same however an equation is written.',
    correction:
      'Twice the equation has twice the ΔH. Written the other way around, it has the opposite sign.',
  },
  TH9: {
    idea: 'Products and reactants are exchanged when ΔH is worked out.',
    isSlip: true,
    correction:
      'With enthalpies of formation, ΔH is products minus reactants. With enthalpies of combustion it is reactants minus products.',
  },
  TH10: {
    idea: 'The numbers in front do not matter for ΔH.',
    correction:
      'Tables hold values for one mole. Each is multiplied by the number in front of its substance.',
  },
  TH12: {
    idea: 'Joules and kilojoules are mixed.',
    isSlip: true,
    correction: 'One kilojoule is 1000 J. Values are added only in the same unit.',
  },
  TH13: {
    idea: 'The heat of an experiment is taken for the heat of one mole.',
    isSlip: true,
    correction: 'ΔH is for one mole. The heat is divided by the moles that have reacted.',
  },
  TH14: {
    idea: 'The state of a substance does not matter for its enthalpy.',
    correction: 'Steam and liquid water differ by 44 kJ/mol. So the state belongs to each formula.',
  },
  TH15: {
    idea: 'The height of the energy barrier is ΔH.',
    correction:
      'ΔH is the difference between the end and the start. The barrier is the activation energy.',
  },
  TH16: {
    idea: 'A cycle of enthalpies counts each value once, with any sign.',
    correction:
      'Each step counts as often as it is needed, half a bond for one atom. A step that runs backward changes its sign.',
  },
  TH17: {
    idea: 'A flaw of an experiment changes ΔH in any direction, or not at all.',
    correction:
      'Heat that is lost makes ΔH too small in size. A flaw counts where it enters the mass, the difference of temperatures or the moles.',
  },
} as const satisfies Record<string, Misconception>
