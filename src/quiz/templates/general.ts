import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import {
  acidOfSalt,
  formulaOfSchoolAcid,
  extremePh,
  lowestPh,
  mostAcidic,
  phOfSolution,
} from './general/acidity.ts'
import { atomsInAmount, massOfAmount, molarMassOfCompound, molesInMass } from './general/amounts.ts'
import { atomsInFormula, atomsInSeveral } from './general/atoms-in-formula.ts'
import { balancedEquation, balancingCoefficients } from './general/balancing.ts'
import { massesOfBurning } from './general/burning-mass.ts'
import { reverseActivation, workOfCatalyst } from './general/catalysts.ts'
import { chemicalChange, physicalThenChemical } from './general/chemical-change.ts'
import { empiricalFormula, massPercent } from './general/composition.ts'
import { equalOnBothSides, massOfSecondProduct } from './general/conservation.ts'
import { phAfterMixing, phAtEndPoint } from './general/end-point.ts'
import { molesByRatio } from './general/mole-ratio.ts'
import { limitingReactant, massOfProduct, percentYield } from './general/product-masses.ts'
import { kindFromReactants, kindOfReaction } from './general/reaction-kinds.ts'
import { elementOfSymbol, symbolOfElement, symbolsInOrder } from './general/symbols.ts'
import { generalProduction } from './production/general.ts'

export const general: readonly ChoiceTemplate[] = [
  symbolOfElement,
  elementOfSymbol,
  chemicalChange,
  mostAcidic,
  atomsInFormula,
  kindOfReaction,
  equalOnBothSides,
  molarMassOfCompound,
  balancingCoefficients,
  balancedEquation,
  molesInMass,
  atomsInAmount,
  massPercent,
  phOfSolution,
  workOfCatalyst,
  limitingReactant,
  empiricalFormula,
  massOfProduct,
  lowestPh,
  extremePh,
  phAtEndPoint,
  phAfterMixing,
  massesOfBurning,
  reverseActivation,
  percentYield,
  symbolsInOrder,
  physicalThenChemical,
  atomsInSeveral,
  kindFromReactants,
  massOfSecondProduct,
  molesByRatio,
  formulaOfSchoolAcid,
  massOfAmount,
  acidOfSalt,
]

/** All that a page needs to ask about this category. */
export const generalBank: readonly Template[] = [...general, ...generalProduction]
