import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import { classFromDescription } from './classification/class-from-description.ts'
import { classOf, whichMetalloid } from './classification/element-class.ts'
import { familyOf, familyOfShells, whichMember } from './classification/families.ts'
import { groupOutsider, lengthOfPeriod } from './classification/groups-and-periods.ts'
import { massBeyondNeighbors, placeByMass } from './classification/history/atomic-masses.ts'
import { elementByXray } from './classification/history/moseley.ts'
import { formulaByHeatCapacity } from './classification/history/rough-masses.ts'
import { periodOfSupposedOrbitals } from './classification/history/supposed-orbitals.ts'
import {
  heliumAboveNobleGas,
  heliumByConsequence,
  placeByShell,
  hydrogenBesideMetals,
} from './classification/hydrogen-and-helium.ts'
import { classFromIon, elementFromIon } from './classification/outer-electrons.ts'
import { placeByComposition } from './classification/place-by-composition.ts'
import { elementInCell, placeOf, placeOfClass } from './classification/places.ts'
import { pureSet } from './classification/pure-sets.ts'
import {
  knownForRadioactivity,
  radioactivityInNature,
  withoutStableIsotope,
} from './classification/radioactivity.ts'
import { partOfTable, periodOfInnerMetal, whichSeriesMember } from './classification/series.ts'
import {
  allotropeOfElement,
  elementOrCompound,
  kindOfPair,
  listOfOneKind,
} from './classification/substances.ts'
import { transitionMetalReason } from './classification/transition-metals.ts'
import { classificationProduction } from './production/classification.ts'

export const classification: readonly ChoiceTemplate[] = [
  classOf,
  whichMetalloid,
  familyOf,
  placeOf,
  groupOutsider,
  whichMember,
  elementOrCompound,
  elementInCell,
  whichSeriesMember,
  periodOfInnerMetal,
  withoutStableIsotope,
  hydrogenBesideMetals,
  pureSet,
  lengthOfPeriod,
  kindOfPair,
  classFromDescription,
  heliumAboveNobleGas,
  heliumByConsequence,
  placeByShell,
  classFromIon,
  radioactivityInNature,
  massBeyondNeighbors,
  placeByMass,
  elementFromIon,
  placeOfClass,
  transitionMetalReason,
  elementByXray,
  formulaByHeatCapacity,
  periodOfSupposedOrbitals,
  placeByComposition,
  familyOfShells,
  listOfOneKind,
  partOfTable,
  allotropeOfElement,
  knownForRadioactivity,
]

/** All that a page needs to ask about this category. */
export const classificationBank: readonly Template[] = [
  ...classification,
  ...classificationProduction,
]
