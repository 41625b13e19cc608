import type { Template } from '#quiz/template.ts'
import { withMoreAnswers } from '#quiz/templates/more-answers.ts'
import { reworded } from '#quiz/templates/reworded.ts'

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
import { hydrogenBesideMetals } from './classification/hydrogen.ts'
import {
  elementInCell,
  findSeriesMember,
  lengthOfPeriod,
  periodOfInnerMetal,
  pureSet,
  withoutStableIsotope,
} from './classification/medium.ts'
import { familyOf, familyOfElement, findMember } from './classification/members.ts'
import { placeByMass } from './classification/order-by-mass.ts'
import { placeByBoth } from './classification/place-by-both.ts'
import { classFromDescription, classFromProfile } from './classification/profiles.ts'
import {
  radioactivityInNature,
  radioactivityWithHalfLives,
} from './classification/radioactivity.ts'
import { periodOfRareMetal, withoutStableIsotopes } from './classification/rare-elements.ts'
import { whyHeliumIsNobleGas, whyHydrogenIsNoMetal } from './classification/reasons.ts'
import { placeOfClassWithReasons, pureSetWithReasons } from './classification/staircase.ts'
import { elementOrCompound } from './classification/substances.ts'
import { heliumWording, wordings } from './classification/wordings.ts'

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
  familyOfElement,
  hydrogenBesideMetals,
  classFromDescription,
  radioactivityInNature,
  placeByMass,
  radioactivityWithHalfLives,
  pureSetWithReasons,
  placeOfClassWithReasons,
  ...wordings.map(reworded),
  withMoreAnswers(reworded(heliumWording), ({ stem }) => {
    const [, gas = 'neon'] = /above (\w+) in group 18/.exec(stem) ?? []
    return [
      `Its two electrons make a full shell, so it hardly reacts, like ${gas}.`,
      `It is unreactive like ${gas}, since its only shell has no room left.`,
    ]
  }),
  periodOfRareMetal,
  withoutStableIsotopes,
  placeByBoth,
]
