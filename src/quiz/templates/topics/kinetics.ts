import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import { activationEnergy, factorOfWarming, reverseBarrier } from './kinetics/barriers.ts'
import { causeOfSpeed } from './kinetics/causes.ts'
import { curveOfRun, effectsOnEnergies, halfLifeOfCurve, slowStep } from './kinetics/curves.ts'
import { changesOfEnzymes, factorOfEnzyme, wordsOfEnzymes } from './kinetics/enzymes.ts'
import {
  concentrationLeft,
  halfLifeOrConstant,
  ordersAndSigns,
  orderFromShownTimes,
  orderFromTimes,
  shareLeft,
} from './kinetics/half-lives.ts'
import { factorOfRate, orderFromRuns, rateConstant, unitOfConstant } from './kinetics/laws.ts'
import { lawOfMechanism, rolesOfSpecies } from './kinetics/mechanisms.ts'
import { lawsOfProposals } from './kinetics/proposals.ts'
import { fastestRun, meanRate, orderOfRates, rateOfOther, reasonForRate } from './kinetics/rates.ts'
import { speciesOfRole } from './kinetics/roles.ts'
import { changeOfRun } from './kinetics/runs.ts'

/** All templates of the topic kinetics. */
export const kinetics: readonly Template[] = [
  meanRate,
  fastestRun,
  reasonForRate,
  orderOfRates,
  rateOfOther,
  factorOfRate,
  halfLifeOrConstant,
  shareLeft,
  ordersAndSigns,
  unitOfConstant,
  reverseBarrier,
  orderFromRuns,
  rateConstant,
  concentrationLeft,
  activationEnergy,
  lawOfMechanism,
  rolesOfSpecies,
  factorOfWarming,
  orderFromTimes,
  orderFromShownTimes,
  choiceSister('ge-m402', rateOfOther, { isOneSided: true }),
  choiceSister('ge-m705', reverseBarrier, { isOneSided: true }),
  curveOfRun,
  effectsOnEnergies,
  slowStep,
  lawsOfProposals,
  halfLifeOfCurve,
  changeOfRun,
  speciesOfRole,
  causeOfSpeed,
  wordsOfEnzymes,
  changesOfEnzymes,
  factorOfEnzyme,
]
