import type { Template } from '#quiz/template.ts'

import { mostAcidic } from './general/acidity.ts'
import { atomsInFormula, chemicalChange, elementOfSymbol, symbolOf } from './general/easy.ts'
import { equalOnBothSides, kindOfReaction } from './general/equations.ts'

export const general: readonly Template[] = [
  symbolOf,
  elementOfSymbol,
  chemicalChange,
  mostAcidic,
  atomsInFormula,
  kindOfReaction,
  equalOnBothSides,
]
