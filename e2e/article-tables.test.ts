import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys } from './support/journey.ts'

const { visit } = startJourneys()

/** Phones, on which a wide table scrolls below the names of its rows. */
const PHONES = [320, 360]
const LAPTOP = 1440

test(
  'no table of an article is cut: on a laptop all of it is in sight, on a phone the names of its rows stay',
  { tags: 'long' },
  async () => {
    const page = await visit('/blogs')
    const paths = await page
      .locator('main h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const cut: string[] = []
    let measured = 0
    for (const path of paths) {
      await page.goto(path)
      for (const width of [LAPTOP, ...PHONES]) {
        await page.setViewportSize({ width, height: 900 })
        const tables = await measure(page)
        measured += tables.length
        cut.push(
          ...tables
            .filter((table) => (width === LAPTOP ? table.hidden > 0 : !table.isReachable))
            .map((table) => `${path} at ${width} px: ${JSON.stringify(table)}`),
        )
      }
    }
    expect(cut).toEqual([])
    expect(measured).toBeGreaterThan(paths.length)
  },
)

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
