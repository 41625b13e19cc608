/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { untilQuestion } from './support/journey.ts'
import { optionsOnly } from './support/visitors.ts'

const origin = inject('origin')

/** Chooses the first option, not sure of it, and goes on. */
async function answerToday(page: Page): Promise<void> {
  await page.locator('label:has(input[name=option])').first().click()
  await page.getByRole('button', { name: 'Submit, not sure' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

test('a user without a connection goes on with Today, also after a reload, and all of it counts later', async () => {
  const page = await newPage({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    stored: { preferences: optionsOnly },
    expected: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
  })
  await signUp(page, origin, newAddress(), 'Ada')
  await page.goto('/dashboard/today')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.getByRole('radio', { name: /^5 questions/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Question 1 of 5').waitFor()
  await answerToday(page)
  await page.getByText('Question 2 of 5').waitFor()

  await page.context().setOffline(true)
  // The second question had come already.
  await answerToday(page)
  await page.getByText('Question 3 of 5').waitFor()
  await page.getByText('Your answer is kept here').waitFor()
  await answerToday(page)
  await page.getByText('Question 4 of 5').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Continue your session' }).click()
  await page.getByText('Question 4 of 5').waitFor()
  await page.getByText('Your answer is kept here').waitFor()
  await answerToday(page)
  await page.getByText('Question 5 of 5').waitFor()
  await page.goto('/dashboard/questions')
  await untilQuestion(page)
  await page.getByText('Your answer is kept here').waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Explanation' }).waitFor()

  await page.context().setOffline(false)
  await page.getByText('The answers that you gave without a connection').waitFor()
  await page.goto('/dashboard/profile')
  await expect.poll(() => figure(page, 'Questions Answered')).toBe('5')
  const kept = await page.evaluate(() => localStorage.getItem('periodic-wizard.unissued'))
  expect(kept).toBe('{"version":1,"value":{}}')
})

function figure(page: Page, label: string): Promise<string> {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')
    .innerText()
}
