import type { Template } from '#quiz/template.ts'

import {
  gasesOfAir,
  mixedHistoryOfAir,
  historyOfAir,
  partsPerMillion,
  pollutantsAndEffects,
  problemsAndCauses,
} from './environment/air.ts'
import { pollutantOfChange } from './environment/causes.ts'
import {
  descriptionOfPollutant,
  effectOfPollutant,
  fractionAtTheEnd,
  stageOfEvent,
  stepAgainst,
} from './environment/choices.ts'
import { fertilizerForSoil, massForField, nutrientShare } from './environment/fertilizers.ts'
import { gasesOfFuel } from './environment/fuels.ts'
import {
  hardnessOfWater,
  sodaForCalcium,
  sodaForWater,
  waysToSoften,
} from './environment/hard-water.ts'
import {
  equationOfCracking,
  orderOfFractions,
  productOfCracking,
  restOfCracking,
} from './environment/oil.ts'
import { bestSaving } from './environment/savings.ts'
import { treatmentOfSource } from './environment/sources.ts'
import {
  stagesOfLife,
  stepsAndRemovals,
  mixedStepsOfWater,
  stepsOfWater,
} from './environment/water.ts'

/** All templates of the topic environment. */
export const environment: readonly Template[] = [
  orderOfFractions,
  gasesOfAir,
  pollutantsAndEffects,
  stepsOfWater,
  mixedStepsOfWater,
  stepsAndRemovals,
  equationOfCracking,
  productOfCracking,
  historyOfAir,
  mixedHistoryOfAir,
  problemsAndCauses,
  stagesOfLife,
  gasesOfFuel,
  partsPerMillion,
  fractionAtTheEnd,
  stepAgainst,
  effectOfPollutant,
  descriptionOfPollutant,
  stageOfEvent,
  treatmentOfSource,
  pollutantOfChange,
  bestSaving,
  restOfCracking,
  waysToSoften,
  hardnessOfWater,
  sodaForWater,
  sodaForCalcium,
  fertilizerForSoil,
  nutrientShare,
  massForField,
]
