import type { Template } from '#quiz/template.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import {
  courseOfTrend,
  directionOfTrend,
  pairAgainstMass,
  standardPairAgainstMass,
  whatOrdersTheTable,
} from './periodicity/directions.ts'
import {
  losesElectronMostEasily,
  mostElectronegative,
  mostMetallic,
  sizeInGroup,
  sizeInPeriod,
} from './periodicity/easy.ts'
import { definitionOfQuantity, effectiveCharge, largestAffinity } from './periodicity/electrons.ts'
import { estimateFromNeighbors, estimateFromShownValues } from './periodicity/estimates.ts'
import { elementFromJump, largestSecondEnergy } from './periodicity/ionization.ts'
import { atomOrIon, sizeOfIsoelectronicIons } from './periodicity/ions.ts'
import { orderByIonizationEnergy, orderBySize } from './periodicity/orders.ts'
import { protonsOrderTheTable } from './periodicity/places.ts'
import { pullAfterChange } from './periodicity/pulls.ts'
import { quantityOfOrder } from './periodicity/quantities.ts'
import {
  pullAfterRemoval,
  whichAndWhy,
  whyAtomsShrink,
  whyEnergyDrops,
} from './periodicity/reasons.ts'
import { reasonForSize } from './periodicity/sizes.ts'
import { holdAfterChange, reasonForDrop } from './periodicity/tighter.ts'
import { wordings } from './periodicity/wordings.ts'

export const periodicity: readonly Template[] = [
  sizeInGroup,
  sizeInPeriod,
  directionOfTrend,
  mostElectronegative,
  losesElectronMostEasily,
  whatOrdersTheTable,
  mostMetallic,
  orderBySize,
  orderByIonizationEnergy,
  sizeOfIsoelectronicIons,
  atomOrIon,
  whyAtomsShrink,
  pairAgainstMass,
  quantityOfOrder,
  estimateFromNeighbors,
  whyEnergyDrops,
  elementFromJump,
  largestSecondEnergy,
  effectiveCharge,
  largestAffinity,
  definitionOfQuantity,
  pullAfterRemoval,
  whichAndWhy,
  courseOfTrend,
  protonsOrderTheTable,
  reasonForSize,
  pullAfterChange,
  estimateFromShownValues,
  standardPairAgainstMass,
  ...wordings.map(reworded),
  holdAfterChange,
  reasonForDrop,
]
