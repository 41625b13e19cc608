import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

import { hidePaints } from './support/browser/unpainted.ts'
import { startJourneys, untilAlive, untilQuestion } from './support/journey.ts'
import { easyAtoms, QUESTION, usedBrowser } from './support/visitors.ts'

const { arrive, visit } = startJourneys()

test.each([
  ['with a transition', 'no-preference', 180],
  ['without motion', 'reduce', 0],
] as const)(
  'from screen to screen %s the heading takes the focus',
  { tags: 'long' },
  async (_, motion, longest) => {
    const page = await visit('/leaderboard', { reducedMotion: motion })
    await untilAlive(page)
    await page.evaluate(watchTransitions)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).and(page.locator(':focus')).waitFor()
    await page.locator(`body[data-longest="${longest}"]`).waitFor()
  },
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

test(
  'in forced colors choice, verdict, filter and class stay distinguishable',
  { tags: 'long' },
  async () => {
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
    await page.locator('label:has([name=option])').nth(1).click()
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
  },
)

/** Returns the appearance of an element without the colors of the app. */
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

test('the days of practice are printed, though each is a button', { tags: 'long' }, async () => {
  const timestamp = Date.now()
  const progress = usedBrowser['offline-progress']
  const page = await visit('/dashboard/progress', {
    stored: {
      ...usedBrowser,
      'offline-progress': {
        ...progress,
        answers: progress.answers.map((answer) => ({ ...answer, timestamp })),
      },
    },
  })
  const days = page.locator('[data-day]')
  await days.first().waitFor()
  const count = await days.count()
  await page.emulateMedia({ media: 'print' })
  expect(await days.and(page.locator(':visible')).count()).toBe(count)
})

test('on paper there is nothing to press and no opening', { tags: 'long' }, async () => {
  const page = await arrive({ reducedMotion: 'no-preference' })
  await hidePaints(page)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Opening' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.locator('.splash').waitFor({ state: 'hidden' })

  await page.goto(`/dashboard/questions?question=${QUESTION}`)
  await untilQuestion(page)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.locator('label[data-state=correct]').waitFor()
  expect(await page.locator('main button:visible, main kbd:visible').count()).toBe(0)
  expect(await page.getByRole('radio').count()).toBe(4)
})
