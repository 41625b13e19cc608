import { analysisSkills } from './analysis.ts'
import { environmentSkills } from './environment.ts'
import { laboratorySkills } from './laboratory.ts'
import { metalsSkills } from './metals.ts'
import { nuclearSkills } from './nuclear.ts'
import { particlesSkills } from './particles.ts'
import { practicalsSkills } from './practicals.ts'
import { separationSkills } from './separation.ts'

/** The abilities of the topics that school courses have beyond the first year. */
export const schoolSkills = {
  ...analysisSkills,
  ...metalsSkills,
  ...laboratorySkills,
  ...particlesSkills,
  ...separationSkills,
  ...nuclearSkills,
  ...environmentSkills,
  ...practicalsSkills,
} as const
