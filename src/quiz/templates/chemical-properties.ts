import type { Template } from '#quiz/template.ts'
import { withLure } from '#quiz/templates/even-places.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { productsOfAcid } from './chemical-properties/acids.ts'
import * as easyReactivity from './chemical-properties/easy-reactivity.ts'
import * as easy from './chemical-properties/easy.ts'
import * as hardReasons from './chemical-properties/hard-reasons.ts'
import * as hard from './chemical-properties/hard.ts'
import * as mediumReactions from './chemical-properties/medium-reactions.ts'
import * as medium from './chemical-properties/medium.ts'
import {
  leastReactiveOfFour,
  mostReactiveOfFour,
  mostViolentOfFour,
} from './chemical-properties/reactivity.ts'
import * as reasons from './chemical-properties/reasons.ts'
import { wordings } from './chemical-properties/wordings.ts'

export const chemicalProperties: readonly Template[] = [
  easy.ionCharge,
  easy.electronsLostOrGained,
  easy.behavesAlike,
  easyReactivity.leastReactive,
  easyReactivity.mostViolentWithWater,
  easyReactivity.mostReactiveHalogen,
  easy.formulaOfSalt,
  medium.oxidationNumberIn,
  mediumReactions.halogenDisplacement,
  mediumReactions.displacingMetal,
  medium.solutionOfOxide,
  medium.nameWithNumeral,
  medium.severalCharges,
  mediumReactions.productsWithWater,
  mediumReactions.productsWithAcid,
  hardReasons.whyMoreReactive,
  hardReasons.energyOfIonization,
  hard.whatIsOxidized,
  hard.electronsInHalfEquation,
  hardReasons.whyXenonReacts,
  hard.formulaFromGroup,
  hard.cellVoltage,
  hard.amphotericOxide,
  easy.formulaOfIonicSalt,
  ...wordings.map(reworded),
  withLure(medium.oxidationNumberIn),
  leastReactiveOfFour,
  mostReactiveOfFour,
  mostViolentOfFour,
  productsOfAcid,
  reasons.whyOneReactsMore,
  reasons.energyOfStep,
  reasons.whyHeavyGasReacts,
]
