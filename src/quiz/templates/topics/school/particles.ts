import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import { kindsOfBoxes } from './particles/boxes.ts'
import {
  changesAndNames,
  insideBubbles,
  observationsAndParticles,
  partsOfCurve,
  timeOfMelting,
} from './particles/changes.ts'
import { iceToSteam } from './particles/heats.ts'
import { orderOfSizes, surfaceByVolume, surfaceOfPieces } from './particles/nanoparticles.ts'
import { changeBetween } from './particles/passages.ts'
import { partsOfDiagram, pressureOfFate, statesInDiagram } from './particles/phase-diagrams.ts'
import { sampleOfPicture } from './particles/picture-choices.ts'
import { moleculesInBox, picturesAndSamples } from './particles/pictures.ts'

/** All templates of the topic particles. */
export const particles: readonly Template[] = [
  changesAndNames,
  picturesAndSamples,
  insideBubbles,
  timeOfMelting,
  partsOfCurve,
  moleculesInBox,
  observationsAndParticles,
  iceToSteam,
  sampleOfPicture,
  choiceSister('ph-m403', moleculesInBox, { neighbors: 'steps' }),
  changeBetween,
  kindsOfBoxes,
  partsOfDiagram,
  pressureOfFate,
  statesInDiagram,
  orderOfSizes,
  surfaceByVolume,
  surfaceOfPieces,
]
