import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { Page } from 'playwright'

import { openBrowser } from '#e2e/support/browser/browser.ts'
import { PAGE_CARD } from '#web/element-pages/parts/page-card.ts'

import { indexedPng, type Pixels } from './indexed-png.ts'
import { fingerprint, pageCards } from './page-cards.ts'

const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'

// Draws the pictures that messengers show beside links to articles and to the pages of elements and trends:
// node scripts/build/page-cards/draw-page-cards.ts, after a test says that they are out of date.
const font = await readFile(FONT, 'base64')
const browser = await openBrowser()
const page = await browser.newPage({ viewport: PAGE_CARD })
const lines: string[] = []
for (const { file, svg } of await pageCards()) {
  // One page draws them all.
  // oxlint-disable no-await-in-loop
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 }
    text { font-family: Fraunces }
  </style>${svg}`)
  await page.evaluate(() => document.fonts.ready)
  const path = `public${file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, indexedPng(await pixels(page)))
  // oxlint-enable no-await-in-loop
  lines.push(`${file}\t${fingerprint(svg)}\n`)
}
await browser.close()
await writeFile('scripts/build/page-cards/drawn-cards.tsv', lines.join(''))

/** The pixels of the page as it is seen. */
async function pixels(drawn: Page): Promise<Pixels> {
  const png = (await drawn.screenshot()).toString('base64')
  const read = await drawn.evaluate(pixelsOf, png)
  return { ...PAGE_CARD, data: Buffer.from(read, 'base64') }
}

/** Runs in the page: the pixels of a PNG, in base64 as the PNG itself. */
async function pixelsOf(source: string): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${source}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const read = context?.getImageData(0, 0, image.width, image.height)
  const reader = new FileReader()
  const done = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsDataURL(new Blob(read === undefined ? [] : [read.data]))
  await done
  return typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''
}
