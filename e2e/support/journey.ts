import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'

import { newPage, openBrowser } from './browser.ts'
import { startProduct } from './product.ts'

export const themes = ['wizard', 'light'] as const

/** The window sizes at which screens are checked: a phone and a laptop. */
export const windows = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1440, height: 900 },
} as const

type Visit = NonNullable<Parameters<typeof newPage>[1]> & {
  readonly theme?: (typeof themes)[number]
}

/**
 * Starts the product and a browser for the tests of one file. `visit` opens an address of it in a
 * fresh profile.
 */
export function startJourneys(): { readonly visit: (path: string, how?: Visit) => Promise<Page> } {
  let product: Awaited<ReturnType<typeof startProduct>>
  let browser: Browser
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })
  return {
    async visit(path, { theme = 'wizard', ...how } = {}) {
      const page = await newPage(browser, {
        reducedMotion: 'reduce',
        baseURL: product.origin,
        ...how,
      })
      await page.addInitScript((value) => {
        if (localStorage.getItem('periodic-wizard.theme') === null) {
          localStorage.setItem('periodic-wizard.theme', JSON.stringify({ version: 1, value }))
        }
      }, theme)
      await page.goto(path)
      return page
    },
  }
}
