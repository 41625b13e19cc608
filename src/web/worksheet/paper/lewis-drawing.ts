import { rightDrawing } from '#chemistry/lewis/drawing-fault.ts'
import { layoutOf, type LewisLayout } from '#chemistry/lewis/layout.ts'
import { emptyDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { drawnWords } from '#chemistry/lewis/words.ts'
import { escaped } from '#content/pipeline/escaped.ts'
import type { LewisKey } from '#quiz/task.ts'

const SIZE = 17
/** The atoms of a skeleton stand so far apart that lines and dots can be drawn by hand. */
const ROOM = 62
const LENGTH = 38
/** Around the skeleton, for the lone pairs and charges of the outer atoms. */
const MARGIN = 20

/** The atoms of a molecule or ion with dotted lines between them and room to draw. */
export function skeletonDrawing({ formula }: LewisKey): string {
  const skeleton = skeletonOf(formula)
  const names = skeleton.atoms.map(({ element }) => element).join(', ')
  const layout = layoutOf(skeleton, emptyDrawing(skeleton), { size: SIZE, length: ROOM })
  const { x, y, width, height } = layout.box
  const box = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }
  return drawing({ ...layout, box }, `Atoms to draw on: ${names}`)
}

/** A right structure of a molecule or ion. */
export function rightStructureDrawing(key: LewisKey): string {
  const skeleton = skeletonOf(key.formula)
  const drawn = rightDrawing(skeleton, key.withCharges)
  const layout = layoutOf(skeleton, drawn, { size: SIZE, length: LENGTH })
  return drawing(layout, drawnWords(skeleton, drawn, key.withCharges))
}

function drawing(layout: LewisLayout, words: string): string {
  const { box, lines, gaps, letters, dots, charges, brackets } = layout
  const parts = [
    ...lines.map((one) => line(one, 'stroke-width="2"')),
    ...gaps.map((one) => line(one, 'stroke-width="1" stroke-dasharray="1 5"')),
    ...letters.map(({ x, y, text }) => word(x, y + 0.36 * SIZE, SIZE, text, 'middle')),
    ...dots.map(({ x, y }) => `<circle cx="${at(x)}" cy="${at(y)}" r="2"/>`),
    ...charges.map(({ x, y, text }) => word(x, y + 0.24 * SIZE, 0.66 * SIZE, text, 'middle')),
    ...(brackets === null ? [] : [bracketPair(brackets)]),
  ]
  const view = [box.x, box.y, box.width, box.height].map(at).join(' ')
  return `<svg class="lewis" role="img" aria-label="${escaped(words)}" viewBox="${view}" width="${at(box.width)}" height="${at(box.height)}">${parts.join('')}</svg>`
}

function line({ from, to }: LewisLayout['lines'][number], look: string): string {
  return `<line x1="${at(from.x)}" y1="${at(from.y)}" x2="${at(to.x)}" y2="${at(to.y)}" stroke="#111" ${look}/>`
}

function word(x: number, y: number, size: number, text: string, anchor: string): string {
  return `<text x="${at(x)}" y="${at(y)}" font-size="${at(size)}" text-anchor="${anchor}">${escaped(text)}</text>`
}

function bracketPair(brackets: NonNullable<LewisLayout['brackets']>): string {
  const { left, right, top, bottom, text } = brackets
  const hooks = [
    `M${at(left + 7)} ${at(top)}H${at(left)}V${at(bottom)}h7`,
    `M${at(right - 7)} ${at(top)}H${at(right)}V${at(bottom)}h-7`,
  ]
  return `<path d="${hooks.join('')}" fill="none" stroke="#111" stroke-width="1.5"/>${word(right + 3, top + 8, 0.8 * SIZE, text, 'start')}`
}

function at(length: number): string {
  return String(Math.round(length * 10) / 10)
}
