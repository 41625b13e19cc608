import { drawnFigure } from '#quiz/figures/drawn-figure.ts'
import type { Figure } from '#quiz/figures/figure.ts'

import { DrawnFigureView } from './drawn-figure-view.tsx'

/** The figure of a question, drawn of its values. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  return <DrawnFigureView drawn={drawnFigure(figure)} />
}
