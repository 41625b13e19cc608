import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import {
  constantFromEnergy,
  energyOfMixture,
  signsFromQuotient,
  whyNothingHappens,
} from './entropy/constants.ts'
import { energyOfDissolving, favoredAndFast } from './entropy/driven.ts'
import { energyAtTemperature, signsOfEnergies, turningTemperature } from './entropy/energies.ts'
import {
  changeFromTable,
  changesOfEntropy,
  growingEntropy,
  explainedEntropy,
  orderOfEntropies,
} from './entropy/entropies.ts'
import { coupledReactions } from './entropy/oxides.ts'
import { sizesOfConstants } from './entropy/sizes.ts'

/** All templates of the topic entropy. */
export const entropy: readonly Template[] = [
  orderOfEntropies,
  growingEntropy,
  explainedEntropy,
  changesOfEntropy,
  changeFromTable,
  energyAtTemperature,
  signsOfEnergies,
  turningTemperature,
  constantFromEnergy,
  whyNothingHappens,
  signsFromQuotient,
  energyOfMixture,
  coupledReactions,
  choiceSister('ge-m403', changeFromTable, { hasOpposite: false }),
  choiceSister('ge-m404', energyAtTemperature),
  sizesOfConstants,
  favoredAndFast,
  energyOfDissolving,
]
