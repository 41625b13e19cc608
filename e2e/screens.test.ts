/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { axeViolations, wear } from './support/accessibility.ts'
import { sidewaysOverflow, startJourneys, themes, windows } from './support/journey.ts'
import { emptyScreens, NOT_FOUND, openScreen, screens } from './support/screens.ts'
import { usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

/** Every screen in one test takes longer than one screen. */
const ALL_SCREENS_MS = 240_000

/** The largest layout shift of content that moves by itself; see web.dev/cls. */
const LARGEST_SHIFT = 0.02

const SMALLEST = { width: 320, height: 640 }

type Theme = (typeof themes)[number]

const visits = [
  ['screen', 'phone', screens, usedBrowser],
  ['screen', 'laptop', screens, usedBrowser],
  ['empty screen', 'phone', emptyScreens, {}],
  ['empty screen', 'laptop', emptyScreens, {}],
] as const

// Opening a screen costs more than looking at it, so all checks share one visit.
test.each(visits)(
  'every %s on a %s opens without a jump, keeps the accessibility rules and fits, also with large text',
  async (_, kind, opened, stored) => {
    const viewport = windows[kind]
    const page = await visit('/about', { stored, viewport, expected: [NOT_FOUND] })
    await page.addInitScript(watchShifts)
    const problems: string[] = []
    for (const [index, screen] of opened.entries()) {
      await page.setViewportSize(viewport)
      const theme = themeOf(index, kind)
      await page.evaluate(storeTheme, theme)
      await openScreen(page, screen)
      const found = [
        ...(await jumps(page)),
        ...(await overflows(page)),
        ...(await violations(page, theme, kind)),
        ...(kind === 'phone' ? await overflowsWithLargeText(page) : []),
      ]
      problems.push(...found.map((problem) => `${screen[0]} ${problem}`))
    }
    expect(problems).toEqual([])
  },
  ALL_SCREENS_MS,
)

/**
 * The theme of a visit: one on a phone, the other on a laptop, in turns, so that shared parts are
 * judged in both on both.
 */
function themeOf(index: number, kind: keyof typeof windows): Theme {
  return (index % 2 === 0) === (kind === 'phone') ? themes[0] : themes[1]
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
async function violations(
  page: Page,
  theme: Theme,
  kind: keyof typeof windows,
): Promise<readonly string[]> {
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
