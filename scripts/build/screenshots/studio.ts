import { mkdir } from 'node:fs/promises'

import type { Page } from 'playwright'

import { openBrowser } from '#e2e/support/browser/browser.ts'
import type { themes } from '#e2e/support/journey.ts'
import { startProduct } from '#e2e/support/product/product.ts'

export type Theme = (typeof themes)[number]

/** Visitors of the built product whose screens are drawn into a folder. */
export type Studio = {
  readonly origin: string
  /** Opens a profile with a theme and a name; the window is that of a laptop unless told otherwise. */
  readonly openPage: (visitor: Visitor) => Promise<Page>
  /** Draws the window of a page, with its fonts and the ends of all color changes. */
  readonly draw: (page: Page, name: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type Visitor = {
  readonly theme: Theme
  readonly name: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

const QUALITY = 80
const LAPTOP = { width: 1280, height: 800 }

/** Starts the product on a database of its own, and a browser. */
export async function openStudio(folder: string): Promise<Studio> {
  await mkdir(folder, { recursive: true })
  const { origin, stop } = await startProduct({ isLasting: true })
  const browser = await openBrowser()
  return {
    origin,
    async openPage({ theme, name, viewport = LAPTOP }) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.addInitScript(storeVisitor, { theme, name })
      return page
    },
    async draw(page, name) {
      await page.evaluate(settle)
      await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: QUALITY })
    },
    async close() {
      await browser.close()
      await stop()
    },
  }
}

/** Runs in the page: stores the theme and the name in the form that the app reads. */
function storeVisitor(visitor: { readonly theme: string; readonly name: string }): void {
  for (const [key, value] of Object.entries(visitor)) {
    localStorage.setItem(`periodic-wizard.${key}`, JSON.stringify({ version: 1, value }))
  }
}

/** Runs in the page: waits for the fonts and the ends of all color changes. */
async function settle(): Promise<void> {
  await document.fonts.ready
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(transitions.map((each) => each.finished))
}
