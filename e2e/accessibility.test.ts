import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { axeViolations, expectNoAxeViolations } from './support/accessibility.ts'
import { sidewaysOverflow, startJourneys, themes, windows } from './support/journey.ts'
import { usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

/** Every screen, with a text that is there when the screen is complete. */
const screens = [
  ['/', 'Session Progress'],
  ['/dashboard/periodic-table', 'Periodic Table'],
  ['/dashboard/periodic-table/U', 'Basic Properties'],
  ['/dashboard/questions', 'Question 1 of 1'],
  ['/dashboard/bookmarks', 'A question from a newer version'],
  ['/dashboard/progress', 'Keep practicing!'],
  ['/dashboard/profile', 'Marie Curie'],
  ['/dashboard/settings', 'Your Data'],
  ['/dashboard/multiplayer', 'Authentication Required'],
  ['/leaderboard', 'Season Rankings'],
  ['/auth', 'Continue as Guest'],
  ['/blogs', 'What Is an Atom?'],
  ['/blog/guide-to-periodic-table', 'Periodic Table'],
  ['/about', 'What “AI” means here'],
  ['/terms', 'What is stored in your browser'],
  ['/no-such-page', 'Oops! Page not found'],
] as const

/** Screens that say something else to those who have stored nothing yet. */
const emptyScreens = [
  ['/dashboard/bookmarks', 'No bookmarks yet'],
  ['/dashboard/progress', 'Your first answer draws the first point'],
  ['/dashboard/profile', 'Periodic Wizard Student'],
] as const

const NOT_FOUND = /status of 404/

/** The themes differ in their colors alone, so the second is judged by these. */
const rulesOf = { wizard: 'all', light: 'colors' } as const

/** Every screen in one test takes longer than one screen. */
const ALL_SCREENS_MS = 240_000

test.each(themes)(
  'every screen keeps the accessibility rules in the %s theme',
  async (theme) => {
    const page = await visit('/', { theme, stored: usedBrowser, expected: [NOT_FOUND] })
    expect(await problemsOfAll(page, screens, rulesOf[theme])).toEqual([])
  },
  ALL_SCREENS_MS,
)

test.each(themes)('every empty screen keeps them in the %s theme', async (theme) => {
  const page = await visit('/', { theme })
  expect(await problemsOfAll(page, emptyScreens, rulesOf[theme])).toEqual([])
})

test.each([
  ['wizard', windows.phone],
  ['light', windows.laptop],
] as const)('what comes over a screen keeps them in the %s theme', async (theme, viewport) => {
  const page = await visit('/dashboard', { theme, viewport, reducedMotion: 'no-preference' })
  await atRest(page.getByRole('region', { name: 'Opening' }))
  await expectNoAxeViolations(page)

  await page.keyboard.press('Escape')
  const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
  await atRest(prompt)
  await expectNoAxeViolations(page)

  await prompt.getByLabel('What should we call you?').fill('Ada')
  await page.keyboard.press('Enter')
  await atRest(page.getByRole('group', { name: 'Nice to meet you, Ada!' }))
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await atRest(page.getByRole('dialog', { name: 'Menu' }))
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
})

test.each([
  ['wizard', windows.laptop],
  ['light', windows.phone],
] as const)('what a screen changes into keeps them in the %s theme', async (theme, viewport) => {
  const page = await visit('/dashboard/questions', { theme, viewport })
  await page.getByRole('radio').first().waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('status').waitFor()
  await expectNoAxeViolations(page)

  await page.goto('/dashboard/periodic-table')
  await page.getByRole('button', { name: /^Noble Gases/ }).click()
  await page.locator('.pt-cell[data-dimmed]').first().waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('searchbox').fill('phlogiston')
  await page.getByText('No element matches.').waitFor()
  await expectNoAxeViolations(page)

  await page.goto('/dashboard/settings')
  await page.locator('fieldset:enabled').waitFor()
  await page.getByRole('button', { name: 'Delete...' }).click()
  await atRest(page.getByRole('dialog', { name: 'Delete everything?' }))
  await expectNoAxeViolations(page)
})

/** What a person could not use or see, screen by screen, on a phone and on a laptop. */
async function problemsOfAll(
  page: Page,
  visits: readonly (readonly [path: string, text: string])[],
  rules: 'all' | 'colors',
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [path, text] of visits) {
    // One screen after the other: they share the page.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    // oxlint-disable-next-line no-await-in-loop
    const found = await problemsOf(page, rules)
    problems.push(...found.map((problem) => `${path} ${problem}`))
  }
  return problems
}

async function problemsOf(page: Page, rules: 'all' | 'colors'): Promise<readonly string[]> {
  const problems: string[] = []
  await openAllDetails(page)
  for (const viewport of Object.values(windows)) {
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(viewport)
    // oxlint-disable-next-line no-await-in-loop
    const overflow = await sidewaysOverflow(page)
    // oxlint-disable-next-line no-await-in-loop
    const violations = await axeViolations(page, rules)
    const wide = overflow === 0 ? [] : [`scrolls ${overflow} px sideways`]
    problems.push(...[...wide, ...violations].map((text) => `at ${viewport.width} px: ${text}`))
  }
  return problems
}

function openAllDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** When it is there and has moved and faded in; colors in between say nothing. */
async function atRest(moving: Locator): Promise<void> {
  await moving.waitFor()
  await moving.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
}
