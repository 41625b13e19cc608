import type { Template } from '#quiz/template.ts'

import * as easy from './physical-properties/easy.ts'
import * as hard from './physical-properties/hard.ts'
import * as medium from './physical-properties/medium.ts'

export const physicalProperties: readonly Template[] = [
  easy.stateAtRoomTemperature,
  easy.stateFromTwoPoints,
  easy.floatingMetal,
  easy.kelvin,
  easy.twoAtoms,
  easy.highestMeltingPoint,
  easy.sharedMetalProperty,
  medium.liquidAt,
  medium.orderOfBoilingPoints,
  medium.stateFromKelvin,
  medium.massFromVolume,
  medium.denserOrNot,
  medium.whyBoilingPointsRise,
  medium.moleculesOnMelting,
  medium.widestLiquidRange,
  hard.metalFromTwoValues,
  hard.atomsInMass,
  hard.gasDensity,
  hard.heavierButLessDense,
  hard.heatToMelt,
  hard.bothLiquid,
  hard.warmsMost,
  hard.molarVolume,
]
