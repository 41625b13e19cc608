import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import { cellOfTwoMetals, cellVoltage } from './chemical-properties/cell-voltage.ts'
import {
  displacingMetal,
  displacementInSolution,
  metalOfTwoSolutions,
  productsOfDisplacement,
} from './chemical-properties/displacement.ts'
import { electronsInHalfEquation } from './chemical-properties/half-equations.ts'
import {
  electronsLostOrGained,
  ionCharge,
  ionChargeOfEitherSign,
} from './chemical-properties/ion-charges.ts'
import { energyOfIonization } from './chemical-properties/ionization-steps.ts'
import {
  oxidationNumberIn,
  electronsOfAtom,
  electronsOfOxidized,
  oxidizedElement,
} from './chemical-properties/oxidation-numbers.ts'
import {
  amphotericOxide,
  characterByComposition,
  solutionOfOxide,
} from './chemical-properties/oxides.ts'
import {
  productsWithAcid,
  productsOfMetal,
  productsWithWater,
  saltOfNeutralization,
} from './chemical-properties/reaction-products.ts'
import {
  leastReactiveElement,
  mostReactiveHalogen,
  mostViolentWithWater,
  orderOfReactivity,
} from './chemical-properties/reactive-elements.ts'
import { reasonForReactivity, reasonForXenon } from './chemical-properties/reactivity-reasons.ts'
import { metalWithNumeral, nameWithNumeral } from './chemical-properties/roman-numerals.ts'
import { formulaOfSalt, formulaOfUnknown } from './chemical-properties/salt-formulas.ts'
import { mostSimilarElement, sameKindOfFormula } from './chemical-properties/similar-elements.ts'
import { chemicalPropertiesProduction } from './production/chemical-properties.ts'

export const chemicalProperties: readonly ChoiceTemplate[] = [
  ionCharge,
  ionChargeOfEitherSign,
  electronsLostOrGained,
  mostSimilarElement,
  leastReactiveElement,
  mostViolentWithWater,
  mostReactiveHalogen,
  formulaOfSalt,
  oxidationNumberIn,
  displacementInSolution,
  displacingMetal,
  metalOfTwoSolutions,
  solutionOfOxide,
  nameWithNumeral,
  metalWithNumeral,
  productsWithWater,
  productsOfMetal,
  productsWithAcid,
  reasonForReactivity,
  energyOfIonization,
  oxidizedElement,
  electronsOfOxidized,
  electronsInHalfEquation,
  reasonForXenon,
  formulaOfUnknown,
  cellVoltage,
  cellOfTwoMetals,
  amphotericOxide,
  characterByComposition,
  sameKindOfFormula,
  orderOfReactivity,
  electronsOfAtom,
  productsOfDisplacement,
  saltOfNeutralization,
]

/** All that a page needs to ask about this category. */
export const chemicalPropertiesBank: readonly Template[] = [
  ...chemicalProperties,
  ...chemicalPropertiesProduction,
]
