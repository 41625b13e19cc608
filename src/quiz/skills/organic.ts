/** The abilities that questions about organic chemistry practice; `skills.ts` checks their shape. */
export const organicSkills = {
  'organic-families': [
    'classification',
    'Recognize functional groups and homologous series',
    'organic',
  ],
  'organic-formulas': [
    'general',
    'Turn names, formulas and skeletal drawings into each other',
    'organic',
  ],
  'organic-names': ['classification', 'Name alkanes, alkenes, alcohols and their kin', 'organic'],
  isomers: ['bonding', 'Find and count isomers', 'organic'],
  'organic-reactions': [
    'chemical-properties',
    'Predict addition, oxidation and esterification',
    'organic',
  ],
  'organic-routes': ['chemical-properties', 'Plan a route of two or three steps', 'organic'],
  polymers: ['chemical-properties', 'Link polymers and monomers', 'organic'],
  combustion: ['chemical-properties', 'Write complete and incomplete combustion', 'organic'],
} as const
