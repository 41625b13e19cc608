import type { Page } from 'playwright'

import { axeViolations, wear } from './accessibility.ts'
import { sidewaysOverflow, themes, windows } from './journey.ts'
import { openScreen, type Screen } from './screens.ts'

/** The largest layout shift of content that moves by itself; see web.dev/cls. */
const LARGEST_SHIFT = 0.02

const SMALLEST = { width: 320, height: 640 }

/** Pictures that were kept so far. */
let pictures = 0

type Theme = (typeof themes)[number]

/** A window size by its name. */
export type WindowKind = keyof typeof windows

/**
 * The theme of a visit: one on a phone, the other on a laptop, in turns, so that shared parts are
 * judged in both on both.
 */
export function themeOf(index: number, kind: WindowKind): Theme {
  return (index % 2 === 0) === (kind === 'phone') ? themes[0] : themes[1]
}

/** Prepares a page to notice what moves by itself on the screens that it opens. */
export function watchLooks(page: Page): Promise<unknown> {
  return page.addInitScript(watchShifts)
}

/**
 * Opens a screen in a theme and looks at it. Opening costs more than looking, so all checks share one visit.
 * @param reach goes on from the opened screen to the state that is looked at
 * @returns a line for each jump, sideways scroll, broken rule and sideways scroll of large text
 */
export async function problemsOf(
  page: Page,
  screen: Screen,
  kind: WindowKind,
  theme: Theme,
  reach?: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  await page.setViewportSize(windows[kind])
  await page.evaluate(storeTheme, theme)
  await openScreen(page, screen)
  const jumped = await jumps(page)
  await reach?.(page)
  await keepPicture(page, kind, theme)
  const found = [
    ...jumped,
    ...(await overflows(page)),
    ...(await violations(page, theme, kind)),
    ...(kind === 'phone' ? await overflowsWithLargeText(page) : []),
  ]
  return found.map((problem) => `${screen[0]} ${problem}`)
}

/** With the environment variable `PICTURES`, each screen is kept in that folder, to be looked at. */
async function keepPicture(page: Page, kind: WindowKind, theme: Theme): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined) return
  pictures += 1
  const number = String(pictures).padStart(3, '0')
  await page.screenshot({ path: `${folder}/${kind}-${number}-${theme}.png`, fullPage: true })
}

async function jumps(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const shift = Number(await page.evaluate(() => document.documentElement.dataset.shift))
  return shift < LARGEST_SHIFT ? [] : [`jumps by ${shift.toFixed(3)}`]
}

async function overflows(page: Page): Promise<readonly string[]> {
  await openAll(page)
  const overflow = await sidewaysOverflow(page)
  return overflow === 0 ? [] : [`scrolls ${overflow} px sideways`]
}

/** All in the theme of the page, and on a phone the colors of the other one, too. */
async function violations(page: Page, theme: Theme, kind: WindowKind): Promise<readonly string[]> {
  const found = (await axeViolations(page)).map((line) => `in the ${theme} theme: ${line}`)
  if (kind === 'laptop') return found
  const other = themes.find((name) => name !== theme) ?? theme
  await wear(page, other)
  const colors = await axeViolations(page, 'colors')
  return [...found, ...colors.map((line) => `in the ${other} theme: ${line}`)]
}

async function overflowsWithLargeText(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(SMALLEST)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const overflow = await sidewaysOverflow(page)
  return overflow === 0 ? [] : [`with large text scrolls ${overflow} px sideways`]
}

/**
 * Opens everything that opens, and lays out at once the parts that are laid out late when out of
 * sight.
 */
function openAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const section of document.querySelectorAll<HTMLElement>('.article-text > section')) {
      section.style.contentVisibility = 'visible'
    }
  })
}

/** Runs in the page: the next one has this theme. */
function storeTheme(value: string): void {
  localStorage.setItem('periodic-wizard.theme', JSON.stringify({ version: 1, value }))
}

/** Runs in the page: adds up layout shifts without input. */
function watchShifts() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
        sum += Number(entry.value)
      }
    }
    document.documentElement.dataset.shift = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.shift ??= '0'
  })
}
