import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { axeViolations, expectNoAxeViolations } from './support/accessibility.ts'
import {
  sidewaysOverflow,
  startJourneys,
  themes,
  untilQuestion,
  windows,
} from './support/journey.ts'
import { emptyScreens, NOT_FOUND, openScreen, type Screen, screens } from './support/screens.ts'
import { usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

/** The themes differ in their colors alone, so the second is judged by these. */
const rulesOf = { wizard: 'all', light: 'colors' } as const

/** Every screen in one test takes longer than one screen. */
const ALL_SCREENS_MS = 240_000

test(
  'every screen keeps the accessibility rules in both themes, on a phone and on a laptop',
  async () => {
    const page = await visit('/', { stored: usedBrowser, expected: [NOT_FOUND] })
    expect(await problemsOfAll(page, screens)).toEqual([])
  },
  ALL_SCREENS_MS,
)

test('every empty screen keeps them in both themes', async () => {
  const page = await visit('/')
  expect(await problemsOfAll(page, emptyScreens)).toEqual([])
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
  await untilQuestion(page)
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

/** What a person could not use or see, screen by screen. */
async function problemsOfAll(page: Page, visits: readonly Screen[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const screen of visits) {
    // One screen after the other: they share the page.
    // oxlint-disable-next-line no-await-in-loop
    await openScreen(page, screen)
    // oxlint-disable-next-line no-await-in-loop
    const found = await problemsOf(page)
    problems.push(...found.map((problem) => `${screen[0]} ${problem}`))
  }
  return problems
}

async function problemsOf(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  await openAllDetails(page)
  await layOutAll(page)
  for (const viewport of Object.values(windows)) {
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(viewport)
    // oxlint-disable-next-line no-await-in-loop
    const overflow = await sidewaysOverflow(page)
    const found = overflow === 0 ? [] : [`scrolls ${overflow} px sideways`]
    for (const theme of themes) {
      // oxlint-disable-next-line no-await-in-loop
      await wear(page, theme)
      // oxlint-disable-next-line no-await-in-loop
      const violations = await axeViolations(page, rulesOf[theme])
      found.push(...violations.map((violation) => `in the ${theme} theme: ${violation}`))
    }
    problems.push(...found.map((text) => `at ${viewport.width} px: ${text}`))
  }
  return problems
}

/** Gives the page the colors of a theme, as its switch does. */
async function wear(page: Page, theme: (typeof themes)[number]): Promise<void> {
  const root = page.locator('html')
  await root.evaluate((element, name) => element.setAttribute('class', name), theme)
  await atRest(root)
}

function openAllDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Sections out of sight are laid out late, and then fade from the colors of the theme before. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.article-text > section')) {
      section.style.contentVisibility = 'visible'
    }
  })
}

/** When it is there and has moved and faded in; colors in between say nothing. */
async function atRest(moving: Locator): Promise<void> {
  await moving.waitFor()
  await moving.evaluate(async (element) => {
    // What was called off is at rest as well.
    await Promise.allSettled(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished),
    )
  })
}
