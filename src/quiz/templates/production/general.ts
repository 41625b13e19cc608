import type { ProductionTemplate } from '#quiz/template.ts'
import { phOfSolution } from '#quiz/templates/general/acidity.ts'
import { atomsInAmount, molarMassOfCompound } from '#quiz/templates/general/amounts.ts'
import { atomsInFormula } from '#quiz/templates/general/atoms-in-formula.ts'
import { massesOfBurning } from '#quiz/templates/general/burning-mass.ts'
import { reverseActivation } from '#quiz/templates/general/catalysts.ts'
import { empiricalFormula, massPercent } from '#quiz/templates/general/composition.ts'
import {
  limitingReactant,
  massOfProduct,
  percentYield,
} from '#quiz/templates/general/product-masses.ts'

import { symbolPairs } from './builds/named-pairs.ts'
import { nameOfAcid, nameOfAcidIon } from './general/acid-names.ts'
import { formulaOfAcid, possibleOrderOfPh, orderOfPh } from './general/acids.ts'
import { atomEconomy } from './general/atom-economy.ts'
import { balancedCombustion, balancedReaction } from './general/balanced-equations.ts'
import { elementsOfSalt } from './general/compound-elements.ts'
import {
  hydrateFormula,
  hydrocarbonFromCombustion,
  molecularFormula,
} from './general/formulas-from-data.ts'
import { massLeftOver, massOfMoles, molesOfMass } from './general/masses.ts'
import { concentration, dilution, titration } from './general/solutions.ts'
import {
  balancedDecomposition,
  balancedIntricate,
  balancedNeutralization,
  balancedPrecipitation,
  balancedUnion,
} from './general/written-reactions.ts'
import { formulaSister, numberSister } from './sisters.ts'

const masses = ['mg', 'g', 'kg'] as const

import { formulaInSteps, limitedByOne, massByAmounts } from './general/problems.ts'

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
  atomEconomy,
  formulaSister('ge-h26', empiricalFormula),
  ...symbolPairs,
  balancedUnion,
  orderOfPh,
  possibleOrderOfPh,
  elementsOfSalt,
  numberSister('ge-e24', atomsInFormula, { unit: null, tolerance: 0 }),
  numberSister('ge-m23', molarMassOfCompound, {
    unit: 'g/mol',
    units: ['g/mol', 'kg/mol'],
    tolerance: 0.005,
  }),
  molesOfMass,
  massOfMoles,
  numberSister('ge-m26', massPercent, { unit: '%', units: ['%'], tolerance: 0.01 }),
  numberSister('ge-m27', phOfSolution, { unit: null, tolerance: 0.003 }),
  concentration,
  dilution,
  balancedPrecipitation,
  balancedNeutralization,
  balancedDecomposition,
  formulaOfAcid,
  numberSister('ge-m34', atomsInAmount, { unit: null, tolerance: 0.01 }),
  massLeftOver,
  titration,
  molecularFormula,
  hydrateFormula,
  hydrocarbonFromCombustion,
  balancedIntricate,
  nameOfAcid,
  nameOfAcidIon,
  massByAmounts,
  limitedByOne,
  formulaInSteps,
]
