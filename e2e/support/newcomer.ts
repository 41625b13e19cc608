import type { Locator, Page } from 'playwright'

/** What a newcomer on a phone takes: for a tap, for a swipe, for reading a new screen, for a letter. */
const TAP_SECONDS = 2
const SWIPE_SECONDS = 1
const SCREEN_SECONDS = 1.5
const LETTER_SECONDS = 0.3
/** A swipe moves the page by this share of the window. */
const SWIPE = 0.7
/** The bottom of the window that the tabs take. */
const TABS_HEIGHT = 60

/** A newcomer who goes by what is in sight. */
type Newcomer = {
  /** Swipes until the thing is in sight, and taps it. */
  readonly tap: (target: Locator) => Promise<void>
  readonly type: (target: Locator, text: string) => Promise<void>
  /** Waits for a new screen and reads it, as far as the thing that was looked for. */
  readonly read: (target: Locator) => Promise<void>
  readonly seconds: () => number
  readonly taps: () => number
}

/** Counts the taps and swipes of a walk through the product, and what they take. */
export function newcomer(page: Page): Newcomer {
  let seconds = 0
  let taps = 0

  async function bringIntoSight(target: Locator): Promise<void> {
    await target.waitFor()
    const window = page.viewportSize() ?? { height: 0 }
    const { top, bottom } = await target.evaluate((node) => {
      const box = node.getBoundingClientRect()
      return { top: box.top, bottom: box.bottom }
    })
    const lowest = window.height - TABS_HEIGHT
    const far = Math.max(0, bottom - lowest, -top)
    seconds += Math.ceil(far / (window.height * SWIPE)) * SWIPE_SECONDS
    await target.scrollIntoViewIfNeeded()
  }

  async function tap(target: Locator): Promise<void> {
    await bringIntoSight(target)
    seconds += TAP_SECONDS
    taps += 1
    await target.click()
  }

  return {
    tap,
    async type(target, text) {
      await tap(target)
      seconds += text.length * LETTER_SECONDS
      await target.pressSequentially(text)
    },
    async read(target) {
      await bringIntoSight(target)
      seconds += SCREEN_SECONDS
    },
    seconds: () => Math.round(seconds * 10) / 10,
    taps: () => taps,
  }
}
