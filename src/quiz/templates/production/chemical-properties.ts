import type { ProductionTemplate } from '#quiz/template.ts'
import { cellVoltage } from '#quiz/templates/chemical-properties/cell-voltage.ts'
import { electronsInHalfEquation } from '#quiz/templates/chemical-properties/half-equations.ts'
import { oxidationNumberIn } from '#quiz/templates/chemical-properties/oxidation-numbers.ts'

import { chargePairs } from './builds/counted-pairs.ts'
import {
  balancedDisplacement,
  balancedRedox,
  balancedWithAcid,
} from './chemical-properties/equations.ts'
import { formulaOfNumeral } from './chemical-properties/formulas.ts'
import {
  electronsMoved,
  elementsByCharge,
  energyOfIons,
  formulaOfSimpleIon,
} from './chemical-properties/ions.ts'
import {
  nameFromIons,
  nameOfHardSalt,
  nameOfHydrogenSalt,
  nameOfMetalIon,
  nameWithNumeral,
} from './chemical-properties/names.ts'
import { orderOfActivity, orderOfOxidationNumbers } from './chemical-properties/orders.ts'
import { displacementInSteps } from './chemical-properties/problems.ts'
import { numberSister } from './sisters.ts'

export const chemicalPropertiesProduction: readonly ProductionTemplate[] = [
  numberSister('ch-m805', electronsInHalfEquation, { unit: null, tolerance: 0 }),
  numberSister('ch-m573', cellVoltage, { unit: 'V', units: ['mV', 'V', 'kV'], tolerance: 0.003 }),
  ...chargePairs,
  electronsMoved,
  formulaOfSimpleIon,
  elementsByCharge,
  formulaOfNumeral,
  orderOfOxidationNumbers,
  orderOfActivity,
  balancedDisplacement,
  balancedWithAcid,
  numberSister('ch-m26', oxidationNumberIn, { unit: null, tolerance: 0 }),
  energyOfIons,
  balancedRedox,
  nameOfMetalIon,
  nameWithNumeral,
  nameFromIons,
  nameOfHardSalt,
  nameOfHydrogenSalt,
  displacementInSteps,
]
