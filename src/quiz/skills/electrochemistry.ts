/** The abilities that questions about electrochemistry practice; `skills.ts` checks their shape. */
export const electrochemistrySkills = {
  'galvanic-cells': ['chemical-properties', 'Know what happens in a cell', 'electrochemistry'],
  'cell-potential': ['chemical-properties', 'Work with standard potentials', 'electrochemistry'],
} as const
