/** The abilities that questions about gases practice; `skills.ts` checks their shape. */
export const gasSkills = {
  'gas-laws': [
    'physical-properties',
    'Use pressure, volume, temperature and amount of a gas',
    'gases',
  ],
} as const
