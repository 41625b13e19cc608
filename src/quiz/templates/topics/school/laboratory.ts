import type { Template } from '#quiz/template.ts'

import {
  apparatusForJob,
  errorInPercent,
  figuresOfMass,
  pictogramOfWarning,
  readingOfBurette,
  plainFiguresOfDensity,
  figuresOfDensity,
  pictogramsOfTwo,
} from './laboratory/choices.ts'
import { massForPool, volumeOfFlow } from './laboratory/conversions.ts'
import {
  apparatusAndJobs,
  pictogramsAndMeanings,
  mixedStepsOfWork,
  stepsOfWork,
} from './laboratory/equipment.ts'
import { countOfFigures, percentError, roundedResult } from './laboratory/figures.ts'
import { apparatusOfWork } from './laboratory/jobs.ts'
import { preciseReadings, standardForms } from './laboratory/powers.ts'
import {
  meanOfTiters,
  scaleReading,
  uncertaintyOfProduct,
  uncertaintyOfTiter,
} from './laboratory/readings.ts'
import { partsOfApparatus } from './laboratory/setups.ts'
import { differenceOfReadings } from './laboratory/two-readings.ts'

/** All templates of the topic laboratory. */
export const laboratory: readonly Template[] = [
  scaleReading,
  apparatusAndJobs,
  pictogramsAndMeanings,
  countOfFigures,
  roundedResult,
  percentError,
  uncertaintyOfTiter,
  stepsOfWork,
  mixedStepsOfWork,
  uncertaintyOfProduct,
  meanOfTiters,
  pictogramOfWarning,
  apparatusForJob,
  figuresOfMass,
  readingOfBurette,
  errorInPercent,
  pictogramsOfTwo,
  figuresOfDensity,
  plainFiguresOfDensity,
  partsOfApparatus,
  differenceOfReadings,
  apparatusOfWork,
  standardForms,
  preciseReadings,
  volumeOfFlow,
  massForPool,
]
