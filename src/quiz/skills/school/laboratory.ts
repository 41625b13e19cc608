/** The abilities that questions about work in the laboratory practice; `skills.ts` checks their shape. */
export const laboratorySkills = {
  'reading-scales': ['general', 'Read burettes, cylinders and thermometers', 'laboratory'],
  'significant-figures': ['general', 'Use significant figures and standard form', 'laboratory'],
  'measurement-error': ['general', 'Work out uncertainty and percent error', 'laboratory'],
  'unit-conversion': ['general', 'Convert units by factors', 'laboratory'],
  'lab-equipment': ['general', 'Choose glassware and steps', 'laboratory'],
  'hazard-symbols': ['general', 'Read hazard pictograms', 'laboratory'],
  'fair-tests': ['general', 'Plan fair tests', 'laboratory'],
} as const
