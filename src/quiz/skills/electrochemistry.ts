/** The abilities that questions about electrochemistry practice; `skills.ts` checks their shape. */
export const electrochemistrySkills = {
  'galvanic-cells': ['chemical-properties', 'Know what happens in a cell', 'electrochemistry'],
  'cell-potential': ['chemical-properties', 'Work with standard potentials', 'electrochemistry'],
  electrolysis: ['chemical-properties', 'Predict products of electrolysis', 'electrochemistry'],
  faraday: ['chemical-properties', 'Link charge, time and mass', 'electrochemistry'],
  'redox-titrations': ['chemical-properties', 'Work out redox titrations', 'electrochemistry'],
} as const
