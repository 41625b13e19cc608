import type { Template } from '#quiz/template.ts'

import { conjugatePartner, favoredSide, mainSpecies, orderOfStrength } from './acids/pairs.ts'
import {
  constantsOfPair,
  reasonForStrength,
  strongAndConcentrated,
  strongOne,
} from './acids/strength.ts'

/** All templates of the topic acids and bases. */
export const acids: readonly Template[] = [
  conjugatePartner,
  strongOne,
  strongAndConcentrated,
  constantsOfPair,
  orderOfStrength,
  favoredSide,
  mainSpecies,
  reasonForStrength,
]
