import type { Template } from '#quiz/template.ts'

import {
  floatingMetal,
  highestMeltingPoint,
  kelvin,
  sharedMetalProperty,
  stateAtRoomTemperature,
  stateFromTwoPoints,
  twoAtoms,
} from './physical-properties/easy.ts'

export const physicalProperties: readonly Template[] = [
  stateAtRoomTemperature,
  stateFromTwoPoints,
  floatingMetal,
  kelvin,
  twoAtoms,
  highestMeltingPoint,
  sharedMetalProperty,
]
