import { formatNumber } from '#chemistry/units.ts'
import {
  type DrawnFigure,
  notation,
  path,
  type Point,
  WIDTH,
  words,
} from '#quiz/figures/drawing.ts'

const LEFT = 110
const RIGHT = 180
const TOP = 12
const MILLILITER = 90

const TENTHS = 20

/** Draws two milliliters of a burette with its meniscus, whose lowest point is the reading. */
export function drawnBuretteScale(first: number, reading: number): DrawnFigure {
  const y = (volume: number) => TOP + 6 + (volume - first) * MILLILITER
  const marks = Array.from({ length: TENTHS + 1 }, (_, index) => first + index / 10)
  const level = y(reading)
  const text = formatNumber(reading, { decimals: 2 })
  return {
    drawing: {
      width: WIDTH,
      height: y(first + 2) + 18,
      marks: [
        path('axis', [LEFT, TOP - 8], [LEFT, y(first + 2) + 12]),
        path('axis', [RIGHT, TOP - 8], [RIGHT, y(first + 2) + 12]),
        ...marks.map((volume, index) =>
          path(
            'axis',
            [LEFT, y(volume)],
            [LEFT + (index % 10 === 0 ? 34 : index % 5 === 0 ? 24 : 16), y(volume)],
          ),
        ),
        ...[0, 1, 2].map((more) =>
          notation(formatNumber(first + more), [LEFT - 8, y(first + more) + 5], 'end'),
        ),
        path('data', ...meniscus(level)),
        path('dashed', [(LEFT + RIGHT) / 2, level], [RIGHT + 24, level]),
        words('read here', [RIGHT + 28, level + 5], 'start'),
      ],
    },
    sentence: `Part of a burette from ${formatNumber(first)} mL above to ${formatNumber(first + 2)} mL below, with a mark for each 0.1 mL. The lowest point of the curved surface is at ${text} mL.`,
    table: {
      head: ['Place', 'Volume in mL'],
      rows: [
        ['upper number', formatNumber(first)],
        ['lowest point of the surface', text],
        ['lower number', formatNumber(first + 2)],
      ],
    },
  }
}

/** The surface of water in a tube: higher at the glass. */
function meniscus(level: number): readonly Point[] {
  const middle = (LEFT + RIGHT) / 2
  const half = (RIGHT - LEFT) / 2
  return Array.from({ length: 17 }, (_, index): Point => {
    const share = index / 8 - 1
    return [middle + share * half, level - 9 * share ** 4]
  })
}
