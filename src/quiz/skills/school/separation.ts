/** The abilities that questions about separating mixtures practice; `skills.ts` checks their shape. */
export const separationSkills = {
  separation: ['physical-properties', 'Choose a way to separate a mixture', 'separation'],
  chromatography: ['physical-properties', 'Read chromatograms and work out Rf', 'separation'],
  purity: ['physical-properties', 'Judge purity', 'separation'],
} as const
