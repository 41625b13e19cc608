/** The abilities that questions about experiments on rates and heats practice; `skills.ts` checks their shape. */
export const practicalsSkills = {
  'energy-profiles': ['general', 'Read energy profiles', 'practicals'],
  'rate-experiments': ['general', 'Plan and read experiments on rates', 'practicals'],
  'heat-experiments': ['general', 'Plan and read experiments on heats', 'practicals'],
} as const
