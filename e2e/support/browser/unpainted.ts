import type { Page } from 'playwright'

/** Makes the pages that open from here on find that the browser has painted nothing yet. */
export async function hidePaints(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const entries = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) => (type === 'paint' ? [] : entries(type))
  })
}
