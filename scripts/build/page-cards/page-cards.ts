import { createHash } from 'node:crypto'

import { type Element, elements } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import { COLUMN_COUNT, gridRows, ROW_COUNT } from '#chemistry/elements/table-layout.ts'
import { formatNumber } from '#chemistry/units.ts'
import { readLibrary } from '#content/elements/read-library.ts'
import { trendValues } from '#content/elements/trend-values.ts'
import { type Trend, trends } from '#content/elements/trends.ts'
import { compileLibrary } from '#content/pipeline/compile.ts'
import { cardPath, PAGE_CARD } from '#web/element-pages/parts/page-card.ts'
import { scaled } from '#web/element-pages/parts/scale.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { heatColors, heatStep, inkOn } from '#web/trend-pages/heat-colors.ts'

import { articleParts } from './article-card.ts'
import { drawing, EDGE, fillOf, INK, LEFT, MUTED, PAGE, text } from './card-drawing.ts'

/** A picture of a page: its file from the root of the site, and the drawing. */
export type PageCard = { readonly file: string; readonly svg: string }

const FAINT = '#33264f'

/** Returns the pictures of the pages about all elements and trends, and of the articles. */
export async function pageCards(): Promise<readonly PageCard[]> {
  const library = readLibrary()
  const articles = await compileLibrary()
  return [
    ...elements.map((element) => ({
      file: cardPath(`/element/${elementSlug(element)}`),
      svg: drawing(elementParts(element)),
    })),
    ...trends.map((trend) => ({
      file: cardPath(`/trends/${trend.key}`),
      svg: drawing(trendParts(trend, trendValues(trend, library))),
    })),
    ...articles.flatMap(({ slug, facts: { frontMatter } }) =>
      frontMatter === null
        ? []
        : [{ file: cardPath(`/blog/${slug}`), svg: drawing(articleParts(frontMatter)) }],
    ),
  ]
}

/** Tells two drawings apart. */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 12)
}

function elementParts(element: Element): string {
  const { atomicNumber, category, classification, name, massText, symbol } = element
  return [
    `<rect x="${LEFT}" y="72" width="300" height="300" rx="36" fill="${fillOf(classification)}" stroke="${EDGE}" stroke-width="3"/>`,
    text(LEFT + 28, 126, 40, '#fff', String(atomicNumber)),
    text(LEFT + 150, 272, 140, '#fff', symbol, 'middle'),
    text(LEFT + 150, 346, 32, '#fff', massText, 'middle'),
    text(LEFT + 350, 170, name.length > 11 ? 76 : 96, INK, name),
    text(LEFT + 352, 236, 36, MUTED, `Atomic number ${atomicNumber}, ${category}`),
    ...linesOf(element).map((line, index) => text(LEFT + 352, 304 + 50 * index, 36, INK, line)),
    smallTable((other) => (other === symbol ? fillOf(classification) : FAINT), symbol),
  ].join('')
}

function linesOf({ boilingPoint, density, meltingPoint, sublimes }: Element): readonly string[] {
  const melts = meltingPoint === null ? null : `melts at ${formatNumber(meltingPoint)} °C`
  const boils =
    boilingPoint === null
      ? null
      : `${sublimes ? 'sublimes' : 'boils'} at ${formatNumber(boilingPoint)} °C`
  const points = [melts, boils].filter((part) => part !== null).join(', ')
  const lines = [points, density === null ? '' : `density ${formatNumber(density)} g/cm³`]
  return lines
    .filter((line) => line !== '')
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
}

/** The table in small, with the square of an element in its color. */
function smallTable(colorOf: (symbol: string) => string, marked: string): string {
  const size = 22
  const squares = gridRows.flat().flatMap((cell) => {
    if (cell.kind === 'placeholder') return []
    const x = LEFT + (cell.column - 1) * size
    const y = 404 + (cell.row - 1) * (size - 1) + (cell.row > 7 ? 5 : 0)
    const edge = cell.symbol === marked ? ` stroke="#fff" stroke-width="3"` : ''
    return [
      `<rect x="${x}" y="${y}" width="${size - 3}" height="${size - 4}" rx="3" fill="${colorOf(cell.symbol)}"${edge}/>`,
    ]
  })
  return squares.join('')
}

function trendParts(trend: Trend, values: ReturnType<typeof trendValues>): string {
  const { scale, title, unit } = trend
  const known = [...values.values()].map(({ value }) => value)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const isLog = scale === 'log'
  const size = Math.floor((PAGE_CARD.width - 2 * LEFT) / COLUMN_COUNT)
  const height = Math.floor(400 / ROW_COUNT)
  const squares = gridRows.flat().flatMap((cell) => {
    if (cell.kind === 'placeholder') return []
    const value = values.get(cell.symbol)?.value
    const x = LEFT + (cell.column - 1) * size
    const y = 144 + (cell.row - 1) * height + (cell.row > 7 ? 10 : 0)
    const color =
      value === undefined
        ? PAGE
        : (heatColors[heatStep(scaled(value, { low, high, length: 1, isLog }))] ?? PAGE)
    const ink = value === undefined ? MUTED : inkOn(color)
    return [
      `<rect x="${x}" y="${y}" width="${size - 4}" height="${height - 4}" rx="5" fill="${color}" stroke="#5d4f86"/>`,
      text(x + size / 2 - 2, y + height / 2 + 5, 22, ink, cell.symbol, 'middle'),
    ]
  })
  return [
    text(LEFT, 104, title.length > 26 ? 50 : 64, INK, title),
    ...squares,
    text(LEFT, 590, 30, MUTED, `${withUnit(low, unit)} (dark) to ${withUnit(high, unit)} (bright)`),
  ].join('')
}
