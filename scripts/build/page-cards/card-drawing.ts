import { readFileSync } from 'node:fs'

import { PAGE_CARD } from '#web/element-pages/parts/page-card.ts'
import { PRODUCT } from '#web/ui/page-meta.ts'

/** The colors of the classes in the wizard theme. */
const fills: Readonly<Record<string, string>> = {
  metal: '#4365ad',
  'non-metal': '#81640e',
  metalloid: '#144729',
  'noble-gas': '#511161',
}
const UNKNOWN = '#52545e'

export const PAGE = '#1a1033'
export const INK = '#f5f1ff'
export const MUTED = '#c6bbe8'
/** The edge of a large square. */
export const EDGE = '#c9c3e6'
/** Where words and squares begin, in pixels. */
export const LEFT = 72

/** Returns the color of a class of elements. */
export function fillOf(classification: string): string {
  return fills[classification] ?? UNKNOWN
}

/** Returns a picture of these parts, signed with the name of the product. */
export function drawing(parts: string): string {
  const { width, height } = PAGE_CARD
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${PAGE}"/>${parts}${signature()}</svg>`
}

function signature(): string {
  const logo = readFileSync('public/favicon.svg', 'utf8')
    .replaceAll('#6d4bc3', '#d9c4ff')
    .replace('<svg ', `<svg x="812" y="554" width="60" height="60" `)
  return `${logo}${text(884, 598, 38, INK, PRODUCT)}`
}

/** Returns a line of words. */
export function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  anchor: 'start' | 'middle' = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${words}</text>`
}
