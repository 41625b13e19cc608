/** The abilities that questions about acids and bases practice; `skills.ts` checks their shape. */
export const acidSkills = {
  'conjugate-pairs': ['chemical-properties', 'Find conjugate acids and bases', 'acids'],
  'acid-strength': ['chemical-properties', 'Tell strength from concentration', 'acids'],
  'acid-constants': ['chemical-properties', 'Use Ka, Kb and pKa', 'acids'],
} as const
