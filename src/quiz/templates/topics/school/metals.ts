import type { Template } from '#quiz/template.ts'

import { agentOfWinning } from './metals/agents.ts'
import { carbonForMetal, equationOfWinning, massFromCurrent, metalInOre } from './metals/amounts.ts'
import { metalThatCorrodes, nailsAndFates } from './metals/corrosion.ts'
import {
  alloysAndElements,
  elementsOfAlloy,
  hardnessOfAlloy,
  preciousMetal,
} from './metals/mixtures.ts'
import { metalThatProtects } from './metals/protection.ts'
import { beyondCarbon, oresAndMetals, stepsOfWinning, wayOfWinning } from './metals/ways.ts'

/** All templates of the topic metals. */
export const metals: readonly Template[] = [
  wayOfWinning,
  oresAndMetals,
  nailsAndFates,
  beyondCarbon,
  alloysAndElements,
  equationOfWinning,
  stepsOfWinning,
  metalThatCorrodes,
  elementsOfAlloy,
  preciousMetal,
  massFromCurrent,
  carbonForMetal,
  metalInOre,
  metalThatProtects,
  hardnessOfAlloy,
  agentOfWinning,
]
