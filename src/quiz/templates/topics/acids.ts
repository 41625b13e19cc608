import type { Template } from '#quiz/template.ts'

import { mixtureThatBuffers, phAfterAddition, phOfBuffer, saltForBuffer } from './acids/buffers.ts'
import { concentrationFromCurve } from './acids/drawn.ts'
import { giverOfPair, lewisAcidOfReaction } from './acids/lewis-acids.ts'
import {
  conjugatePartner,
  expressionOfConstant,
  favoredSide,
  mainSpeciesOfAcid,
  mainSpecies,
  orderByConstant,
  orderOfStrength,
} from './acids/pairs.ts'
import { phOfSalt, saltInWater } from './acids/salts.ts'
import {
  acidByConstant,
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
import {
  colorOfIndicator,
  indicatorForTitration,
  phInTitration,
  readCurve,
  titrationsAndCurves,
} from './acids/titrations.ts'
import { constantFromPh, phOfShare, phOfWeak, shareIonized } from './acids/weak.ts'

/** All templates of the topic acids and bases. */
export const acids: readonly Template[] = [
  conjugatePartner,
  strongOne,
  phOfStrong,
  colorOfIndicator,
  strongAndConcentrated,
  concentrationFromPh,
  phOfHydroxide,
  constantsOfPair,
  orderOfStrength,
  saltInWater,
  favoredSide,
  mixtureThatBuffers,
  phOfDiluted,
  indicatorForTitration,
  titrationsAndCurves,
  phOfWeak,
  constantFromPh,
  shareIonized,
  phOfBuffer,
  phAfterAddition,
  phInTitration,
  phOfSalt,
  phOfMixture,
  mainSpecies,
  mainSpeciesOfAcid,
  readCurve,
  phWhenWarm,
  saltForBuffer,
  reasonForStrength,
  acidByConstant,
  concentrationFromCurve,
  phOfShare,
  expressionOfConstant,
  orderByConstant,
  giverOfPair,
  lewisAcidOfReaction,
]
