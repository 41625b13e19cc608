import type { ChoiceTemplate, Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import {
  atomsInBlock,
  differenceOfGases,
  positiveDifference,
  volumeOfEqualAtoms,
} from './physical-properties/amounts.ts'
import {
  againstMercury,
  heavierButLessDense,
  massFromVolume,
} from './physical-properties/densities.ts'
import { atomsInMolecules, particlesOfElements } from './physical-properties/elemental-molecules.ts'
import { floatingOrSinking } from './physical-properties/floating.ts'
import {
  moleculesStayWhole,
  whyBoilingPointsRise,
} from './physical-properties/forces-between-molecules.ts'
import { meltedBySameHeat, mixedTemperature, moreHeatByVolume } from './physical-properties/heat.ts'
import { liquidAt, statesOfTwo, widestLiquidRange } from './physical-properties/liquid-ranges.ts'
import { highestMeltingPoint, metalFromTwoValues } from './physical-properties/melting-points.ts'
import {
  comparedReason,
  reasonForProperty,
  sharedMetalProperty,
} from './physical-properties/metal-properties.ts'
import { stateAtRoomTemperature, stateFromTwoPoints } from './physical-properties/states.ts'
import {
  kelvin,
  orderOfBoilingPoints,
  correctedStateFromKelvin,
  stateFromKelvin,
} from './physical-properties/temperature-scales.ts'
import { physicalPropertiesProduction } from './production/physical-properties.ts'
import { heatToWarm, volumeOfGas } from './production/physical-properties/measures.ts'

export const physicalProperties: readonly ChoiceTemplate[] = [
  stateAtRoomTemperature,
  stateFromTwoPoints,
  floatingOrSinking,
  kelvin,
  particlesOfElements,
  highestMeltingPoint,
  sharedMetalProperty,
  liquidAt,
  orderOfBoilingPoints,
  stateFromKelvin,
  correctedStateFromKelvin,
  massFromVolume,
  againstMercury,
  whyBoilingPointsRise,
  moleculesStayWhole,
  widestLiquidRange,
  metalFromTwoValues,
  atomsInBlock,
  differenceOfGases,
  positiveDifference,
  heavierButLessDense,
  meltedBySameHeat,
  moreHeatByVolume,
  statesOfTwo,
  mixedTemperature,
  volumeOfEqualAtoms,
  atomsInMolecules,
  choiceSister('ph-m405', heatToWarm),
  choiceSister('ph-m406', volumeOfGas),
  reasonForProperty,
  comparedReason,
]

/** All that a page needs to ask about this category. */
export const physicalPropertiesBank: readonly Template[] = [
  ...physicalProperties,
  ...physicalPropertiesProduction,
]
