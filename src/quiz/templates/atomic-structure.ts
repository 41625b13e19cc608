import type { Template } from '#quiz/template.ts'
import { withLure } from '#quiz/templates/even-places.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { decimalNumber, particleRole } from './atomic-structure/easy-particles.ts'
import {
  electronsOf,
  elementOfProtons,
  massNumberOf,
  neutronsOf,
  protonsOf,
} from './atomic-structure/easy.ts'
import { averageMass, shareOfLighter } from './atomic-structure/hard-masses.ts'
import {
  atomAsModel,
  electronsAgainstNeutrons,
  orderByElectrons,
} from './atomic-structure/hard-species.ts'
import {
  decayProduct,
  fractionLeft,
  fractionLeftInOrder,
  neutronsOfIon,
} from './atomic-structure/hard.ts'
import {
  commonIsotope,
  isotopeDifference,
  isotopePair,
  whyNotWhole,
} from './atomic-structure/medium-isotopes.ts'
import { electronsOfIon, sameNeutrons, symbolOfParticles } from './atomic-structure/medium.ts'
import { meaningOfNumber } from './atomic-structure/number-meanings.ts'
import { atomAsScaleModel } from './atomic-structure/scale-models.ts'
import {
  commonOfSeveral,
  isotopeComparison,
  unequalAtoms,
} from './atomic-structure/unequal-atoms.ts'
import { wordings } from './atomic-structure/wordings.ts'

export const atomicStructure: readonly Template[] = [
  protonsOf,
  elementOfProtons,
  neutronsOf,
  massNumberOf,
  electronsOf,
  particleRole,
  decimalNumber,
  electronsOfIon,
  symbolOfParticles,
  isotopePair,
  whyNotWhole,
  sameNeutrons,
  commonIsotope,
  isotopeDifference,
  averageMass,
  shareOfLighter,
  electronsAgainstNeutrons,
  decayProduct,
  fractionLeft,
  neutronsOfIon,
  atomAsModel,
  orderByElectrons,
  fractionLeftInOrder,
  ...wordings.map(reworded),
  withLure(protonsOf),
  meaningOfNumber,
  unequalAtoms,
  commonOfSeveral,
  isotopeComparison,
  atomAsScaleModel,
]
