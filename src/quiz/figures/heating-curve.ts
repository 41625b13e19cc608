import { formatNumber } from '#chemistry/units.ts'

import { axes, HEIGHT } from './axes.ts'
import { type DrawnFigure, notation, path, WIDTH } from './drawing.ts'
import type { HeatingCurve } from './figure.ts'

/** The room above and below the two points, in parts of their distance. */
const MARGIN = 0.45

/** How much heat is taken up until each part of the curve ends, as shares of the width. The sketch has no scale. */
const MELTS = 0.16
const IS_LIQUID = 0.36
const BOILS = 0.54
const IS_GAS = 0.86

/** A curve that rises, and is flat while the substance melts and while it boils. */
export function drawnHeatingCurve({ melting, boiling }: HeatingCurve): DrawnFigure {
  const margin = MARGIN * (boiling - melting)
  const lowest = melting - margin
  const { marks, place } = axes(
    { name: 'heat taken up', ticks: [], shareOf: (share) => share },
    {
      name: 'temperature in °C',
      ticks: [],
      shareOf: (celsius) => (celsius - lowest) / (boiling + margin - lowest),
    },
  )
  const number = (celsius: number, share: number) => {
    const [x, y] = place(share, celsius)
    return notation(formatNumber(celsius), [x, y - 6], 'middle')
  }
  const [low, high] = [formatNumber(melting), formatNumber(boiling)]
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        path(
          'data',
          place(0, lowest),
          place(MELTS, melting),
          place(IS_LIQUID, melting),
          place(BOILS, boiling),
          place(IS_GAS, boiling),
          place(1, boiling + margin),
        ),
        number(melting, (MELTS + IS_LIQUID) / 2),
        number(boiling, (BOILS + IS_GAS) / 2),
      ],
    },
    sentence: `Heating curve: the temperature rises, stays at ${low} °C, rises again, stays at ${high} °C, and rises once more.`,
    table: {
      head: ['Part', 'Temperature in °C'],
      rows: [
        ['solid, warms', `up to ${low}`],
        ['melts', low],
        ['liquid, warms', `${low} to ${high}`],
        ['boils', high],
        ['gas, warms', `above ${high}`],
      ],
    },
  }
}
