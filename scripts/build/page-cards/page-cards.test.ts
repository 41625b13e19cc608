import { globSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PAGE_CARD } from '#web/element-pages/parts/page-card.ts'

import { fingerprint, pageCards } from './page-cards.ts'

const MAX_BYTES = 4 * 1024 * 1024

const cards = await pageCards()

test('every article and page of an element or a trend has its picture, drawn from what the page says now', () => {
  const drawn = readFileSync('scripts/build/page-cards/drawn-cards.tsv', 'utf8')
  const wanted = cards.map(({ file, svg }) => `${file}\t${fingerprint(svg)}\n`)
  expect(drawn).toBe(wanted.join(''))
})

test('the pictures are PNG files of the size that pages claim, of less than four megabytes together, and there are no others', () => {
  const files = globSync('public/cards/**/*.png')
  expect(files.map((file) => file.replaceAll('\\', '/').slice('public'.length)).toSorted()).toEqual(
    cards.map(({ file }) => file).toSorted(),
  )
  const sizes = files.map((file) => {
    const png = readFileSync(file)
    return `${png.toString('latin1', 1, 4)} ${png.readUInt32BE(16)} ${png.readUInt32BE(20)}`
  })
  expect([...new Set(sizes)]).toEqual([`PNG ${PAGE_CARD.width} ${PAGE_CARD.height}`])
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(MAX_BYTES)
})
