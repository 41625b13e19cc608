/** The abilities that questions about acids and bases practice; `skills.ts` checks their shape. */
export const acidSkills = {
  'conjugate-pairs': ['chemical-properties', 'Find conjugate acids and bases', 'acids'],
  'acid-strength': ['chemical-properties', 'Tell strength from concentration', 'acids'],
  'strong-ph': ['chemical-properties', 'Work out pH of strong acids and bases', 'acids'],
  'acid-constants': ['chemical-properties', 'Use Ka, Kb and pKa', 'acids'],
  'weak-ph': ['chemical-properties', 'Work out pH of weak acids and bases', 'acids'],
  'salt-hydrolysis': ['chemical-properties', 'Judge the pH of salt solutions', 'acids'],
  buffers: ['chemical-properties', 'Choose and work out buffers', 'acids'],
  'titration-curves': [
    'chemical-properties',
    'Read titration curves and choose indicators',
    'acids',
  ],
  'lewis-acids': ['chemical-properties', 'Recognize Lewis acids and bases', 'acids'],
} as const
