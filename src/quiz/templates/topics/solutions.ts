import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import {
  freezingPoint,
  molality,
  molarMassFromFreezing,
  orderOfFreezing,
  osmoticPressure,
} from './solutions/colligative.ts'
import { kindsOfColloids, mixtureByBehavior } from './solutions/colloids.ts'
import {
  concentrationFromMoles,
  concentrationOfIon,
  gramsPerLiter,
  massToWeigh,
} from './solutions/concentrations.ts'
import { afterDilution, effectOfDilution, serialDilution } from './solutions/dilutions.ts'
import { fateOfIons } from './solutions/ion-products.ts'
import {
  balancedIonicEquation,
  ionOfSalt,
  molesOfIons,
  precipitateOfMixture,
  partnerOfIon,
  precipitatingPartner,
  solubleSalt,
  spectatorIons,
  netIonicEquation,
  testsForIons,
} from './solutions/precipitations.ts'
import {
  commonIonSolubility,
  expressionOfProduct,
  factorOfProduct,
  ionProduct,
  moreDissolves,
  orderOfSolubility,
  productFromAssumedSolubility,
  productFromSolubility,
  solubilityFromAssumedProduct,
  solubilityFromProduct,
} from './solutions/products.ts'
import { gravimetry, ionLeftOver, volumeOfBase } from './solutions/reacting.ts'
import { crystalsByCurve, dissolvedByCurve, stateByCurve } from './solutions/saturation.ts'

/** All templates of the topic solutions. */
export const solutions: readonly Template[] = [
  concentrationFromMoles,
  effectOfDilution,
  solubleSalt,
  precipitateOfMixture,
  ionOfSalt,
  molesOfIons,
  massToWeigh,
  afterDilution,
  gramsPerLiter,
  concentrationOfIon,
  volumeOfBase,
  balancedIonicEquation,
  testsForIons,
  spectatorIons,
  gravimetry,
  ionLeftOver,
  serialDilution,
  factorOfProduct,
  solubilityFromProduct,
  solubilityFromAssumedProduct,
  productFromSolubility,
  productFromAssumedSolubility,
  ionProduct,
  commonIonSolubility,
  orderOfSolubility,
  moreDissolves,
  expressionOfProduct,
  choiceSister('ge-m400', afterDilution),
  precipitatingPartner,
  partnerOfIon,
  fateOfIons,
  netIonicEquation,
  molality,
  freezingPoint,
  orderOfFreezing,
  osmoticPressure,
  molarMassFromFreezing,
  dissolvedByCurve,
  crystalsByCurve,
  stateByCurve,
  kindsOfColloids,
  mixtureByBehavior,
]
