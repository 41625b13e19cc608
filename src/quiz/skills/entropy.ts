/** The abilities that questions about entropy and Gibbs energy practice; `skills.ts` checks their shape. */
export const entropySkills = {
  entropy: ['general', 'Compare and work out entropies', 'entropy'],
  'gibbs-energy': ['general', 'Judge with ΔG = ΔH − TΔS', 'entropy'],
  'gibbs-and-k': ['general', 'Link ΔG°, K and Q', 'entropy'],
} as const
