import type { ProductionTemplate } from '#quiz/template.ts'
import { lengthOfPeriod } from '#quiz/templates/classification/groups-and-periods.ts'
import { massBeyondNeighbors } from '#quiz/templates/classification/history/atomic-masses.ts'
import { periodOfSupposedOrbitals } from '#quiz/templates/classification/history/supposed-orbitals.ts'
import { elementInCell } from '#quiz/templates/classification/places.ts'

import { familyPairs } from './builds/named-pairs.ts'
import { ofClass, ofClassAndOuter } from './classification/classes.ts'
import { membersOfFamily } from './classification/families.ts'
import { crossing, numberBelow, numberOfGroup } from './classification/groups.ts'
import { middleOfTriad, orderByMass } from './classification/masses.ts'
import { saltFromPlaces } from './classification/salts.ts'
import { numberSister, tableSister } from './sisters.ts'

export const classificationProduction: readonly ProductionTemplate[] = [
  tableSister('cl-m21', elementInCell),
  numberSister('cl-m27', massBeyondNeighbors, { unit: null, tolerance: 0.003 }),
  ...familyPairs,
  membersOfFamily,
  numberOfGroup,
  crossing,
  ofClass,
  numberBelow,
  middleOfTriad,
  numberSister('cl-m26', lengthOfPeriod, { unit: null, tolerance: 0 }),
  numberSister('cl-h813', periodOfSupposedOrbitals, { unit: null, tolerance: 0 }),
  orderByMass,
  ofClassAndOuter,
  saltFromPlaces,
]
