import type { ProductionTemplate } from '#quiz/template.ts'
import {
  atomsInBlock,
  differenceOfGases,
  volumeOfEqualAtoms,
} from '#quiz/templates/physical-properties/amounts.ts'
import { massFromVolume } from '#quiz/templates/physical-properties/densities.ts'
import { meltedBySameHeat, mixedTemperature } from '#quiz/templates/physical-properties/heat.ts'
import { kelvin } from '#quiz/templates/physical-properties/temperature-scales.ts'

import { samplePairs } from './builds/sample-pairs.ts'
import {
  orderByForces,
  orderBySize,
  orderOfGivenPoints,
  orderOfNonMetals,
} from './physical-properties/boiling.ts'
import {
  densityOfPiece,
  heatToWarm,
  temperatureReached,
  volumeFromMass,
  volumeOfGas,
} from './physical-properties/measures.ts'
import { barInSteps } from './physical-properties/problems.ts'
import { gasesOfPeriods, twoAtomElements } from './physical-properties/states.ts'
import { numberSister } from './sisters.ts'

export const physicalPropertiesProduction: readonly ProductionTemplate[] = [
  numberSister('ph-h21', atomsInBlock, { unit: null, tolerance: 0.01 }),
  numberSister('ph-h22', differenceOfGases, {
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    tolerance: 0.01,
  }),
  numberSister('ph-h23', meltedBySameHeat, {
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    tolerance: 0.01,
  }),
  numberSister('ph-h24', mixedTemperature, { unit: '°C', units: ['°C', 'K'], tolerance: 0.01 }),
  numberSister('ph-h25', volumeOfEqualAtoms, {
    unit: 'cm³',
    units: ['cm³', 'L', 'm³'],
    tolerance: 0.01,
  }),
  ...samplePairs,
  numberSister('ph-e21', kelvin, { unit: 'K', units: ['K', '°C'], tolerance: 0.002 }),
  gasesOfPeriods,
  twoAtomElements,
  densityOfPiece,
  orderOfNonMetals,
  numberSister('ph-m21', massFromVolume, { unit: 'g', units: ['mg', 'g', 'kg'], tolerance: 0.01 }),
  volumeFromMass,
  heatToWarm,
  volumeOfGas,
  orderOfGivenPoints,
  orderBySize,
  temperatureReached,
  orderByForces,
  barInSteps,
]
