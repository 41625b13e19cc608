import { analysis } from './analysis.ts'
import { environment } from './environment.ts'
import { laboratory } from './laboratory.ts'
import { metals } from './metals.ts'
import { nuclear } from './nuclear.ts'
import { particles } from './particles.ts'
import { practicals } from './practicals.ts'
import { separation } from './separation.ts'

/** Misconceptions of the topics that school courses have beyond the first year. */
export const school = {
  ...analysis,
  ...metals,
  ...laboratory,
  ...particles,
  ...separation,
  ...nuclear,
  ...environment,
  ...practicals,
} as const
