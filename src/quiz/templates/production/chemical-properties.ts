import type { ProductionTemplate } from '#quiz/template.ts'
import { cellVoltage } from '#quiz/templates/chemical-properties/cell-voltage.ts'
import { electronsInHalfEquation } from '#quiz/templates/chemical-properties/half-equations.ts'

import { chargePairs } from './builds/counted-pairs.ts'
import { numberSister } from './sisters.ts'

export const chemicalPropertiesProduction: readonly ProductionTemplate[] = [
  numberSister('ch-h21', electronsInHalfEquation, { unit: null, tolerance: 0 }),
  numberSister('ch-h22', cellVoltage, { unit: 'V', units: ['mV', 'V', 'kV'], tolerance: 0.003 }),
  ...chargePairs,
]
