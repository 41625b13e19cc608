import { expect, test } from 'vitest'

import { startJourneys, windows } from './support/journey.ts'

const { arrive } = startJourneys()

const PATHS = [
  '/',
  '/dashboard/periodic-table',
  '/dashboard/periodic-table/U',
  '/dashboard/questions',
  '/dashboard/settings',
  '/tools/molar-mass',
  '/compare',
  '/play',
]
const looks = [
  { theme: 'wizard', viewport: windows.phone },
  { theme: 'light', viewport: windows.laptop },
] as const

// A page brings the styles that its markup needs. The whole sheet comes with the scripts, and must change nothing.
test.each(PATHS)('%s looks the same with its first styles and with all', async (path) => {
  for (const look of looks) {
    // oxlint-disable no-await-in-loop
    const page = await arrive(look)
    await page.route('**/assets/*.js', () => undefined)
    // Released alone: the scripts stay away, so that only styles can change anything.
    const { promise: isDue, resolve: bring } = Promise.withResolvers<void>()
    await page.route('**/assets/app-*.css', async (route) => {
      await isDue
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const sheet = page.locator('link[rel=stylesheet][href*="/app-"]')
    await sheet.waitFor({ state: 'attached' })
    // On the table most cells come in the two frames after the first.
    await page.waitForFunction(() => !('steps' in document.documentElement.dataset))
    await page.evaluate(async () => void (await document.fonts.ready))
    const rules = await page.evaluate(() => document.styleSheets.length)
    const first = await page.evaluateHandle(drawn)
    bring()
    await page.waitForFunction((count) => document.styleSheets.length > count, rules)
    const whole = await page.evaluateHandle(drawn)
    const changes = await page.evaluate(compared, [first, whole])
    expect({ path, ...look, changes }).toEqual({ path, ...look, changes: [] })
    await page.close()
    // oxlint-enable no-await-in-loop
  }
})

/** Runs in the page: how each of its elements is drawn, with the parts before and behind it, and where. */
function drawn(): string[][] {
  const properties =
    'background-color background-image border box-shadow color content cursor display fill font mask-image opacity outline stroke text-decoration transform transition visibility z-index'.split(
      ' ',
    )
  return Array.from(document.body.querySelectorAll('*'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const styles = ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part === '' ? null : part)
      return properties.map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`)
    })
    return [element.outerHTML.slice(0, 90), `at ${x} ${y} ${width} ${height}`, ...styles]
  })
}

/** Runs in the page: up to five changes of elements, each with its first line that differs. */
function compared([first, whole]: readonly string[][][]): string[] {
  const changes = (first ?? []).flatMap((lines, place) => {
    const line = lines.findIndex((text, at) => text !== whole?.[place]?.[at])
    return line < 0 ? [] : [`${lines[0]}: ${lines[line]} -> ${whole?.[place]?.[line]}`]
  })
  return changes.slice(0, 5)
}
