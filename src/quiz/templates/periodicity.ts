import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import { affinityInPeriod, largestAffinity } from './periodicity/electron-affinity.ts'
import { estimateFromNeighbors } from './periodicity/estimates.ts'
import {
  losesElectronMostEasily,
  mostElectronegative,
  mostMetallic,
  sizeInGroup,
  sizeInPeriod,
} from './periodicity/extreme-elements.ts'
import {
  atomOrIon,
  extremeIonOfGroup,
  largerOfTwoIons,
  sizeOfIsoelectronicIons,
} from './periodicity/ion-sizes.ts'
import { reasonForDrop, reasonBySubshell, whichAndWhy } from './periodicity/ionization-reasons.ts'
import { effectiveCharge, holdAfterChange } from './periodicity/nuclear-pull.ts'
import {
  orderByElectronegativity,
  orderByIonizationEnergy,
  orderByMetallicCharacter,
  orderBySize,
  quantityOfOrder,
} from './periodicity/orders.ts'
import { equationOfQuantity } from './periodicity/quantity-definitions.ts'
import { reasonForSize } from './periodicity/size-reasons.ts'
import {
  elementFromJump,
  largestSecondEnergy,
  placeOfJump,
} from './periodicity/successive-ionization.ts'
import { neighborsAgainstMass, orderOfTheTable } from './periodicity/table-order.ts'
import { directionOfTrend } from './periodicity/trend-direction.ts'
import { periodicityProduction } from './production/periodicity.ts'

export const periodicity: readonly ChoiceTemplate[] = [
  sizeInGroup,
  sizeInPeriod,
  directionOfTrend,
  mostElectronegative,
  losesElectronMostEasily,
  orderOfTheTable,
  mostMetallic,
  orderBySize,
  orderByIonizationEnergy,
  sizeOfIsoelectronicIons,
  atomOrIon,
  reasonForSize,
  neighborsAgainstMass,
  quantityOfOrder,
  estimateFromNeighbors,
  reasonForDrop,
  reasonBySubshell,
  elementFromJump,
  largestSecondEnergy,
  effectiveCharge,
  largestAffinity,
  equationOfQuantity,
  holdAfterChange,
  whichAndWhy,
  orderByMetallicCharacter,
  affinityInPeriod,
  orderByElectronegativity,
  placeOfJump,
  extremeIonOfGroup,
  largerOfTwoIons,
]

/** All that a page needs to ask about this category. */
export const periodicityBank: readonly Template[] = [...periodicity, ...periodicityProduction]
