/** The abilities that questions about extracting and using metals practice; `skills.ts` checks their shape. */
export const metalsSkills = {
  'metal-extraction': [
    'chemical-properties',
    'Choose how a metal is extracted from its ore',
    'metals',
  ],
  corrosion: ['chemical-properties', 'Explain rusting and protection', 'metals'],
  alloys: ['classification', 'Know common alloys and what they consist of', 'metals'],
} as const
