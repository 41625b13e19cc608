/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { startJourneys, untilAlive } from './support/journey.ts'

const { arrive } = startJourneys()

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/]

test('a guest reports a question after its answer, and a report without a connection is sent later', async () => {
  const page = await arrive({ expected: OFFLINE })
  await page.goto('/report?question=as-e1.1.1&choice=Sodium')
  await untilAlive(page)
  await page.getByText('as-e1.1.1').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('alert').getByText('Please write what is wrong.').waitFor()
  await page.getByLabel('What is wrong?').fill('Two answers are right.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Your report waits in this browser').waitFor()
  expect(await waitingReports(page)).toHaveLength(1)
  await page.context().setOffline(false)
  await page.getByText('Report Sent').waitFor()
  expect(await waitingReports(page)).toEqual([])
})

test('a report that comes after too many says when it is sent, and is sent then', async () => {
  const page = await arrive({ expected: [/status of 429/] })
  await page.goto('/report?question=as-e1.1.1')
  await untilAlive(page)
  await page.route('**/api/report_fault', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3' },
      json: { error: { code: 'too_many_requests', message: 'Too many attempts.' } },
    }),
  )
  await page.getByLabel('What is wrong?').fill('Two answers are right.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Yours waits in this browser and is sent by itself in 3 seconds.').waitFor()
  await page.unroute('**/api/report_fault')
  await page.getByText('Report Sent').waitFor()
  expect(await waitingReports(page)).toEqual([])
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

/** Returns the reports that the browser keeps for sending. */
function waitingReports(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const text = localStorage.getItem('periodic-wizard.reports')
    return text === null ? [] : JSON.parse(text).value
  })
}
