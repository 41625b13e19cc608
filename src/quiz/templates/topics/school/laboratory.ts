import type { Template } from '#quiz/template.ts'

import {
  apparatusForJob,
  errorInPercent,
  figuresOfMass,
  pictogramOfWarning,
  readingOfBurette,
  plainFiguresOfDensity,
  possibleDensity,
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
import { variablesOfTest, wordsOfScience } from './laboratory/fair-tests.ts'
import {
  countOfFigures,
  percentError,
  percentErrorInFigures,
  roundedResult,
} from './laboratory/figures.ts'
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
  percentErrorInFigures,
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
  possibleDensity,
  partsOfApparatus,
  differenceOfReadings,
  apparatusOfWork,
  standardForms,
  preciseReadings,
  volumeOfFlow,
  massForPool,
  wordsOfScience,
  variablesOfTest,
]
