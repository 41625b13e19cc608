import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import { heatInBomb } from './thermochemistry/bomb-calorimeters.ts'
import {
  exothermicOrNot,
  flawOfExperiment,
  neutralization,
  spiritBurner,
} from './thermochemistry/calorimetry.ts'
import { missingStep, namesOfSteps } from './thermochemistry/cycles.ts'
import { enthalpyOfSolution } from './thermochemistry/dissolving.ts'
import { drawnHeatingCurve, drawnProfile, levelOfProfile } from './thermochemistry/drawn.ts'
import { equationOfFormation } from './thermochemistry/formations.ts'
import { dioxideForHeat, heatForGram } from './thermochemistry/fuels.ts'
import {
  flatPart,
  heatForRise,
  heatOfMetal,
  iceInWater,
  iceToWater,
  warmsMost,
} from './thermochemistry/heats.ts'
import { cycleOfDissolving } from './thermochemistry/hydration.ts'
import {
  fromCombustion,
  fromFormation,
  heatFromMass,
  hessCycle,
  rewrittenEquation,
  unknownBond,
} from './thermochemistry/reactions.ts'

/** All templates of the topic thermochemistry. */
export const thermochemistry: readonly Template[] = [
  exothermicOrNot,
  heatForRise,
  levelOfProfile,
  flatPart,
  warmsMost,
  neutralization,
  heatFromMass,
  heatOfMetal,
  rewrittenEquation,
  namesOfSteps,
  fromFormation,
  iceToWater,
  hessCycle,
  fromCombustion,
  spiritBurner,
  missingStep,
  iceInWater,
  flawOfExperiment,
  unknownBond,
  drawnProfile,
  drawnHeatingCurve,
  choiceSister('ph-m400', heatOfMetal),
  choiceSister('ph-m401', iceToWater),
  choiceSister('ge-m401', neutralization, { hasOpposite: false }),
  equationOfFormation,
  enthalpyOfSolution,
  heatInBomb,
  heatForGram,
  dioxideForHeat,
  cycleOfDissolving,
]
