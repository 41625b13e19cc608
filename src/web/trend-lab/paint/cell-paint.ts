/** How a cell looks and sounds: its filling by name, the text under the symbol and the spoken one. */
export type CellPaint = {
  /** A step from 1 to 21, or the name of a pattern. */
  readonly fill: number | string
  readonly shown: string
  readonly spoken: string
  /** A small mark in the corner: the value is calculated, not measured. */
  readonly isCalculated?: boolean
  /** The value is outside the range that keeps its color. */
  readonly isOutside?: boolean
}

/** The paint of all elements by symbol. */
export type TablePaint = ReadonlyMap<string, CellPaint>
