import { formatNumber } from '#chemistry/units.ts'

import { axes, evenAxis, HEIGHT } from './axes.ts'
import { type DrawnFigure, notation, path, WIDTH } from './drawing.ts'
import type { MassSpectrum } from './figure.ts'

/** Bars over the masses, each with its share. */
export function drawnMassSpectrum({ bars }: MassSpectrum): DrawnFigure {
  const masses = bars.map(({ mass }) => mass)
  const [first, last] = [Math.min(...masses) - 1, Math.max(...masses) + 1]
  const largest = Math.max(...bars.map(({ share }) => share))
  const step = largest > 50 ? 25 : 10
  const top = step * Math.ceil(largest / step)
  const { marks, place } = axes(
    {
      name: 'mass per charge',
      ticks: masses,
      shareOf: (mass) => (mass - first) / (last - first),
    },
    evenAxis('share in %', step, top),
  )
  const list = bars.map(({ mass, share }) => `${percent(share)}% at ${mass}`).join(', ')
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        ...bars.flatMap(({ mass, share }) => {
          const [x, y] = place(mass, share)
          return [
            path('data', [x, place(mass, 0)[1]], [x, y]),
            notation(percent(share), [x, y - 5], 'middle'),
          ]
        }),
      ],
    },
    sentence: `Mass spectrum with ${bars.length} ${bars.length === 1 ? 'bar' : 'bars'}: ${list}.`,
    table: {
      head: ['Mass per charge', 'Share in %'],
      rows: bars.map(({ mass, share }) => [String(mass), percent(share)]),
    },
  }
}

function percent(share: number): string {
  return formatNumber(share, { decimals: 1 })
}
