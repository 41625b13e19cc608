/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { expectAccessible, expectNoAxeViolations, wear } from './support/accessibility.ts'
import { hidePaints } from './support/browser/unpainted.ts'
import { sidewaysOverflow, startJourneys, untilQuestion, windows } from './support/journey.ts'

const { arrive, visit } = startJourneys()

const looks = [
  ['wizard', windows.phone],
  ['light', windows.laptop],
] as const

test.each(looks)('what comes over a screen keeps them in the %s theme', async (theme, viewport) => {
  const page = await arrive({ theme, viewport, reducedMotion: 'no-preference' })
  await hidePaints(page)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Opening' }).waitFor()
  await expectNoAxeViolations(page)

  await page.keyboard.press('Escape')
  const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
  await prompt.waitFor()
  await expectNoAxeViolations(page)

  await prompt.getByLabel('What should we call you?').fill('Ada')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Nice to meet you, Ada!' }).waitFor()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
})

test('what a screen changes into keeps them in both themes, on a phone and on a laptop', async () => {
  const page = await visit('/dashboard/questions')
  await untilQuestion(page)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('status').waitFor()
  await expectNothingOnBoth(page)

  await page.goto('/dashboard/periodic-table')
  await page.getByRole('button', { name: /^Noble Gases/ }).click()
  await page.locator('.pt-cell[data-dimmed]').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('phlogiston')
  await page.getByText('No element matches.').waitFor()
  await expectNoAxeViolations(page)

  await page.goto('/dashboard/settings')
  await page.locator('fieldset:enabled').waitFor()
  await page.getByRole('button', { name: 'Delete...' }).click()
  await page.getByRole('dialog', { name: 'Delete everything?' }).waitFor()
  await expectNothingOnBoth(page)
})

/** Fails for violations in one theme on a phone, or in the other on a laptop. */
async function expectNothingOnBoth(page: Page): Promise<void> {
  for (const [theme, viewport] of looks) {
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(viewport)
    // oxlint-disable-next-line no-await-in-loop
    await wear(page, theme)
    // oxlint-disable-next-line no-await-in-loop
    await expectNoAxeViolations(page)
  }
}
