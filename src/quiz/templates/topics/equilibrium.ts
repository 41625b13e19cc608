import type { Template } from '#quiz/template.ts'

import { changeInRatio } from './equilibrium/changes.ts'
import { dissolvingByComplex, freeIons } from './equilibrium/complexes.ts'
import {
  constantExpression,
  constantOfEitherWay,
  constantFromMixture,
  constantOfRewritten,
  pressureConstant,
} from './equilibrium/constants.ts'
import {
  constantFromChange,
  degreeToConstant,
  mixtureAtEquilibrium,
  smallConstant,
} from './equilibrium/mixtures.ts'
import {
  colorsOfEquilibria,
  conditionsOfProcess,
  effectsOfCatalyst,
  jumpInGraph,
} from './equilibrium/pictures.ts'
import { courseOfMixture, directionOfMixture } from './equilibrium/quotients.ts'
import {
  addedOrRemoved,
  changesAndEffects,
  shiftAndConstant,
  squeezed,
  unreactiveGas,
} from './equilibrium/shifts.ts'
import { ratesOfDirections, stateAtMoment, stateOfEquilibrium } from './equilibrium/state.ts'
import { constantOfSum } from './equilibrium/sums.ts'

/** All templates of the topic equilibrium. */
export const equilibrium: readonly Template[] = [
  stateOfEquilibrium,
  stateAtMoment,
  addedOrRemoved,
  constantExpression,
  constantOfEitherWay,
  constantFromMixture,
  directionOfMixture,
  shiftAndConstant,
  squeezed,
  constantOfRewritten,
  changesAndEffects,
  mixtureAtEquilibrium,
  smallConstant,
  degreeToConstant,
  constantFromChange,
  pressureConstant,
  unreactiveGas,
  effectsOfCatalyst,
  colorsOfEquilibria,
  jumpInGraph,
  conditionsOfProcess,
  ratesOfDirections,
  courseOfMixture,
  changeInRatio,
  freeIons,
  dissolvingByComplex,
  constantOfSum,
]
