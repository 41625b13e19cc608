import { formatNumber } from '#chemistry/units.ts'

import { axes, evenAxis, HEIGHT } from './axes.ts'
import { type DrawnFigure, LETTERS, notation, path, WIDTH, words } from './drawing.ts'
import type { Chromatogram } from './figure.ts'

const STEP = 20

/** Spots above their lanes, with a scale in mm from the start line and a dashed line for the solvent. */
export function drawnChromatogram({ front, lanes }: Chromatogram): DrawnFigure {
  const { marks, place } = axes(
    { name: 'start line', ticks: [], shareOf: (share) => share },
    evenAxis('mm from the start line', STEP, STEP * Math.ceil((front + 1) / STEP)),
  )
  const across = (lane: number) => (lane + 1) / (lanes.length + 1)
  const [left, height] = place(0, front)
  const [, floor] = place(0, 0)
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        path('dashed', [left, height], place(1, front)),
        words('front', [left + 6, height - 4], 'start'),
        ...lanes.flatMap(({ name, spots }, lane) => [
          notation(name, [place(across(lane), 0)[0], floor + LETTERS + 4], 'middle'),
          ...spots.map((spot) => ({ type: 'dot', at: place(across(lane), spot) }) as const),
        ]),
      ],
    },
    sentence: `Chromatogram in mm from the start line: the front of the solvent is at ${formatNumber(front)}. ${lanes
      .map(({ name, spots }) => `Lane ${name}: ${spotText(spots)}.`)
      .join(' ')}`,
    table: {
      head: ['Lane', 'Spots in mm', 'Front in mm'],
      rows: lanes.map(({ name, spots }) => [
        name,
        spots.map((spot) => formatNumber(spot)).join(', '),
        formatNumber(front),
      ]),
    },
  }
}

function spotText(spots: readonly number[]): string {
  const places = spots.map((spot) => formatNumber(spot)).join(' and ')
  return spots.length === 1 ? `a spot at ${places}` : `spots at ${places}`
}
