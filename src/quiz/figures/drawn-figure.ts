import { drawnApparatus } from './apparatus.ts'
import { drawnCalibrationLine } from './calibration-line.ts'
import { drawnElectrolysisCell, drawnGalvanicCell } from './cells.ts'
import { drawnChromatogram } from './chromatogram.ts'
import { drawnCurves } from './curves.ts'
import type { DrawnFigure } from './drawing.ts'
import { drawnEnergyProfile, drawnStepProfile } from './energy-profile.ts'
import type { Figure } from './figure.ts'
import { drawnHeatingCurve } from './heating-curve.ts'
import { drawnParticleBoxes } from './particle-boxes.ts'
import { drawnSkeleton } from './skeleton.ts'
import { drawnInfrared, drawnMassSpectrum, drawnPhotoelectronSpectrum } from './spectra.ts'
import { drawnWedges } from './wedge-drawing.ts'

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
    case 'step-profile':
      return drawnStepProfile(figure)
    case 'heating-curve':
      return drawnHeatingCurve(figure)
    case 'curves':
      return drawnCurves(figure)
    case 'chromatogram':
      return drawnChromatogram(figure)
    case 'galvanic-cell':
      return drawnGalvanicCell(figure)
    case 'electrolysis-cell':
      return drawnElectrolysisCell(figure)
    case 'particle-boxes':
      return drawnParticleBoxes(figure)
    case 'apparatus':
      return drawnApparatus(figure)
    case 'infrared-spectrum':
      return drawnInfrared(figure)
    case 'wedge-drawing':
      return drawnWedges(figure)
  }
}
