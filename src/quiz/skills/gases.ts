/** The abilities that questions about gases practice; `skills.ts` checks their shape. */
export const gasSkills = {
  'gas-laws': [
    'physical-properties',
    'Use pressure, volume, temperature and amount of a gas',
    'gases',
  ],
  'ideal-gas': ['physical-properties', 'Work with pV = nRT', 'gases'],
  'gas-mixtures': ['physical-properties', 'Work with partial pressures', 'gases'],
  'kinetic-theory': ['physical-properties', 'Explain gases by moving particles', 'gases'],
  'real-gases': ['physical-properties', 'Know where the ideal gas fails', 'gases'],
  'gas-stoichiometry': ['physical-properties', 'Link gas volumes and equations', 'gases'],
} as const
