import type { Template } from '#quiz/template.ts'

import {
  kindsOfPairs,
  overcomeByChange,
  strongestAttraction,
  substanceOfAttraction,
  whyItBoilsHigher,
} from './forces/attraction.ts'
import { contactsOfMolecules, gasesAndNetworks, pointsOfIsomers } from './forces/contacts.ts'
import { dissolvedGas } from './forces/dissolved-gases.ts'
import { capillaryRise, orderOfViscosity, propertiesOfLiquids } from './forces/liquids.ts'
import {
  orderOfAlkanes,
  orderOfFour,
  orderOfHydrides,
  orderOfIsomers,
  orderOfThree,
  orderOfVapors,
} from './forces/orders.ts'
import { loweredPressure, pressureOverMolecules } from './forces/raoult.ts'
import { dissolvesBest, particlesInSolution, solventOfSubstance } from './forces/solutions.ts'
import { orderOfSeries } from './forces/vapors.ts'

/** All templates of the topic forces between particles. */
export const forces: readonly Template[] = [
  strongestAttraction,
  overcomeByChange,
  kindsOfPairs,
  orderOfAlkanes,
  orderOfThree,
  orderOfIsomers,
  orderOfVapors,
  dissolvesBest,
  particlesInSolution,
  whyItBoilsHigher,
  orderOfHydrides,
  orderOfFour,
  substanceOfAttraction,
  contactsOfMolecules,
  pointsOfIsomers,
  gasesAndNetworks,
  solventOfSubstance,
  orderOfSeries,
  dissolvedGas,
  loweredPressure,
  pressureOverMolecules,
  orderOfViscosity,
  propertiesOfLiquids,
  capillaryRise,
]
