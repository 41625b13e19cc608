import type { Template } from '#quiz/template.ts'

import * as easy from './chemical-properties/easy.ts'
import * as hard from './chemical-properties/hard.ts'
import * as medium from './chemical-properties/medium.ts'

export const chemicalProperties: readonly Template[] = [
  easy.ionCharge,
  easy.electronsLostOrGained,
  easy.behavesAlike,
  easy.leastReactive,
  easy.mostViolentWithWater,
  easy.mostReactiveHalogen,
  easy.formulaOfSalt,
  medium.oxidationNumberIn,
  medium.halogenDisplacement,
  medium.displacingMetal,
  medium.solutionOfOxide,
  medium.nameWithNumeral,
  medium.severalCharges,
  medium.productsWithWater,
  medium.productsWithAcid,
  hard.whyMoreReactive,
  hard.energyOfIonization,
  hard.whatIsOxidized,
  hard.electronsInHalfEquation,
  hard.whyXenonReacts,
  hard.formulaFromGroup,
  hard.cellVoltage,
  hard.amphotericOxide,
]
