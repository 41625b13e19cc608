import { analysis } from './analysis.ts'
import { laboratory } from './laboratory.ts'
import { metals } from './metals.ts'

/** Misconceptions of the topics that school courses have beyond the first year. */
export const school = {
  ...analysis,
  ...metals,
  ...laboratory,
} as const
