import { expect, test } from 'vitest'

import { startJourneys } from './support/journey.ts'
import { usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

test('a guest comes from the first page to the card of an element, and a reload keeps it', async () => {
  const page = await visit('/')
  await page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Periodic Table' }).click()
  await page.waitForURL('**/dashboard/periodic-table')
  await page.getByRole('button', { name: /^26 Fe Iron\b/ }).click()
  await page.waitForURL('**/dashboard/periodic-table/Fe')
  await page.reload()
  await page.getByRole('heading', { name: 'Iron' }).first().waitFor()
  expect(await page.title()).toContain('Iron (Fe)')
})

test('the element of the day is on a card that turns, and leads to all about it', async () => {
  const page = await visit('/', { stored: { name: '' } })
  const card = page.getByRole('region', { name: 'Element of the Day' })
  const turn = card.getByRole('button', { name: 'Turn the card' })
  await turn.waitFor()
  expect(await card.getByText('Discovered By').count()).toBe(0)
  await turn.click()
  await card.getByText('Discovered By').waitFor()
  const back = card.getByRole('button', { name: 'Turn it back' })
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true)
  await card.getByRole('link', { name: 'Open its card' }).click()
  await page.getByRole('region', { name: 'Element Details' }).waitFor()
})

test('a link of the help page leads to its part of a screen that is drawn later', async () => {
  const page = await visit('/about/help', { stored: usedBrowser })
  await page.getByRole('link', { name: 'Find the mistakes of last week' }).click()
  await page.getByRole('heading', { name: 'Days of Practice' }).waitFor()
  await expect
    .poll(() =>
      page.locator('#days').evaluate((part) => Math.round(part.getBoundingClientRect().top)),
    )
    .toBeLessThan(100)
})
