/**
 * Skills that courses ask for and that had no questions when this list was made, with what a learner who has one can
 * do. One that has questions by now is a skill like any other, and its line here has no effect.
 */
export const upcomingSkills: Readonly<Record<string, string>> = {
  calorimetry: 'Get ΔH from a temperature change',
  dilution: 'Work out dilutions',
  'formation-enthalpy': 'Use enthalpies of formation and combustion',
  'gas-mixtures': 'Work with partial pressures',
  'gas-stoichiometry': 'Link gas volumes and equations',
  'heating-curves': 'Read heating and cooling curves',
  'hess-law': 'Add equations and their ΔH',
  'ideal-gas': 'Work with pV = nRT',
  'ions-in-solution': 'Know which particles are in a solution',
  'kinetic-theory': 'Explain gases by moving particles',
  'lattice-cycles': 'Complete Born–Haber cycles',
  'net-ionic': 'Write net ionic equations',
  'organic-routes': 'Plan a route of two or three steps',
  'reaction-enthalpy': 'Use ΔH with equations',
  'real-gases': 'Know where the ideal gas fails',
  'solubility-product': 'Work with Ksp',
  'solubility-rules': 'Predict precipitates',
  'solution-stoichiometry': 'Work out titrations and precipitations',
}
