import type { Template } from '#quiz/template.ts'

import {
  molarMassOfGas,
  molarVolumeOfGas,
  pressureAfterReaction,
  volumeFromMass,
  volumesOfBurning,
} from './gases/amounts.ts'
import { causeOfDeviation, orderOfIdeality } from './gases/deviations.ts'
import { shapesOfGraphs } from './gases/graphs.ts'
import { afterWarming, combinedLaw, idealGasLaw, volumeAtPressure } from './gases/laws.ts'
import { collectedOverWater, joinedFlasks, partialPressure } from './gases/mixtures.ts'
import {
  curveOfSpeeds,
  energyAndSpeed,
  energyOrSpeed,
  mostMolecules,
  nearlyIdeal,
  orderOfSpeeds,
  particlesAfterChange,
  ratioOfSpeeds,
} from './gases/particles.ts'

/** All templates of the topic gases. */
export const gases: readonly Template[] = [
  volumeAtPressure,
  particlesAfterChange,
  molarVolumeOfGas,
  shapesOfGraphs,
  mostMolecules,
  afterWarming,
  combinedLaw,
  idealGasLaw,
  partialPressure,
  energyAndSpeed,
  energyOrSpeed,
  orderOfSpeeds,
  volumeFromMass,
  volumesOfBurning,
  molarMassOfGas,
  collectedOverWater,
  joinedFlasks,
  curveOfSpeeds,
  nearlyIdeal,
  ratioOfSpeeds,
  pressureAfterReaction,
  causeOfDeviation,
  orderOfIdeality,
]
