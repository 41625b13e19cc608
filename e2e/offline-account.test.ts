/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { newAddress, signIn, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { untilQuestion } from './support/journey.ts'
import { optionsOnly } from './support/visitors.ts'

const origin = inject('origin')
const HOUR_MS = 3_600_000

/** Chooses the first option, not sure of it, and goes on. */
async function answerToday(page: Page): Promise<void> {
  await page.locator('label:has(input[name=option])').first().click()
  await page.getByRole('button', { name: 'Submit, not sure' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** Opens the app on a device of a user, kept by its worker. */
async function device(address: string, path: string, aheadMs = 0): Promise<Page> {
  const page = await newPage({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    stored: { preferences: optionsOnly },
    expected: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
  })
  if (aheadMs !== 0) await page.clock.install({ time: Date.now() + aheadMs })
  await signIn(page, origin, address)
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

async function startSession(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^5 questions/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Question 1 of 5').waitFor()
}

test('a user without a connection goes on with Today, also after a reload, and all of it counts later', async () => {
  const address = newAddress()
  await signUpAs(address)
  const page = await device(address, '/dashboard/today')
  await startSession(page)
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

test('two devices without a connection, one with a clock that is ahead, come to the same states', async () => {
  const address = newAddress()
  await signUpAs(address)
  const phone = await device(address, '/dashboard/today')
  const laptop = await device(address, '/dashboard/today', 2 * HOUR_MS)
  for (const page of [phone, laptop]) {
    /* oxlint-disable no-await-in-loop */
    await startSession(page)
    await page.context().setOffline(true)
    for (let place = 1; place <= 3; place += 1) await answerToday(page)
    await page.getByText('Question 4 of 5').waitFor()
    /* oxlint-enable no-await-in-loop */
  }
  for (const page of [laptop, phone]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.context().setOffline(false)
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText('The answers that you gave without a connection').waitFor()
  }
  const seen: unknown[] = []
  for (const page of [phone, laptop]) {
    /* oxlint-disable no-await-in-loop */
    await page.goto('/dashboard/profile')
    await expect.poll(() => figure(page, 'Questions Answered')).toBe('6')
    await page.goto('/dashboard/learn')
    await page.getByRole('heading', { name: 'At a Glance' }).waitFor()
    seen.push(await page.getByText(/^\d+ of \d+ met$/).allTextContents())
    /* oxlint-enable no-await-in-loop */
  }
  expect(seen[1]).toEqual(seen[0])
})

/** Makes an account in a browser of its own, which is not used any more. */
async function signUpAs(address: string): Promise<void> {
  await signUp(await newPage({ baseURL: origin }), origin, address, 'Ada')
}

function figure(page: Page, label: string): Promise<string> {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')
    .innerText()
}
