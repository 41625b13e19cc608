/** The abilities that questions about thermochemistry practice; `skills.ts` checks their shape. */
export const thermochemistrySkills = {
  'heat-exchange': [
    'physical-properties',
    'Follow heat from one body to another',
    'thermochemistry',
  ],
  'heating-curves': ['physical-properties', 'Read heating and cooling curves', 'thermochemistry'],
  calorimetry: ['general', 'Get ΔH from a temperature change', 'thermochemistry'],
  'reaction-enthalpy': ['general', 'Use ΔH with equations', 'thermochemistry'],
  'hess-law': ['general', 'Add equations and their ΔH', 'thermochemistry'],
  'formation-enthalpy': [
    'general',
    'Use enthalpies of formation and combustion',
    'thermochemistry',
  ],
  'lattice-cycles': ['bonding', 'Complete Born–Haber cycles', 'thermochemistry'],
} as const
