import type { ProductionTemplate } from '#quiz/template.ts'
import {
  atomsInMass,
  gasDensity,
  molarVolume,
} from '#quiz/templates/physical-properties/amounts.ts'
import { heatToMelt, mixedTemperature } from '#quiz/templates/physical-properties/heat.ts'

import { samplePairs } from './builds/sample-pairs.ts'
import { numberSister } from './sisters.ts'

export const physicalPropertiesProduction: readonly ProductionTemplate[] = [
  numberSister('ph-h21', atomsInMass, { unit: null, tolerance: 0.01 }),
  numberSister('ph-h22', gasDensity, {
    unit: 'g/L',
    units: ['g/L', 'g/cm³', 'kg/L'],
    tolerance: 0.01,
  }),
  numberSister('ph-h23', heatToMelt, { unit: 'kJ', units: ['J', 'kJ', 'MJ'], tolerance: 0.01 }),
  numberSister('ph-h24', mixedTemperature, { unit: '°C', units: ['°C', 'K'], tolerance: 0.01 }),
  numberSister('ph-h25', molarVolume, { unit: 'cm³', units: ['cm³', 'L', 'm³'], tolerance: 0.01 }),
  ...samplePairs,
]
