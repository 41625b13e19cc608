import type { ProductionTemplate } from '#quiz/template.ts'
import { massBeyondNeighbors } from '#quiz/templates/classification/atomic-masses.ts'
import { elementInCell } from '#quiz/templates/classification/places.ts'

import { familyPairs } from './builds/named-pairs.ts'
import { numberSister, tableSister } from './sisters.ts'

export const classificationProduction: readonly ProductionTemplate[] = [
  tableSister('cl-m21', elementInCell),
  numberSister('cl-h21', massBeyondNeighbors, { unit: null, tolerance: 0.003 }),
  ...familyPairs,
]
