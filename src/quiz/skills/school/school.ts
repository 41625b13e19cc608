import { analysisSkills } from './analysis.ts'

/** The abilities of the topics that school courses have beyond the first year. */
export const schoolSkills = {
  ...analysisSkills,
} as const
