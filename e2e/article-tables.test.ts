import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys } from './support/journey.ts'

const { visit } = startJourneys()

/** From here on a whole table fits; on a narrower window it scrolls below the names of its rows. */
const WIDE = 640

test.each([320, 360, 1440])(
  'no table of an article is cut in a window %i pixels wide: all of it is in sight, or the names of its rows stay',
  { tags: 'long' },
  async (width) => {
    const page = await visit('/blogs', {
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    })
    const paths = await page
      .locator('main h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const cut: string[] = []
    let measured = 0
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await layOut(page)
      const tables = await measure(page)
      measured += tables.length
      const lost = tables.filter(({ hidden, isReachable }) =>
        width < WIDE ? !isReachable : hidden > 0,
      )
      cut.push(...lost.map((table) => `${path}: ${JSON.stringify(table)}`))
    }
    expect(cut).toEqual([])
    expect(measured).toBeGreaterThan(paths.length)
  },
)

/** Lays the whole page out, also what no reader has come near. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.article-text > section')) {
      section.style.contentVisibility = 'visible'
    }
  })
}

/** Scrolls each table to its end, and says how much of it was hidden and whether the first column is still there. */
function measure(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.article-table'), (box) => {
      const hidden = box.scrollWidth - box.clientWidth
      box.scrollLeft = box.scrollWidth
      const edges = box.getBoundingClientRect()
      const rows = Array.from(box.querySelectorAll('tr'), ({ cells }) => {
        const first = cells[0]?.getBoundingClientRect()
        const last = cells[cells.length - 1]?.getBoundingClientRect()
        return {
          stays: first !== undefined && Math.abs(first.left - edges.left) <= 2,
          ends: last !== undefined && last.right <= edges.right + 1,
          leavesRoom: first !== undefined && first.width <= edges.width / 2,
        }
      })
      const caption = box.querySelector('caption')?.textContent ?? ''
      const isReachable =
        edges.right <= innerWidth &&
        rows.every((row) => row.stays && row.ends && (hidden <= 0 || row.leavesRoom))
      box.scrollLeft = 0
      return { caption, hidden, isReachable }
    }),
  )
}
