/** The abilities that questions about winning and using metals practice; `skills.ts` checks their shape. */
export const metalsSkills = {
  'metal-extraction': ['chemical-properties', 'Choose how a metal is won from its ore', 'metals'],
  corrosion: ['chemical-properties', 'Explain rusting and protection', 'metals'],
  alloys: ['classification', 'Know common alloys and what they consist of', 'metals'],
} as const
