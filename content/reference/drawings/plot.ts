import { formatNumber } from '#chemistry/units.ts'
import { type Axis, axes, HEIGHT } from '#quiz/figures/axes.ts'
import {
  type DrawnFigure,
  type Mark,
  notation,
  path,
  type Point,
  WIDTH,
} from '#quiz/figures/drawing.ts'

type Label = { readonly at: Point; readonly text: string; readonly side?: keyof typeof sides }

/** Where a name stands beside its point: the way to it, and the end that is there. */
const sides = {
  above: [0, -9, 'middle'],
  below: [0, 18, 'middle'],
  right: [9, 0, 'start'],
  lower: [8, 16, 'start'],
} as const

/** Draws lines between two axes, some points of which have a name. */
export function drawnPlot({
  name,
  across,
  upward,
  lines,
  labels,
}: {
  readonly name: string
  readonly across: Axis
  readonly upward: Axis
  readonly lines: readonly (readonly Point[])[]
  readonly labels: readonly Label[]
}): DrawnFigure {
  const { marks, place } = axes(across, upward)
  const rows = labels.map(({ at: [x, y], text }) => [
    text,
    formatNumber(x),
    formatNumber(y, { significant: 3 }),
  ])
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        ...lines.map((points, index) =>
          path(index % 2 === 0 ? 'data' : 'dashed', ...points.map(([x, y]) => place(x, y))),
        ),
        ...labels.flatMap(({ at, text, side = 'above' }): readonly Mark[] => {
          const [x, y] = place(...at)
          const [right, down, anchor] = sides[side]
          return [{ type: 'dot', at: [x, y] }, notation(text, [x + right, y + down], anchor)]
        }),
      ],
    },
    sentence: `${name}: ${upward.name} against ${across.name}. ${rows.map(([text, x, y]) => `${text}: ${y} at ${x}`).join('; ')}.`,
    table: { head: ['Point', capitalized(across.name), capitalized(upward.name)], rows },
  }
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
