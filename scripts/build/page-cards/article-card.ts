import { identityOf } from '#chemistry/elements/identities.ts'
import type { FrontMatter } from '#content/pipeline/article/library.ts'
import { escaped } from '#content/pipeline/escaped.ts'
import { shelfOf } from '#content/shelves.ts'

import { EDGE, fillOf, INK, LEFT, MUTED, text } from './card-drawing.ts'

/** Characters of a title that fit in a line. */
const LINE_LENGTH = 28
const TILE = 150
const GAP = 21
const TOP = 350

/** Returns the parts of the picture of an article: its shelf, its title, and the squares of its elements. */
export function articleParts({
  title,
  category,
  elements,
}: Pick<FrontMatter, 'title' | 'category' | 'elements'>): string {
  return [
    text(LEFT, 116, 36, MUTED, shelfOf(category).label),
    ...linesOf(title).map((line, index) => text(LEFT, 204 + 84 * index, 72, INK, escaped(line))),
    ...elements.map(tile),
  ].join('')
}

function linesOf(title: string): readonly string[] {
  return title.split(' ').reduce<readonly string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ')
    return longer.length > LINE_LENGTH ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}

function tile(symbol: string, index: number): string {
  const { atomicNumber = '', classification = '' } = identityOf(symbol) ?? {}
  const x = LEFT + index * (TILE + GAP)
  return [
    `<rect x="${x}" y="${TOP}" width="${TILE}" height="${TILE}" rx="20" fill="${fillOf(classification)}" stroke="${EDGE}" stroke-width="2"/>`,
    text(x + 16, TOP + 38, 26, '#fff', String(atomicNumber)),
    text(x + TILE / 2, TOP + 108, 68, '#fff', symbol, 'middle'),
  ].join('')
}
