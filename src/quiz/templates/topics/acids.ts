import type { Template } from '#quiz/template.ts'

import { conjugatePartner, favoredSide, mainSpecies, orderOfStrength } from './acids/pairs.ts'
import {
  constantsOfPair,
  reasonForStrength,
  strongAndConcentrated,
  strongOne,
} from './acids/strength.ts'
import {
  concentrationFromPh,
  phOfDiluted,
  phOfHydroxide,
  phOfMixture,
  phOfStrong,
  phWhenWarm,
} from './acids/strong.ts'
import { constantFromPh, phOfWeak, shareIonized } from './acids/weak.ts'

/** All templates of the topic acids and bases. */
export const acids: readonly Template[] = [
  conjugatePartner,
  strongOne,
  strongAndConcentrated,
  phOfStrong,
  concentrationFromPh,
  phOfHydroxide,
  phOfDiluted,
  constantsOfPair,
  orderOfStrength,
  favoredSide,
  phOfMixture,
  phWhenWarm,
  phOfWeak,
  constantFromPh,
  shareIonized,
  mainSpecies,
  reasonForStrength,
]
