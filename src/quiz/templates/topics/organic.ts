import type { Template } from '#quiz/template.ts'

import { unitsOfLife } from './organic/biomolecules.ts'
import {
  completeCombustion,
  formulaFromCombustion,
  incompleteCombustion,
  massOfDioxide,
} from './organic/combustion.ts'
import {
  familyOfDrawing,
  hydrogensOfDrawing,
  nameOfDrawnAlkane,
  nameOfDrawnGroup,
} from './organic/drawings.ts'
import { formulasAndFamilies, sameFamily, nameOfUnbranched } from './organic/families.ts'
import { formulaInSeries, formulaOfName } from './organic/formulas.ts'
import { isomerOfMolecule, numberOfIsomers, numberOfManyIsomers } from './organic/isomers.ts'
import { mirrorImages } from './organic/mirror-images.ts'
import { nameOfAlkane, nameWithGroup, nameWithTwoPrefixes } from './organic/names.ts'
import { formulaOfPeptide } from './organic/peptides.ts'
import { formulaOfUnit, polymersAndMonomers, joiningOfMonomers } from './organic/polymers.ts'
import {
  additionProduct,
  bromineWater,
  mainProduct,
  oxidationProduct,
  partsOfEster,
} from './organic/reactions.ts'
import { monomersOfUnit, orderOfRoute, reagentsOfConversions } from './organic/routes.ts'
import { massOfRoute, productOfRoute, yieldOfRoute } from './organic/synthesis.ts'

/** All templates of the topic organic chemistry. */
export const organic: readonly Template[] = [
  formulasAndFamilies,
  nameOfUnbranched,
  formulaInSeries,
  completeCombustion,
  polymersAndMonomers,
  bromineWater,
  nameOfAlkane,
  nameWithGroup,
  formulaOfName,
  numberOfIsomers,
  isomerOfMolecule,
  additionProduct,
  partsOfEster,
  formulaOfUnit,
  incompleteCombustion,
  nameWithTwoPrefixes,
  numberOfManyIsomers,
  mainProduct,
  oxidationProduct,
  formulaFromCombustion,
  massOfDioxide,
  familyOfDrawing,
  hydrogensOfDrawing,
  nameOfDrawnAlkane,
  nameOfDrawnGroup,
  sameFamily,
  reagentsOfConversions,
  orderOfRoute,
  monomersOfUnit,
  joiningOfMonomers,
  formulaOfPeptide,
  mirrorImages,
  unitsOfLife,
  productOfRoute,
  yieldOfRoute,
  massOfRoute,
]
