import { drawnCalibrationLine } from './calibration-line.ts'
import type { DrawnFigure } from './drawing.ts'
import { drawnEnergyProfile } from './energy-profile.ts'
import type { Figure } from './figure.ts'
import { drawnHeatingCurve } from './heating-curve.ts'
import { drawnMassSpectrum } from './mass-spectrum.ts'
import { drawnPhotoelectronSpectrum } from './photoelectron-spectrum.ts'
import { drawnSkeleton } from './skeleton.ts'

/** Draws a figure, and writes its sentence and its table. */
export function drawnFigure(figure: Figure): DrawnFigure {
  switch (figure.kind) {
    case 'mass-spectrum':
      return drawnMassSpectrum(figure)
    case 'photoelectron-spectrum':
      return drawnPhotoelectronSpectrum(figure)
    case 'calibration-line':
      return drawnCalibrationLine(figure)
    case 'skeleton':
      return drawnSkeleton(figure)
    case 'energy-profile':
      return drawnEnergyProfile(figure)
    case 'heating-curve':
      return drawnHeatingCurve(figure)
  }
}
