import { readFile, writeFile } from 'node:fs/promises'

import { elements } from '#chemistry/elements/elements.ts'
import { openBrowser } from '#e2e/support/browser/browser.ts'
import { SOCIAL_CARD } from '#web/articles/social-card.ts'

const TILE = 50
const GAP = 7
const LEFT = (SOCIAL_CARD.width - 18 * (TILE + GAP) + GAP) / 2
const TOP = 208
const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'

/** The colors of the classes in the wizard theme. */
const fills: Readonly<Record<string, string>> = {
  metal: '#4365ad',
  'non-metal': '#81640e',
  metalloid: '#144729',
  'noble-gas': '#511161',
}

// Draws the picture that messengers show beside a link: node scripts/build/draw-social-card.ts, after the
// logo or the table changed.
const [logo, font] = await Promise.all([
  readFile('public/favicon.svg', 'utf8'),
  readFile(FONT, 'base64'),
])
const browser = await openBrowser()
const page = await browser.newPage({ viewport: SOCIAL_CARD })
await page.setContent(`<style>
  @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; background: #1a1033 }
  text { font-family: Fraunces }
</style>${card()}`)
await page.evaluate(() => document.fonts.ready)
await writeFile(`public/${SOCIAL_CARD.file}`, await page.screenshot())
await browser.close()

function card(): string {
  const { width, height } = SOCIAL_CARD
  const hat = logo
    .replaceAll('#6d4bc3', '#d9c4ff')
    .replace('<svg ', `<svg x="${LEFT}" y="42" width="132" height="132" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${stars()}${hat}
    <text x="${LEFT + 160}" y="116" font-size="76" fill="#f5f1ff">Periodic Wizard</text>
    <text x="${LEFT + 164}" y="164" font-size="29" fill="#c6bbe8">All 118 elements, and questions that explain every mistake</text>
    ${elements
      .filter(({ category }) => category !== 'lanthanide' && category !== 'actinide')
      .map(tile)
      .join('')}
    ${[6, 7].map(series).join('')}
  </svg>`
}

function tile({ symbol, group, period, classification }: (typeof elements)[number]): string {
  const { x, y } = place(group, period)
  return `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="9" fill="${fills[classification] ?? '#52545e'}" stroke="#c9c3e6"/>
    <text x="${x + TILE / 2}" y="${y + 33}" font-size="22" text-anchor="middle" fill="#fff">${symbol}</text>`
}

/** Where the lanthanides and the actinides would stand. */
function series(period: number): string {
  const { x, y } = place(3, period)
  return `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="9" fill="none" stroke="#9486c9" stroke-dasharray="4 4"/>
    <text x="${x + TILE / 2}" y="${y + 32}" font-size="13" text-anchor="middle" fill="#c6bbe8">${period === 6 ? '57–71' : '89–103'}</text>`
}

function place(group: number, period: number): { readonly x: number; readonly y: number } {
  return { x: LEFT + (group - 1) * (TILE + GAP), y: TOP + (period - 1) * (TILE + GAP) }
}

/** The same sky each time. */
function stars(): string {
  return Array.from({ length: 90 }, (_, index) => {
    const x = (index * 733) % SOCIAL_CARD.width
    const y = (index * index * 29 + index * 131) % SOCIAL_CARD.height
    return `<circle cx="${x}" cy="${y}" r="${index % 5 === 0 ? 2 : 1.2}" fill="#f5f1ff" opacity="0.45"/>`
  }).join('')
}
