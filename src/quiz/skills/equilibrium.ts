/** The abilities that questions about equilibria practice; `skills.ts` checks their shape. */
export const equilibriumSkills = {
  'dynamic-equilibrium': ['general', 'Know what an equilibrium is', 'equilibrium'],
  'equilibrium-constant': ['general', 'Write and work out equilibrium constants', 'equilibrium'],
  'reaction-quotient': ['general', 'Compare Q with K', 'equilibrium'],
  'ice-tables': ['general', 'Work out equilibrium mixtures', 'equilibrium'],
  'le-chatelier': ['general', 'Predict shifts of equilibria', 'equilibrium'],
  'formation-constants': ['chemical-properties', 'Work with formation constants', 'equilibrium'],
} as const
