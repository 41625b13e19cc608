/** The abilities that questions about oil, water and air practice; `skills.ts` checks their shape. */
export const environmentSkills = {
  'crude-oil': [
    'chemical-properties',
    'Explain distillation and cracking of crude oil',
    'environment',
  ],
  'water-treatment': ['general', 'Follow water from source to tap', 'environment'],
  atmosphere: ['general', 'Know the air and how it came to be', 'environment'],
  pollution: ['general', 'Link fuels, pollutants and the greenhouse effect', 'environment'],
  'life-cycles': ['general', 'Judge products over their life and recycling', 'environment'],
  'hard-water': ['general', 'Explain and soften hard water', 'environment'],
  fertilizers: ['general', 'Choose and compare fertilizers', 'environment'],
} as const
