import type { Template } from '#quiz/template.ts'

import { factorOfSpot, wayToSeparate } from './separation/choices.ts'
import { differenceUsed } from './separation/differences.ts'
import { dyesOfMixture } from './separation/drawn.ts'
import {
  mixturesAndMethods,
  orderOfDistilling,
  mixedStepsOfSeparation,
  stepsOfSeparation,
} from './separation/methods.ts'
import { pureSubstance } from './separation/pure.ts'
import { purityOfSample } from './separation/shares.ts'
import { distanceOfSpot, meltingAndPurity, retention } from './separation/spots.ts'
import { threeSolids } from './separation/three.ts'

/** All templates of the topic separation. */
export const separation: readonly Template[] = [
  mixturesAndMethods,
  retention,
  stepsOfSeparation,
  mixedStepsOfSeparation,
  distanceOfSpot,
  meltingAndPurity,
  threeSolids,
  orderOfDistilling,
  wayToSeparate,
  factorOfSpot,
  dyesOfMixture,
  purityOfSample,
  pureSubstance,
  differenceUsed,
]
