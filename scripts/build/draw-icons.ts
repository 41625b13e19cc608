import { readFile, writeFile } from 'node:fs/promises'

import { openBrowser } from '#e2e/support/browser/browser.ts'

/** The page color of the wizard theme: icons without transparency stand on it. */
const NIGHT = '#1a1033'

type Icon = {
  readonly file: string
  /** Pixels. */
  readonly size: number
  /** The part of the width that the logo takes. */
  readonly fill: number
  readonly background: string
}

/** A maskable icon may be cut to a circle of four fifths of its width, so its logo is smaller. */
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, fill: 0.96, background: 'transparent' },
  { file: 'icon-512.png', size: 512, fill: 0.96, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, fill: 0.54, background: NIGHT },
  { file: 'apple-touch-icon.png', size: 180, fill: 0.72, background: NIGHT },
]

// Draws the icons of the installed app from the logo: node scripts/build/draw-icons.ts, after it changed.
const logo = await readFile('public/favicon.svg', 'utf8')
const browser = await openBrowser()
await Promise.all(icons.map(draw))
await browser.close()

async function draw({ file, size, fill, background }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const width = Math.round(size * fill)
  // On the night the hat has the color that it has in the wizard theme.
  const shown = background === NIGHT ? logo.replaceAll('#6d4bc3', '#d9c4ff') : logo
  await page.setContent(
    `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${width}px; height: ${width}px }</style>${shown}`,
  )
  await writeFile(`public/${file}`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
