import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const entropy = {
  EN2: {
    idea: 'Exothermic changes happen by themselves, endothermic ones do not.',
    correction:
      'The sign of ΔG decides, which depends on ΔS as well. Ice melts above 0 °C although that takes heat.',
  },
  EN3: {
    idea: 'A reaction with a negative ΔG is fast, or a slow one has a positive ΔG.',
    correction:
      'ΔG tells whether a change can happen, not how fast. Diamond lasts because its barrier is high.',
  },
  EN4: {
    idea: 'Kilojoules and joules go into one equation as they are.',
    isSlip: true,
    correction:
      'Joules are divided by 1000 first, as those of ΔS and R. Only then is all in kilojoules.',
  },
  EN5: {
    idea: 'A temperature goes into TΔS, RT or 1/T in degrees Celsius.',
    isSlip: true,
    correction: 'T is the temperature in kelvin. It is 273.15 more than the one in °C.',
  },
  EN6: {
    idea: 'Elements have an entropy of zero, as they have an enthalpy of formation of zero.',
    correction:
      'Only a perfect crystal at 0 K has no entropy. At 25 °C every element has a standard entropy above zero.',
  },
  EN7: {
    idea: 'ΔG is the same as ΔG°, whatever is in the mixture.',
    correction:
      'ΔG° is for standard conditions. In a mixture ΔG = ΔG° + RT ln Q, which is zero at equilibrium.',
  },
  EN8: {
    idea: 'A high temperature helps every reaction, or the sign before TΔS does not matter.',
    correction:
      'The term −TΔS grows with T. It helps a reaction with a positive ΔS and hinders one with a negative ΔS.',
  },
  EN9: {
    idea: 'ΔG° is zero at equilibrium, or has the sign of ln K.',
    correction:
      'At equilibrium ΔG is zero, and ΔG° = −RT ln K. A K above 1 belongs to a negative ΔG°.',
  },
  EN11: {
    idea: 'The heavier substance has the larger entropy, whatever its state.',
    correction:
      'The state comes first: a solid has less entropy than a liquid, and a gas the most. Mass counts among gases of one kind.',
  },
  EN12: {
    idea: 'The more order there is, the larger is the entropy.',
    correction:
      'It is the other way around: entropy grows as the particles and their energy spread. So a gas has more than a solid.',
  },
} as const satisfies Record<string, Misconception>
