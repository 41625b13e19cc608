import type { Template } from '#quiz/template.ts'
import { choiceSister } from '#quiz/templates/made/choice-sister.ts'

import {
  configurationOfSpectrum,
  elementOfElectronSpectrum,
  orderOfPeaks,
  partOfElectronSpectrum,
  elementOfPeaks,
} from './spectra/electrons.ts'
import { freedElectron, hydrogenLine } from './spectra/energy-levels.ts'
import { timeOfFlight } from './spectra/flight.ts'
import { bandsOfReactions, compoundOfSpectrum, wavenumbersOfBonds } from './spectra/infrared.ts'
import {
  changedAbsorbance,
  concentrationFromLight,
  plainEnergyOfLight,
  energyOfLight,
  explainedFlaw,
  flawOfMeasurement,
  sampleFromStandards,
} from './spectra/light.ts'
import {
  elementOfMassSpectrum,
  meanOfSpectrum,
  partOfMassSpectrum,
  elementOfMasses,
} from './spectra/masses.ts'
import { ionOfFragment, isotopePeak } from './spectra/molecules.ts'
import { otherPhoton } from './spectra/photons.ts'
import { effectsOfRadiation } from './spectra/regions.ts'

/** All templates of the topic spectra. */
export const spectra: readonly Template[] = [
  partOfMassSpectrum,
  partOfElectronSpectrum,
  meanOfSpectrum,
  elementOfMassSpectrum,
  configurationOfSpectrum,
  elementOfElectronSpectrum,
  orderOfPeaks,
  changedAbsorbance,
  concentrationFromLight,
  isotopePeak,
  ionOfFragment,
  energyOfLight,
  plainEnergyOfLight,
  sampleFromStandards,
  flawOfMeasurement,
  explainedFlaw,
  choiceSister('ph-m404', concentrationFromLight),
  otherPhoton,
  effectsOfRadiation,
  elementOfMasses,
  elementOfPeaks,
  freedElectron,
  hydrogenLine,
  compoundOfSpectrum,
  wavenumbersOfBonds,
  bandsOfReactions,
  timeOfFlight,
]
