/** A point in the units of a drawing, from the left and from above. */
export type Point = readonly [x: number, y: number]

/** Shapes and words, in the order in which they are drawn. */
export type Mark =
  | {
      readonly type: 'path'
      readonly points: readonly Point[]
      readonly look: keyof typeof strokes
    }
  | { readonly type: 'dot'; readonly at: Point }
  | {
      readonly type: 'text'
      readonly at: Point
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
      /** Words of a language, unlike numbers and symbols. */
      readonly isWords: boolean
    }

/** The attributes of a line by its look, as React names those of SVG. */
export const strokes = {
  axis: { strokeWidth: 1.5 },
  grid: { strokeWidth: 1, opacity: 0.25 },
  data: { strokeWidth: 2.5, strokeLinejoin: 'round' },
  dashed: { strokeWidth: 1.5, strokeDasharray: '5 4' },
} as const

/** A figure as it is drawn, in units of its own. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** A figure in all its forms. Each holds the same values. */
export type DrawnFigure = {
  readonly drawing: Drawing
  /** The contents of the figure, for listening. */
  readonly sentence: string
  readonly table: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** The size of letters in a drawing of `WIDTH`. */
export const LETTERS = 13
export const WIDTH = 300

const CORNERS = 24

/** A number or a symbol in a drawing. */
export function notation(text: string, at: Point, anchor: 'start' | 'middle' | 'end'): Mark {
  return { type: 'text', text, at, anchor, isWords: false }
}

/** Words in a drawing, such as the name of an axis. */
export function words(text: string, at: Point, anchor: 'start' | 'middle' | 'end'): Mark {
  return { type: 'text', text, at, anchor, isWords: true }
}

/** A line through points. */
export function path(look: keyof typeof strokes, ...points: readonly Point[]): Mark {
  return { type: 'path', points, look }
}

/** A circle as a line through its corners. */
export function ring([x, y]: Point, size: number): Mark {
  return path(
    'axis',
    ...Array.from({ length: CORNERS + 1 }, (_, corner): Point => {
      const angle = (2 * Math.PI * corner) / CORNERS
      return [x + size * Math.cos(angle), y + size * Math.sin(angle)]
    }),
  )
}

/** The points of a line as SVG has them: '34,180 278,26.5'. */
export function pointsText(points: readonly Point[]): string {
  return points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')
}

/** A length that is not written finer than can be seen. */
export function rounded(length: number): number {
  return Math.round(10 * length) / 10
}
