import type { Template } from '#quiz/template.ts'

import { countOfBonds, moleculeByPi, partsOfBond } from './structures/bonds.ts'
import {
  donorsOfComplex,
  formulaOfComplex,
  ligandsOfComplex,
  metalOfComplex,
  namesOfLigands,
} from './structures/complexes.ts'
import {
  atomsOfCell,
  densityFromCell,
  kindsOfSolids,
  radiusFromCell,
} from './structures/crystals.ts'
import { countOfForms, orderOfBond, speciesByForms } from './structures/resonance.ts'
import { angleOfBonds, anglesOfSpecies, shapeOfDrawing } from './structures/shapes.ts'

/** All templates of the topic structures of molecules. */
export const structures: readonly Template[] = [
  shapeOfDrawing,
  partsOfBond,
  angleOfBonds,
  countOfForms,
  countOfBonds,
  moleculeByPi,
  anglesOfSpecies,
  orderOfBond,
  speciesByForms,
  kindsOfSolids,
  atomsOfCell,
  radiusFromCell,
  densityFromCell,
  ligandsOfComplex,
  namesOfLigands,
  metalOfComplex,
  donorsOfComplex,
  formulaOfComplex,
]
