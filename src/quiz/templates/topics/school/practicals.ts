import type { Template } from '#quiz/template.ts'

import { climbOfProfile, heatOfSolution, ratioOfRates } from './practicals/choices.ts'
import {
  changesOfCurve,
  factorOfTimes,
  heatOfDisplacement,
  reactionsAndMethods,
  shareOfHeat,
} from './practicals/experiments.ts'
import {
  catalyzedReverse,
  levelsOfProfile,
  partsOfProfile,
  profilesAndVerdicts,
} from './practicals/profiles.ts'

/** All templates of the topic practicals. */
export const practicals: readonly Template[] = [
  partsOfProfile,
  reactionsAndMethods,
  factorOfTimes,
  levelsOfProfile,
  changesOfCurve,
  shareOfHeat,
  catalyzedReverse,
  profilesAndVerdicts,
  heatOfDisplacement,
  climbOfProfile,
  ratioOfRates,
  heatOfSolution,
]
