import type { Template } from '#quiz/template.ts'

import { countOfBonds, moleculeByPi, partsOfBond, partsOfEitherBond } from './structures/bonds.ts'
import {
  donorsOfComplex,
  formulaOfComplex,
  ligandsOfComplex,
  metalOfComplex,
  namesOfLigands,
} from './structures/complexes.ts'
import {
  atomsOfBox,
  atomsOfCell,
  densityFromCell,
  kindsOfSolids,
  radiusFromCell,
} from './structures/crystals.ts'
import { exchangeOfLigands } from './structures/exchanges.ts'
import {
  colorsOfComplexes,
  electronsOfMetal,
  orderOfSplitting,
  unpairedOfComplex,
} from './structures/fields.ts'
import {
  attractedByMagnet,
  orderByOrbitals,
  orderOfBondOrders,
  unpairedByOrbitals,
} from './structures/orbitals.ts'
import {
  energyFromCurve,
  radiusFromCurve,
  moleculesOfCurves,
} from './structures/potential-curves.ts'
import {
  countOfForms,
  countOfDrawings,
  orderOfBond,
  orderOfOneBond,
  speciesByForms,
} from './structures/resonance.ts'
import {
  angleOfBonds,
  anglesOfSpecies,
  namedAnglesOfSpecies,
  shapeOfDrawing,
} from './structures/shapes.ts'

/** All templates of the topic structures of molecules. */
export const structures: readonly Template[] = [
  shapeOfDrawing,
  partsOfBond,
  partsOfEitherBond,
  angleOfBonds,
  countOfForms,
  countOfDrawings,
  countOfBonds,
  moleculeByPi,
  anglesOfSpecies,
  namedAnglesOfSpecies,
  orderOfBond,
  orderOfOneBond,
  speciesByForms,
  kindsOfSolids,
  atomsOfCell,
  atomsOfBox,
  radiusFromCell,
  densityFromCell,
  ligandsOfComplex,
  namesOfLigands,
  metalOfComplex,
  donorsOfComplex,
  formulaOfComplex,
  orderByOrbitals,
  unpairedByOrbitals,
  attractedByMagnet,
  orderOfBondOrders,
  electronsOfMetal,
  unpairedOfComplex,
  orderOfSplitting,
  colorsOfComplexes,
  radiusFromCurve,
  energyFromCurve,
  moleculesOfCurves,
  exchangeOfLigands,
]
