import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import { atomAtAnyPlace, atomOfMassNumber } from './atomic-structure/atoms-of-mass.ts'
import { commonIsotope, reasonForDecimals } from './atomic-structure/average-mass.ts'
import { electronsAndNeutrons, orderByElectrons } from './atomic-structure/electron-comparisons.ts'
import { equalNeutrons } from './atomic-structure/equal-neutrons.ts'
import { massLeft } from './atomic-structure/half-life.ts'
import {
  electronsOfIon,
  massNumberOfIon,
  symbolOfParticles,
} from './atomic-structure/ion-particles.ts'
import { averageMass, isotopeShare } from './atomic-structure/isotope-shares.ts'
import {
  isotopeByNumbers,
  isotopeComparison,
  isotopePair,
  pairByOneNumber,
} from './atomic-structure/isotopes.ts'
import { decaysInSeries, elementAfterDecay } from './atomic-structure/nuclear-decay.ts'
import { meaningOfNumber } from './atomic-structure/number-meanings.ts'
import {
  electronsOfAtom,
  massNumberOfAtom,
  neutronsOfAtom,
} from './atomic-structure/particle-counts.ts'
import { changeOfAtom, particleRole } from './atomic-structure/particle-roles.ts'
import { elementByDifference, elementOfProtons, protonsOfAtom } from './atomic-structure/protons.ts'
import { atomAsModel, widthOfModel } from './atomic-structure/scale-models.ts'
import { atomicStructureProduction } from './production/atomic-structure.ts'

export const atomicStructure: readonly ChoiceTemplate[] = [
  protonsOfAtom,
  elementOfProtons,
  neutronsOfAtom,
  massNumberOfAtom,
  electronsOfAtom,
  particleRole,
  meaningOfNumber,
  electronsOfIon,
  symbolOfParticles,
  isotopePair,
  pairByOneNumber,
  reasonForDecimals,
  equalNeutrons,
  commonIsotope,
  isotopeComparison,
  averageMass,
  isotopeShare,
  electronsAndNeutrons,
  decaysInSeries,
  massLeft,
  massNumberOfIon,
  atomAsModel,
  orderByElectrons,
  elementByDifference,
  changeOfAtom,
  elementAfterDecay,
  isotopeByNumbers,
  widthOfModel,
  atomOfMassNumber,
  atomAtAnyPlace,
]

/** All that a page needs to ask about this category. */
export const atomicStructureBank: readonly Template[] = [
  ...atomicStructure,
  ...atomicStructureProduction,
]
