import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import { ageFromCounts, ageFromHalvings, halfLifeFromCounts } from './nuclear/ages.ts'
import { namesAndFindings, observationsOfAtoms, orderOfFindings } from './nuclear/atom-models.ts'
import { energyOfBinding, missingMass, orderOfBinding } from './nuclear/binding.ts'
import { ageOfSample, numberOfProduct } from './nuclear/choices.ts'
import {
  elementAfterDecay,
  missingNumber,
  missingParticles,
  neutronsOfFission,
  orderOfChain,
  processesInWords,
  processOfEquation,
} from './nuclear/equations.ts'
import { productAndProcess } from './nuclear/products.ts'
import { activityToOrder, sourceForUse, usesOfRadioisotopes } from './nuclear/radioisotopes.ts'
import {
  contaminatedThings,
  doseAtDistance,
  orderOfAgreedDoses,
  orderOfDoses,
  leastShieldsOfRadiation,
  shieldsOfRadiation,
  stayNearSource,
} from './nuclear/safety.ts'

/** All templates of the topic nuclear. */
export const nuclear: readonly Template[] = [
  processOfEquation,
  missingNumber,
  elementAfterDecay,
  processesInWords,
  neutronsOfFission,
  missingParticles,
  orderOfChain,
  ageFromHalvings,
  ageFromCounts,
  halfLifeFromCounts,
  numberOfProduct,
  ageOfSample,
  choiceSister('as-m401', neutronsOfFission, { neighbors: 'steps' }),
  productAndProcess,
  contaminatedThings,
  shieldsOfRadiation,
  leastShieldsOfRadiation,
  orderOfDoses,
  orderOfAgreedDoses,
  doseAtDistance,
  stayNearSource,
  namesAndFindings,
  orderOfFindings,
  observationsOfAtoms,
  orderOfBinding,
  missingMass,
  energyOfBinding,
  usesOfRadioisotopes,
  sourceForUse,
  activityToOrder,
]
