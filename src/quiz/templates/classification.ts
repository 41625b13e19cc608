import type { Template } from '#quiz/template.ts'

import { classOf, findMetalloid, groupOutsider, placeOf } from './classification/easy.ts'
import { kindOfPair } from './classification/forms.ts'
import {
  classFromConfiguration,
  elementFromOxide,
  groupByMass,
  massBetweenNeighbors,
  minedElement,
  placeOfClass,
} from './classification/hard.ts'
import {
  elementInCell,
  findSeriesMember,
  lengthOfPeriod,
  periodOfInnerMetal,
  pureSet,
  withoutStableIsotope,
} from './classification/medium.ts'
import { familyOf, findMember } from './classification/members.ts'
import { classFromProfile } from './classification/profiles.ts'
import { whyHeliumIsNobleGas, whyHydrogenIsNoMetal } from './classification/reasons.ts'
import { elementOrCompound } from './classification/substances.ts'

export const classification: readonly Template[] = [
  classOf,
  findMetalloid,
  familyOf,
  placeOf,
  groupOutsider,
  findMember,
  elementOrCompound,
  elementInCell,
  findSeriesMember,
  periodOfInnerMetal,
  withoutStableIsotope,
  whyHydrogenIsNoMetal,
  pureSet,
  lengthOfPeriod,
  kindOfPair,
  classFromProfile,
  whyHeliumIsNobleGas,
  classFromConfiguration,
  minedElement,
  massBetweenNeighbors,
  groupByMass,
  elementFromOxide,
  placeOfClass,
]
