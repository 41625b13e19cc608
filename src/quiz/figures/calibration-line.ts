import { formatNumber } from '#chemistry/units.ts'

import { axes, evenAxis, HEIGHT } from './axes.ts'
import { type DrawnFigure, type Mark, path, WIDTH } from './drawing.ts'
import type { CalibrationLine } from './figure.ts'

const ABSORBANCE_STEP = 0.2

/** Measured points and the straight line through them and the origin. */
export function drawnCalibrationLine({ points }: CalibrationLine): DrawnFigure {
  const concentrations = points.map(({ concentration }) => concentration)
  const farthest = Math.max(...concentrations)
  const step = farthest / Math.max(1, points.length)
  const highest = Math.max(...points.map(({ absorbance }) => absorbance))
  const last = ABSORBANCE_STEP * Math.ceil(highest / ABSORBANCE_STEP)
  const { marks, place } = axes(
    evenAxis('concentration in mmol/L', step, farthest),
    evenAxis('absorbance', ABSORBANCE_STEP, last),
  )
  const list = points.map(
    ({ concentration, absorbance }) =>
      `${decimals(absorbance)} at ${formatNumber(concentration)} mmol/L`,
  )
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        path('data', place(0, 0), place(farthest, slopeOf(points) * farthest)),
        ...points.map(({ concentration, absorbance }): Mark => ({
          type: 'dot',
          at: place(concentration, absorbance),
        })),
      ],
    },
    sentence: `Absorbance against concentration, a straight line through the origin: ${list.join(', ')}.`,
    table: {
      head: ['Concentration in mmol/L', 'Absorbance'],
      rows: points.map(({ concentration, absorbance }) => [
        formatNumber(concentration),
        decimals(absorbance),
      ]),
    },
  }
}

/** The slope of the best line through the origin: the least squares of the distances in absorbance. */
export function slopeOf(points: CalibrationLine['points']): number {
  const products = points.reduce((sum, one) => sum + one.concentration * one.absorbance, 0)
  const squares = points.reduce((sum, { concentration }) => sum + concentration ** 2, 0)
  return products / squares
}

function decimals(absorbance: number): string {
  return formatNumber(absorbance, { decimals: 3 })
}
