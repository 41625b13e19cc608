/** A point in the units of a drawing, from the left and from above. */
export type Point = readonly [x: number, y: number]

/** Shapes and words, in the order in which they are drawn. */
export type Mark =
  | {
      readonly type: 'path'
      readonly points: readonly Point[]
      readonly look: 'axis' | 'grid' | 'data' | 'dashed'
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

/** A figure as it is drawn, in units of its own. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** A figure in all its forms. Each holds the same values. */
export type DrawnFigure = {
  readonly drawing: Drawing
  /** What the figure shows, for listening. */
  readonly sentence: string
  readonly table: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** The size of letters in a drawing of `WIDTH`. */
export const LETTERS = 13
export const WIDTH = 300

/** A number or a symbol in a drawing. */
export function notation(text: string, at: Point, anchor: 'start' | 'middle' | 'end'): Mark {
  return { type: 'text', text, at, anchor, isWords: false }
}

/** Words in a drawing, such as the name of an axis. */
export function words(text: string, at: Point, anchor: 'start' | 'middle' | 'end'): Mark {
  return { type: 'text', text, at, anchor, isWords: true }
}

/** A line through points. */
export function path(look: 'axis' | 'grid' | 'data' | 'dashed', ...points: readonly Point[]): Mark {
  return { type: 'path', points, look }
}
