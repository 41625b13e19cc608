/** The abilities that questions about solutions practice; `skills.ts` checks their shape. */
export const solutionSkills = {
  'solution-amounts': ['general', 'Link amount, mass, volume and concentration', 'solutions'],
  dilution: ['general', 'Work out dilutions', 'solutions'],
  'solution-stoichiometry': ['general', 'Work out titrations and precipitations', 'solutions'],
  'ions-in-solution': [
    'chemical-properties',
    'Know which particles are in a solution',
    'solutions',
  ],
  'solubility-rules': ['chemical-properties', 'Predict precipitates', 'solutions'],
  'net-ionic': ['chemical-properties', 'Write net ionic equations', 'solutions'],
  'solubility-product': ['chemical-properties', 'Work with Ksp', 'solutions'],
  colligative: ['general', 'Work with molality, freezing points and osmosis', 'solutions'],
  'solubility-curves': ['general', 'Read solubility curves', 'solutions'],
  colloids: ['classification', 'Tell colloids from solutions', 'solutions'],
} as const
