import { expect, test } from 'vitest'

import { startJourneys } from './support/journey.ts'

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
