import { mkdir } from 'node:fs/promises'

import type { Browser, Page } from 'playwright'

import { signUp } from '#e2e/support/account/accounts.ts'
import { openBrowser } from '#e2e/support/browser/browser.ts'
import { themes } from '#e2e/support/journey.ts'
import { startProduct } from '#e2e/support/product/product.ts'

type Theme = (typeof themes)[number]

const FOLDER = 'docs/images'
const QUALITY = 80
const WINDOW = { width: 1280, height: 800 }
/** A question about ions of equal electron count, and a wrong option with an explanation of its own. */
const QUESTION = 'pe-m3.1.sdebki'
const WRONG_OPTION = /Te/
const ARTICLE = '/blog/periodic-trends-explained'
const MATCH = '/dashboard/multiplayer'

// Draws the pictures of the README from the built product: node scripts/build/draw-screenshots.ts
await mkdir(FOLDER, { recursive: true })
const { origin, stop } = await startProduct({ isLasting: true })
const browser = await openBrowser()
try {
  for (const theme of themes) {
    // The themes share the queue for opponents, so they take turns.
    // oxlint-disable-next-line no-await-in-loop
    await drawTheme(theme)
  }
} finally {
  await browser.close()
  await stop()
}

async function drawTheme(theme: Theme): Promise<void> {
  const page = await openPage(browser, theme, 'Marie')
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
  const opponent = await openPage(browser, theme, 'Antoine')
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

async function openPage(from: Browser, theme: Theme, name: string): Promise<Page> {
  const context = await from.newContext({
    baseURL: origin,
    viewport: WINDOW,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(storeVisitor, { theme, name })
  return page
}

/** Runs in the page: stores the theme and the name in the form that the app reads. */
function storeVisitor(visitor: { readonly theme: string; readonly name: string }): void {
  for (const [key, value] of Object.entries(visitor)) {
    localStorage.setItem(`periodic-wizard.${key}`, JSON.stringify({ version: 1, value }))
  }
}

/** Runs in the page: waits for the fonts and the ends of all color changes. */
async function settle(): Promise<void> {
  await document.fonts.ready
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(transitions.map((each) => each.finished))
}

async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(settle)
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: QUALITY })
}
