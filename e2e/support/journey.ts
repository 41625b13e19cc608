import type { Page } from 'playwright'
import { inject } from 'vitest'

import { newPage } from './browser/browser.ts'

export const themes = ['wizard', 'light'] as const

/** The window sizes at which screens are checked: a phone and a laptop. */
export const windows = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1440, height: 900 },
} as const

/** How a visitor comes: without motion, as a first visitor, unless it is said otherwise. */
type Visit = NonNullable<Parameters<typeof newPage>[0]> & {
  readonly theme?: (typeof themes)[number]
}

type Journeys = {
  /** A page in a fresh profile that is still empty; paths are those of the product. */
  readonly arrive: (how?: Visit) => Promise<Page>
  /** Opens an address of the product in a fresh profile, until the page answers to the visitor. */
  readonly visit: (path: string, how?: Visit) => Promise<Page>
}

/**
 * Journeys visit the product that all files share, so what they leave in its database must not matter
 * to others; what the browser stores is new every time.
 */
export function startJourneys(): Journeys {
  const origin = inject('origin')
  function arrive({ theme, stored, ...how }: Visit = {}): Promise<Page> {
    return newPage({
      reducedMotion: 'reduce',
      baseURL: origin,
      stored: { ...stored, ...(theme === undefined ? {} : { theme }) },
      ...how,
    })
  }

  return {
    arrive,
    async visit(path, how) {
      const page = await arrive(how)
      await page.goto(path)
      if (how?.javaScriptEnabled !== false) await untilAlive(page)
      return page
    },
  }
}

/**
 * Waits until the page answers to the visitor: until React knows its buttons. One without a program,
 * which is only read, does so at once.
 */
export async function untilAlive(page: Page, part = 'header button'): Promise<void> {
  await page.waitForFunction((selector) => {
    if (document.querySelector('script[type=module]') === null) return true
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, part)
}

/** Waits until practice takes an answer: until the program has taken over from the built page. */
export async function untilQuestion(page: Page): Promise<void> {
  await page.locator('[data-question]').first().waitFor({ state: 'detached' })
  await page.getByRole('radio').first().waitFor()
}

/** Waits until the form of the screen accepts input. */
export function untilFormIsReady(page: Page): Promise<void> {
  return page.locator('main fieldset:enabled:not([inert])').waitFor()
}

/** Scripts of these addresses do not come before they are let go. Gives what lets them go. */
export async function holdScripts(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = []
  await page.route(pattern, async (route) => {
    await new Promise<void>((release) => {
      held.push(release)
    })
    await route.continue()
  })
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const release of held) release()
  }
}

/** How many pixels of the page can only be reached by scrolling sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
}
