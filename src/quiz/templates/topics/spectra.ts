import type { Template } from '#quiz/template.ts'

import {
  configurationOfSpectrum,
  elementOfElectronSpectrum,
  orderOfPeaks,
  partOfElectronSpectrum,
} from './spectra/electrons.ts'
import { elementOfMassSpectrum, meanOfSpectrum, partOfMassSpectrum } from './spectra/masses.ts'

/** All templates of the topic spectra. */
export const spectra: readonly Template[] = [
  partOfMassSpectrum,
  partOfElectronSpectrum,
  meanOfSpectrum,
  elementOfMassSpectrum,
  configurationOfSpectrum,
  elementOfElectronSpectrum,
  orderOfPeaks,
]
