import { formatNumber } from '#chemistry/units.ts'
import { type DrawnFigure, LETTERS, notation, path, WIDTH, words } from '#quiz/figures/drawing.ts'

const ROW = 44
const LEFT = 8
/** Room at the right for the number of the longest bar. */
const NUMBER = 50
const LONGEST = WIDTH - LEFT - NUMBER

/** Draws amounts as bars below each other, each with its name above it and its number at its end. */
export function drawnBars({
  of,
  unit,
  bars,
}: {
  /** The quantity, as 'share by volume'. */
  readonly of: string
  readonly unit: string
  readonly bars: readonly (readonly [name: string, value: number])[]
}): DrawnFigure {
  const most = Math.max(...bars.map(([, value]) => value))
  return {
    drawing: {
      width: WIDTH,
      height: ROW * bars.length + 8,
      marks: bars.flatMap(([name, value], index) => {
        const y = ROW * index
        const end = LEFT + Math.max(1, (LONGEST * value) / most)
        const corners = [y + 22, y + 38] as const
        return [
          words(name, [LEFT, y + LETTERS + 3], 'start'),
          path(
            'data',
            [LEFT, corners[0]],
            [end, corners[0]],
            [end, corners[1]],
            [LEFT, corners[1]],
            [LEFT, corners[0]],
          ),
          notation(formatNumber(value), [end + 6, corners[1] - 3], 'start'),
        ]
      }),
    },
    sentence: `Bars of the ${of} in ${unit}: ${bars.map(([name, value]) => `${name} ${formatNumber(value)}`).join(', ')}.`,
    table: {
      head: ['Bar', `${of.charAt(0).toUpperCase()}${of.slice(1)} in ${unit}`],
      rows: bars.map(([name, value]) => [name, formatNumber(value)]),
    },
  }
}
