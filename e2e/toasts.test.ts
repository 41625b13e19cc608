import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys, untilFormIsReady } from './support/journey.ts'

const { visit } = startJourneys()

const SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]

test.each(SIZES)(
  'at $width pixels a message never covers the button that brought it',
  async (viewport) => {
    const page = await visit('/auth', { viewport })
    await untilFormIsReady(page)
    const button = page.getByRole('button', { name: 'Forgot Password?' })
    const toast = page.getByRole('group', { name: 'Email Required' })
    // Wherever on the screen the button stands, also where messages appear.
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
      await button.focus()
      await page.keyboard.press('Enter')
      await toast.waitFor()
      expect(await isCovered(button, toast)).toBe(false)
      await toast.getByRole('button', { name: 'Close notification' }).click()
      await toast.waitFor({ state: 'detached' })
    }
    // At the edge of the window, above the tabs.
    await button.evaluate((element) => {
      Object.assign(element.style, { position: 'fixed', right: '1rem', bottom: '5rem' })
    })
    await button.click()
    await toast.waitFor()
    expect(await isCovered(button, toast)).toBe(false)
  },
)

async function isCovered(button: Locator, toast: Locator): Promise<boolean> {
  const [a, b] = [await button.boundingBox(), await toast.boundingBox()]
  if (a === null || b === null) throw new Error('One of the two is not on the screen.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
