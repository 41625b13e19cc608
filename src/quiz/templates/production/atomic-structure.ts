import type { ProductionTemplate } from '#quiz/template.ts'
import { massLeft } from '#quiz/templates/atomic-structure/half-life.ts'
import { electronsOfIon, massNumberOfIon } from '#quiz/templates/atomic-structure/ion-particles.ts'
import { averageMass, isotopeShare } from '#quiz/templates/atomic-structure/isotope-shares.ts'
import {
  neutronsOfAtom,
  massNumberOfAtom,
} from '#quiz/templates/atomic-structure/particle-counts.ts'
import { atomAsModel } from '#quiz/templates/atomic-structure/scale-models.ts'

import { decaysBetween, elementAfterDecays, timeFromShare } from './atomic-structure/decays.ts'
import { atomInGrams, averageOfThree } from './atomic-structure/masses.ts'
import { orderByElectronsOfIons, orderByNeutrons } from './atomic-structure/orders.ts'
import {
  elementOfMassNumber,
  elementOfParticles,
  formulaOfParticles,
  particlesOfIon,
} from './atomic-structure/particles.ts'
import { averageInSteps, massAfterHalfLives } from './atomic-structure/problems.ts'
import { builtAtoms } from './builds/atoms.ts'
import { electronPairs } from './builds/counted-pairs.ts'
import { numberSister, withRounding } from './sisters.ts'

const typedShare = numberSister('as-h22', isotopeShare, {
  unit: '%',
  units: ['%'],
  tolerance: 0.01,
})
const typedModel = numberSister('as-h25', atomAsModel, {
  unit: 'm',
  units: ['mm', 'cm', 'm', 'km'],
  tolerance: 0.04,
})

export const atomicStructureProduction: readonly ProductionTemplate[] = [
  numberSister('as-m572', averageMass, { unit: 'u', units: ['u', 'g', 'kg'], tolerance: 0.0005 }),
  typedShare,
  // The share is shown in whole percent.
  withRounding(typedShare, (percent) => 0.5 / percent),
  numberSister('as-h23', massLeft, { unit: 'mg', units: ['mg', 'g', 'kg'], tolerance: 0.001 }),
  numberSister('as-h24', massNumberOfIon, { unit: null, tolerance: 0 }),
  typedModel,
  // Two figures are shown: 1.05 may stand as 1.0 or 1.1.
  withRounding(typedModel, () => 0.05),
  ...builtAtoms,
  ...electronPairs,
  numberSister('as-e21', neutronsOfAtom, { unit: null, tolerance: 0 }),
  numberSister('as-e22', massNumberOfAtom, { unit: null, tolerance: 0 }),
  elementOfParticles,
  formulaOfParticles,
  numberSister('as-m22', electronsOfIon, { unit: null, tolerance: 0 }),
  orderByNeutrons,
  elementOfMassNumber,
  particlesOfIon,
  atomInGrams,
  elementAfterDecays,
  decaysBetween,
  orderByElectronsOfIons,
  timeFromShare,
  averageOfThree,
  massAfterHalfLives,
  averageInSteps,
]
