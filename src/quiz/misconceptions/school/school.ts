import { analysis } from './analysis.ts'

/** Misconceptions of the topics that school courses have beyond the first year. */
export const school = {
  ...analysis,
} as const
