/** @module-tag long */
import { expect, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { startJourneys, untilAlive } from './support/journey.ts'

const { arrive } = startJourneys()

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/]

test('a guest reports a question after its answer, and a sentence that could not be sent stays', async () => {
  const page = await arrive({ expected: OFFLINE })
  await page.goto('/report?question=as-e1.1.1&choice=Sodium')
  await untilAlive(page)
  await page.getByText('as-e1.1.1').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('alert').getByText('Please write what is wrong.').waitFor()
  const sentence = page.getByLabel('What is wrong?')
  await sentence.fill('Two answers are right.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('alert').getByText('Your report was not sent').waitFor()
  expect(await sentence.inputValue()).toBe('Two answers are right.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Thank you.').waitFor()
})

test('a value is reported from the card and from the page of an element', async () => {
  const page = await arrive()
  await page.goto('/dashboard/periodic-table/Fe')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Report a value' }).click()
  await page.getByLabel('Value').selectOption('Density')
  await page.getByLabel('What is wrong?').fill('My book says 7.86.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Thank you.').waitFor()

  await page.goto('/element/iron')
  await page.locator('details', { hasText: 'Report this value' }).first().click()
  await page.getByRole('link', { name: 'Report this value' }).first().click()
  await page.getByLabel('What is wrong?').waitFor()
})
