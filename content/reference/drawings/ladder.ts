import { formatNumber } from '#chemistry/units.ts'
import { type DrawnFigure, type Mark, notation, path, WIDTH, words } from '#quiz/figures/drawing.ts'

const ROW = 26
const TOP = 34
const LEFT = 92
const RIGHT = WIDTH - 44

/** Draws signed values as dots on lines below each other, with an upright line at zero. */
export function drawnLadder({
  of,
  unit,
  head,
  rungs,
}: {
  /** The quantity, as 'standard potential'. */
  readonly of: string
  readonly unit: string
  /** The name of what has the values, as 'Metal'. */
  readonly head: string
  readonly rungs: readonly (readonly [name: string, value: number])[]
}): DrawnFigure {
  const values = rungs.map(([, value]) => value)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const x = (value: number) => LEFT + ((value - least) / (most - least)) * (RIGHT - LEFT)
  const foot = TOP + ROW * rungs.length - 8
  return {
    drawing: {
      width: WIDTH,
      height: foot + 10,
      marks: [
        words(`${of} in ${unit}`, [2, 13], 'start'),
        path('axis', [x(0), TOP - 12], [x(0), foot]),
        notation('0', [x(0), TOP - 15], 'middle'),
        ...rungs.flatMap(([name, value], index): readonly Mark[] => {
          const y = TOP + ROW * index + 2
          return [
            words(name, [2, y + 5], 'start'),
            path('grid', [LEFT, y], [RIGHT, y]),
            { type: 'dot', at: [x(value), y] },
            notation(number(value), [WIDTH - 2, y + 5], 'end'),
          ]
        }),
      ],
    },
    sentence: `The ${of} in ${unit}, from above: ${rungs.map(([name, value]) => `${name} ${number(value)}`).join(', ')}.`,
    table: {
      head: [head, `${of.charAt(0).toUpperCase()}${of.slice(1)} in ${unit}`],
      rows: rungs.map(([name, value]) => [name, number(value)]),
    },
  }
}

function number(value: number): string {
  return formatNumber(value, { decimals: 2 })
}
