import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import { changeForResult } from './practicals/changes.ts'
import { climbOfProfile, heatOfSolution, possibleHeat, ratioOfRates } from './practicals/choices.ts'
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
  possibleHeat,
  choiceSister('ge-m405', levelsOfProfile),
  choiceSister('ge-m406', shareOfHeat),
  changeForResult,
]
