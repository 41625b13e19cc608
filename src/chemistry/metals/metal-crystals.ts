import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** How the atoms of a metal lie in a cubic cell: at the corners, and in the middle of the cell or of each face. */
export type CubicCell = 'body-centered' | 'face-centered'

export type MetalCrystal = {
  readonly symbol: ElementSymbol
  readonly cell: CubicCell
  /** The edge of the cell in pm. */
  readonly edge: number
}

/**
 * Metals with cubic cells at room temperature. Edges are those on which three sources agree, as in
 * `content/elements/tables/crystals.tsv`: Materials Project, CRC Handbook (97th edition, section 12), Mendeleev.
 */
export const metalCrystals: readonly MetalCrystal[] = [
  ...(
    [
      ['Li', 351],
      ['Na', 429],
      ['V', 303],
      ['Fe', 287],
      ['Nb', 330],
      ['Mo', 315],
      ['Ba', 503],
      ['Ta', 330],
      ['W', 317],
    ] as const
  ).map(([symbol, edge]) => ({ symbol, cell: 'body-centered' as const, edge })),
  ...(
    [
      ['Al', 405],
      ['Ca', 559],
      ['Ni', 352],
      ['Cu', 361],
      ['Rh', 380],
      ['Pd', 389],
      ['Ag', 409],
      ['Ir', 384],
      ['Pt', 392],
      ['Au', 408],
      ['Pb', 495],
    ] as const
  ).map(([symbol, edge]) => ({ symbol, cell: 'face-centered' as const, edge })),
]
