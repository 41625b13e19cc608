import type { Template } from '#quiz/template.ts'

import { agentOfExtraction } from './metals/agents.ts'
import {
  carbonForMetal,
  equationOfExtraction,
  massFromCurrent,
  metalInOre,
} from './metals/amounts.ts'
import { metalThatCorrodes, nailsAndFates } from './metals/corrosion.ts'
import {
  alloysAndElements,
  elementsOfAlloy,
  hardnessOfAlloy,
  preciousMetal,
} from './metals/mixtures.ts'
import { metalThatProtects } from './metals/protection.ts'
import {
  beyondCarbon,
  oresAndMetals,
  mixedStepsOfExtraction,
  stepsOfExtraction,
  wayOfExtraction,
} from './metals/ways.ts'

/** All templates of the topic metals. */
export const metals: readonly Template[] = [
  wayOfExtraction,
  oresAndMetals,
  nailsAndFates,
  beyondCarbon,
  alloysAndElements,
  equationOfExtraction,
  stepsOfExtraction,
  mixedStepsOfExtraction,
  metalThatCorrodes,
  elementsOfAlloy,
  preciousMetal,
  massFromCurrent,
  carbonForMetal,
  metalInOre,
  metalThatProtects,
  hardnessOfAlloy,
  agentOfExtraction,
]
