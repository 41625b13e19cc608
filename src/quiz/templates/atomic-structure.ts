import type { Template } from '#quiz/template.ts'

import { massNumberOf, neutronsOf, protonsOf } from './atomic-structure/easy.ts'

export const atomicStructure: readonly Template[] = [protonsOf, neutronsOf, massNumberOf]
