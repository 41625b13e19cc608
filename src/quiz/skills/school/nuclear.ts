/** The abilities that questions about nuclear reactions practice; `skills.ts` checks their shape. */
export const nuclearSkills = {
  'nuclear-equations': ['atomic-structure', 'Balance nuclear equations', 'nuclear'],
  'fission-and-fusion': ['atomic-structure', 'Tell fission, fusion and decay apart', 'nuclear'],
  'radioactive-dating': ['atomic-structure', 'Work out ages from half-lives', 'nuclear'],
  'radiation-safety': ['atomic-structure', 'Tell irradiation from contamination', 'nuclear'],
  'binding-energy': ['atomic-structure', 'Work with mass defect and binding energy', 'nuclear'],
  'atom-models': ['atomic-structure', 'Know how atoms were explored', 'nuclear'],
  radioisotopes: ['atomic-structure', 'Choose radioisotopes for a use', 'nuclear'],
} as const
