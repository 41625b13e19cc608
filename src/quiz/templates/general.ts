import type { Template } from '#quiz/template.ts'
import { withLure } from '#quiz/templates/even-places.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { lowestPh, mostAcidic, phAtEndPoint, phOfSolution } from './general/acidity.ts'
import { massPercent, molarMassOf, molesInMass, particlesInAmount } from './general/amounts.ts'
import { balancedEquation, coefficientsOf } from './general/balancing.ts'
import { sameOrDifferent } from './general/both-sides.ts'
import { workOfCatalyst } from './general/catalysts.ts'
import { atomsInFormula, chemicalChange, elementOfSymbol, symbolOf } from './general/easy.ts'
import { empiricalFormula } from './general/empirical.ts'
import { effectOfCatalyst, reverseActivation } from './general/energies.ts'
import { equalOnBothSides, kindOfReaction } from './general/equations.ts'
import {
  limitingReagent,
  massAfterBurning,
  massAfterBurningInOxygen,
  massOfProduct,
  percentYield,
} from './general/masses.ts'
import {
  massPercentWording,
  percentYieldWording,
  reverseActivationWording,
  wordings,
} from './general/wordings.ts'
import { equationOfReaction } from './general/written-equations.ts'

export const general: readonly Template[] = [
  symbolOf,
  elementOfSymbol,
  chemicalChange,
  mostAcidic,
  atomsInFormula,
  kindOfReaction,
  equalOnBothSides,
  molarMassOf,
  coefficientsOf,
  balancedEquation,
  molesInMass,
  particlesInAmount,
  massPercent,
  phOfSolution,
  effectOfCatalyst,
  limitingReagent,
  empiricalFormula,
  massOfProduct,
  lowestPh,
  phAtEndPoint,
  massAfterBurning,
  reverseActivation,
  percentYield,
  workOfCatalyst,
  massAfterBurningInOxygen,
  ...wordings.map(reworded),
  equationOfReaction,
  sameOrDifferent,
  ...[molarMassOf, massOfProduct].map(withLure),
  ...[massPercentWording, reverseActivationWording, percentYieldWording].map((wording) =>
    withLure(reworded(wording)),
  ),
]
