import type { Template } from '#quiz/template.ts'

import { decimalNumber, particleRole } from './atomic-structure/easy-particles.ts'
import {
  electronsOf,
  elementOfProtons,
  massNumberOf,
  neutronsOf,
  protonsOf,
} from './atomic-structure/easy.ts'
import { decayProduct, fractionLeft, neutronsOfIon } from './atomic-structure/hard.ts'
import { electronsOfIon, sameNeutrons, symbolOfParticles } from './atomic-structure/medium.ts'

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
  sameNeutrons,
  decayProduct,
  fractionLeft,
  neutronsOfIon,
]
