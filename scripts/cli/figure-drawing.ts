import { escaped } from '#content/pipeline/escaped.ts'
import { LETTERS, type Mark, type Point } from '#quiz/figures/drawing.ts'
import { drawnFigure } from '#quiz/figures/drawn-figure.ts'
import type { Figure } from '#quiz/figures/figure.ts'

/** How much larger than its own units a drawing is printed. */
const SCALE = 1.2

/** The figure of a question, to be printed. */
export function figureDrawing(figure: Figure): string {
  const { drawing, sentence } = drawnFigure(figure)
  const { width, height, marks } = drawing
  return `<svg class="figure" role="img" aria-label="${escaped(sentence)}" viewBox="0 0 ${width} ${height}" width="${SCALE * width}" height="${SCALE * height}" font-size="${LETTERS}">${marks.map(shape).join('')}</svg>`
}

const strokes = {
  axis: 'stroke-width="1.5"',
  grid: 'stroke-width="1" opacity="0.25"',
  data: 'stroke-width="2.5" stroke-linejoin="round"',
  dashed: 'stroke-width="1.5" stroke-dasharray="5 4"',
} as const

function shape(mark: Mark): string {
  switch (mark.type) {
    case 'path':
      return `<polyline points="${mark.points.map(pointText).join(' ')}" fill="none" stroke="currentColor" ${strokes[mark.look]}/>`
    case 'dot':
      return `<circle cx="${at(mark.at[0])}" cy="${at(mark.at[1])}" r="4" fill="currentColor"/>`
    case 'text':
      return `<text x="${at(mark.at[0])}" y="${at(mark.at[1])}" text-anchor="${mark.anchor}" fill="currentColor">${escaped(mark.text)}</text>`
  }
}

function pointText([x, y]: Point): string {
  return `${at(x)},${at(y)}`
}

function at(value: number): string {
  return String(Math.round(10 * value) / 10)
}
