import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { prerenderedPaths } from './paths.ts'
import { pageColors } from './theme/theme-script.ts'

const icon = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.optional(z.string()),
})
const manifest = z
  .object({
    start_url: z.string(),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ url: z.string(), icons: z.array(icon) })),
  })
  .parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))

test('the installed app opens pages that exist', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  expect(addresses).toEqual([
    '/dashboard',
    '/dashboard/periodic-table',
    '/dashboard/questions',
    '/dashboard/bookmarks',
  ])
  expect(addresses.filter((address) => !prerenderedPaths.includes(address))).toEqual([])
})

test('its pictures have the declared sizes, and one may be cut to any shape', () => {
  const pictures = [manifest, ...manifest.shortcuts]
    .flatMap(({ icons }) => icons)
    .filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of pictures) expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`)
  expect(pictures.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180')
})

test('its window has the color of the page, so that nothing flashes, in each theme', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')
  const [wizard, light] = [...tokens.matchAll(/--page: (#\w+);/g)].map(([, color]) => color)
  expect([manifest.theme_color, manifest.background_color]).toEqual([wizard, wizard])
  expect(pageColors).toEqual({ wizard, light })
})

/** Width and height as they stand in the header of a PNG file. */
function sizeOf(src: string): string {
  const header = readFileSync(`public${src}`)
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
}
