/** The abilities that questions about kinetics practice; `skills.ts` checks their shape. */
export const kineticsSkills = {
  'reaction-rate': ['general', 'Work out and compare rates', 'kinetics'],
  'rate-factors': ['general', 'Explain rates by collisions', 'kinetics'],
  'rate-laws': ['general', 'Find orders and rate constants', 'kinetics'],
  'integrated-rates': ['general', 'Use half-lives and laws of concentration and time', 'kinetics'],
  'activation-energy': [
    'general',
    'Use activation energies and the Arrhenius equation',
    'kinetics',
  ],
  mechanisms: ['general', 'Judge mechanisms', 'kinetics'],
  enzymes: ['general', 'Explain how enzymes work', 'kinetics'],
} as const
