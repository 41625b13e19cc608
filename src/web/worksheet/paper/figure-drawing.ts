import { escaped } from '#content/pipeline/escaped.ts'
import { LETTERS, type Mark, pointsText, rounded, strokes } from '#quiz/figures/drawing.ts'
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

function shape(mark: Mark): string {
  switch (mark.type) {
    case 'path':
      return `<polyline points="${pointsText(mark.points)}" fill="none" stroke="currentColor" ${attributes(strokes[mark.look])}/>`
    case 'dot':
      return `<circle cx="${rounded(mark.at[0])}" cy="${rounded(mark.at[1])}" r="4" fill="currentColor"/>`
    case 'text':
      return `<text x="${rounded(mark.at[0])}" y="${rounded(mark.at[1])}" text-anchor="${mark.anchor}" fill="currentColor">${escaped(mark.text)}</text>`
  }
}

/** Attributes in SVG: those of React with hyphens. */
function attributes(values: Readonly<Record<string, number | string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, hyphenated)}="${value}"`)
    .join(' ')
}

function hyphenated(capital: string): string {
  return `-${capital.toLowerCase()}`
}
