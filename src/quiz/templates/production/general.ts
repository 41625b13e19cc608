import type { ProductionTemplate } from '#quiz/template.ts'
import { massesOfBurning } from '#quiz/templates/general/burning-mass.ts'
import { reverseActivation } from '#quiz/templates/general/catalysts.ts'
import { empiricalFormula } from '#quiz/templates/general/composition.ts'
import {
  limitingReactant,
  massOfProduct,
  percentYield,
} from '#quiz/templates/general/product-masses.ts'

import { balancedCombustion, balancedReaction } from './balanced-equations.ts'
import { symbolPairs } from './builds/named-pairs.ts'
import { formulaSister, numberSister } from './sisters.ts'

const masses = ['mg', 'g', 'kg'] as const

export const generalProduction: readonly ProductionTemplate[] = [
  balancedReaction,
  balancedCombustion,
  numberSister('ge-h21', limitingReactant, { unit: 'g', units: masses, tolerance: 0.01 }),
  numberSister('ge-h22', massesOfBurning, { unit: 'g', units: masses, tolerance: 0.01 }),
  numberSister('ge-h23', massOfProduct, { unit: 'g', units: masses, tolerance: 0.01 }),
  numberSister('ge-h24', reverseActivation, {
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.003,
  }),
  numberSister('ge-h25', percentYield, { unit: '%', units: ['%'], tolerance: 0.01 }),
  formulaSister('ge-h26', empiricalFormula),
  ...symbolPairs,
]
