/** The abilities that questions about tests for gases and ions practice; `skills.ts` checks their shape. */
export const analysisSkills = {
  'gas-tests': ['chemical-properties', 'Identify gases', 'analysis'],
  'ion-tests': ['chemical-properties', 'Identify ions by precipitates and gases', 'analysis'],
  'flame-tests': ['chemical-properties', 'Know flame colors and where they come from', 'analysis'],
  precipitates: [
    'chemical-properties',
    'Predict precipitates and write net ionic equations',
    'analysis',
  ],
} as const
