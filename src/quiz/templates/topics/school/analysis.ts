import type { Template } from '#quiz/template.ts'

import { equationOfAquaIon } from './analysis/aqua-ions.ts'
import { metalOfFlame } from './analysis/flame-choices.ts'
import { saltsToTellApart } from './analysis/flame-pairs.ts'
import { flamesAndMetals, metalsThatColor } from './analysis/flames.ts'
import { gasesAndTests, gasOfObservation, testForReaction } from './analysis/gases.ts'
import {
  halidesAndAmmonia,
  ionOfTests,
  ionsAndHydroxides,
  saltOfTests,
  stepsAndPurposes,
} from './analysis/ions.ts'
import { equationOfTest, massOfPrecipitate } from './analysis/precipitates.ts'
import { unknownSalt } from './analysis/salts.ts'

/** All templates of the topic analysis. */
export const analysis: readonly Template[] = [
  gasesAndTests,
  gasOfObservation,
  flamesAndMetals,
  ionsAndHydroxides,
  metalsThatColor,
  equationOfTest,
  stepsAndPurposes,
  saltOfTests,
  ionOfTests,
  unknownSalt,
  halidesAndAmmonia,
  massOfPrecipitate,
  metalOfFlame,
  testForReaction,
  saltsToTellApart,
  equationOfAquaIon,
]
