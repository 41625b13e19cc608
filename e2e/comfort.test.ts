import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

import {
  sidewaysOverflow,
  startJourneys,
  untilAlive,
  untilQuestion,
  windows,
} from './support/journey.ts'
import { emptyScreens, NOT_FOUND, openScreen, type Screen, screens } from './support/screens.ts'
import { easyAtoms, QUESTION, usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

/** Every screen in one test takes longer than one screen. */
const ALL_SCREENS_MS = 240_000

/** What moves by itself may add up to less than this; see web.dev/cls. */
const LARGEST_SHIFT = 0.02

const visits: readonly (readonly [string, readonly Screen[], Readonly<Record<string, unknown>>])[] =
  [
    ['screen', screens, usedBrowser],
    ['empty screen', emptyScreens, {}],
  ]

test.each(visits)(
  'with text of twice the size in the smallest window no %s scrolls sideways',
  async (_, opened, stored) => {
    const viewport = { width: 320, height: 640 }
    const page = await visit('/', { stored, viewport, expected: [NOT_FOUND] })
    const wide: string[] = []
    for (const screen of opened) {
      // One screen after the other: they share the page.
      // oxlint-disable-next-line no-await-in-loop
      await openScreen(page, screen)
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      // oxlint-disable-next-line no-await-in-loop
      if ((await sidewaysOverflow(page)) > 0) wide.push(screen[0])
    }
    expect(wide).toEqual([])
  },
  ALL_SCREENS_MS,
)

test.each([
  ['with a transition', 'no-preference', 180],
  ['without motion', 'reduce', 0],
] as const)('from screen to screen %s the heading takes the focus', async (_, motion, longest) => {
  const page = await visit('/leaderboard', { reducedMotion: motion })
  await untilAlive(page)
  await page.evaluate(watchTransitions)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).and(page.locator(':focus')).waitFor()
  await page.locator(`body[data-longest="${longest}"]`).waitFor()
})

test.each(
  Object.entries(windows).flatMap(([name, viewport]) =>
    visits.map(([kind, opened, stored]) => [kind, name, viewport, opened, stored] as const),
  ),
)(
  'nothing on any %s jumps while it opens on a %s',
  async (_kind, _name, viewport, opened, stored) => {
    const page = await visit('/about', { stored, viewport, expected: [NOT_FOUND] })
    await page.addInitScript(watchShifts)
    const jumping: string[] = []
    for (const screen of opened) {
      // One screen after the other: they share the page.
      // oxlint-disable-next-line no-await-in-loop
      await openScreen(page, screen)
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // oxlint-disable-next-line no-await-in-loop
      const shift = Number(await page.evaluate(() => document.documentElement.dataset.shift))
      if (shift >= LARGEST_SHIFT) jumping.push(`${screen[0]} ${shift.toFixed(3)}`)
    }
    expect(jumping).toEqual([])
  },
  ALL_SCREENS_MS,
)

/** Runs in the page: notes how long the screen of a transition moves, in milliseconds. */
function watchTransitions() {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    void transition.ready.finally(() => {
      const durations = document.getAnimations().map(({ effect }) => {
        const isOfScreen =
          effect instanceof KeyframeEffect && effect.pseudoElement?.includes('screen')
        return isOfScreen === true ? Number(effect?.getTiming().duration) : 0
      })
      document.body.dataset.longest = String(Math.max(0, ...durations))
    })
    return transition
  }
}

/** Runs in the page: adds up how far things have moved that nobody moved. */
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

test('in forced colors choice, verdict, filter and class stay told apart', async () => {
  const page = await visit('/dashboard/questions', {
    forcedColors: 'active',
    stored: { preferences: easyAtoms },
  })
  await untilQuestion(page)
  await page.keyboard.press('a')
  const options = page.locator('label[data-state]')
  const open = await Promise.all((await options.all()).map(look))
  expect(new Set(open.slice(1)).size).toBe(1)
  expect(open[0]).not.toBe(open[1])
  expect(await look(page.getByRole('button', { name: 'Submit Answer' }))).toMatch(/1px solid/)

  await page.goto(`/dashboard/questions?question=${QUESTION}`)
  await page.locator('label:has([name=option])').first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.locator('label[data-state=correct]').waitFor()
  const states = await Promise.all((await options.all()).map(look))
  expect(new Set(states).size).toBe(3)

  await page.goto('/dashboard/periodic-table/Fe')
  const iron = page.locator('.pt-cell[data-symbol=Fe]')
  const copper = page.locator('.pt-cell[data-symbol=Cu]')
  expect(await iron.evaluate(outlineOf)).toBe('solid')
  expect(await copper.evaluate(outlineOf)).toBe('none')
  await page.getByRole('button', { name: /^Metalloids/ }).click()
  await page.locator('.pt-cell[data-symbol=Cu][data-dimmed]').waitFor()
  expect(await look(copper)).not.toBe(await look(page.locator('.pt-cell[data-symbol=Si]')))
  expect(await copper.evaluate(markOf)).not.toBe('rgba(0, 0, 0, 0)')
})

/** What of an element can be told apart without any color of ours. */
function look(element: Locator): Promise<string> {
  return element.evaluate((shown) => {
    const { backgroundColor, borderStyle, borderWidth } = getComputedStyle(shown)
    return `${borderWidth} ${borderStyle} ${backgroundColor}`
  })
}

/** These run in the page. */
function outlineOf(cell: Element): string {
  return getComputedStyle(cell).outlineStyle
}

function markOf(cell: Element): string {
  return getComputedStyle(cell, '::after').backgroundColor
}
