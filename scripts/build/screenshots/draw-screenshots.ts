import type { Page } from 'playwright'

import { signUp } from '#e2e/support/account/accounts.ts'
import { themes } from '#e2e/support/journey.ts'

import { openStudio, type Theme } from './studio.ts'

/** A question about ions of equal electron count, and a wrong option with an explanation of its own. */
const QUESTION = 'pe-m3.1.sdebki'
const WRONG_OPTION = /Te/
const ARTICLE = '/blog/periodic-trends-explained'
const MATCH = '/dashboard/multiplayer'

// Draws the pictures of the README from the built product: node scripts/build/screenshots/draw-screenshots.ts
const { origin, openPage, draw, close } = await openStudio('docs/images')
try {
  for (const theme of themes) {
    // The themes share the queue for opponents, so they take turns.
    // oxlint-disable-next-line no-await-in-loop
    await drawTheme(theme)
  }
} finally {
  await close()
}

async function drawTheme(theme: Theme): Promise<void> {
  const page = await openPage({ theme, name: 'Marie' })
  await drawTable(page, theme)
  await drawPractice(page, theme)
  await drawArticle(page, theme)
  await drawMatch(page, theme)
  await page.context().close()
}

async function drawTable(page: Page, theme: Theme): Promise<void> {
  await page.goto('/dashboard/periodic-table/Cu')
  await page.getByRole('region', { name: 'Element Details' }).waitFor()
  await draw(page, `table-${theme}`)
}

async function drawPractice(page: Page, theme: Theme): Promise<void> {
  await page.goto(`/dashboard/questions?question=${QUESTION}`)
  await page.locator('label').filter({ hasText: WRONG_OPTION }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Next', { exact: true }).waitFor()
  await draw(page, `practice-${theme}`)
}

async function drawArticle(page: Page, theme: Theme): Promise<void> {
  await page.goto(ARTICLE)
  await page.locator('figure').first().scrollIntoViewIfNeeded()
  await draw(page, `article-${theme}`)
}

/** Plays the first question of a match, which the other player has already answered. */
async function drawMatch(page: Page, theme: Theme): Promise<void> {
  const opponent = await openPage({ theme, name: 'Antoine' })
  await signUp(page, origin, `marie-${theme}@chem.example`, 'Marie')
  await signUp(opponent, origin, `antoine-${theme}@chem.example`, 'Antoine')
  await Promise.all([page.goto(MATCH), opponent.goto(MATCH)])
  await page.getByText('Question 1/10').waitFor()
  await opponent.keyboard.press('a')
  await page.keyboard.press('b')
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await draw(page, `match-${theme}`)
  await opponent.context().close()
}
