/** @module-tag long */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { plugIn } from './support/account/passkey-device.ts'
import { newPage } from './support/browser/browser.ts'
import { sidewaysOverflow, untilFormIsReady } from './support/journey.ts'
import { startOpenIdProvider } from './support/product/open-id-provider.ts'
import { startProduct } from './support/product/product.ts'

const PASSWORD = 'violet-brass-telescope'
const MARIE = { sub: 'google-1', email: 'marie@gmail.example', name: 'Marie C.' }

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let product: Awaited<ReturnType<typeof startProduct>>
/** The provider sends browsers back to the one registered address. */
let origin: string

beforeAll(async () => {
  provider = await startOpenIdProvider()
  product = await startProduct({ data: inject('data'), environment: provider.environment })
  origin = product.namedOrigin
})

afterAll(async () => {
  await product.stop()
  await provider.stop()
})

test('the button leads to Google and back, signed in; the next time to the same account', async () => {
  provider.person = MARIE
  const page = await open()
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page.waitForURL(`${origin}/dashboard`)
  await page.getByRole('heading', { name: 'Your Progress' }).waitFor()
  await page.goto(`${origin}/dashboard/settings`)
  await page.getByText('Signed in as marie@gmail.example').waitFor()
  await page.getByLabel('Display name').fill('Madame Curie')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('banner').getByText('Madame Curie').waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()

  await page.goto(`${origin}/auth`)
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page.waitForURL(`${origin}/dashboard`)
  await page.getByRole('banner').getByText('Madame Curie').waitFor()
})

test('a user who turns back at Google learns why, and signs in another way', async () => {
  provider.person = null
  const page = await open()
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page
    .getByRole('group', { name: 'Google Sign-in Failed' })
    .getByText('Google did not sign you in. Please try again, or use your email address.')
    .waitFor()
  await page.waitForURL(`${origin}/auth`)
  await untilFormIsReady(page)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
})

test('an account without a password gets a passkey, and a password by mail; then a second step', async () => {
  const email = `lise-${Date.now()}@gmail.example`
  provider.person = { sub: email, email, name: 'Lise M.' }
  const page = await open({ width: 320, height: 640 })
  await plugIn(page)
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page.waitForURL(`${origin}/dashboard`)
  await page.goto(`${origin}/dashboard/settings`)
  const dialog = page.getByRole('dialog')

  // A visitor who signed in just now is known; later that has to be shown again.
  await page.getByRole('button', { name: 'Add a passkey...' }).press('Enter')
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByText(/^Added /).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.route('**/api/export_account', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'reauth_required', message: '' } } }),
  )
  await page.getByRole('button', { name: 'Export account...' }).press('Enter')
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  await dialog.getByText('sign out and sign in again. You').waitFor()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')

  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Email me a link to set a password' }).press('Enter')
  await page.getByText('Check your email for instructions to reset your password.').waitFor()
  await page.goto(await mailedLink(page))
  await untilFormIsReady(page)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD)
  await page.locator('main form [type=submit]').click()
  await page.getByText('Your password has been updated successfully.').waitFor()

  await page.goto(`${origin}/auth`)
  await untilFormIsReady(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/dashboard`)
  await page.goto(`${origin}/dashboard/settings`)
  await page.getByRole('button', { name: 'Turn on...' }).waitFor()
  await page.getByRole('button', { name: 'Change password...' }).waitFor()
})

/** Returns the link from a mail that the server, without a mail server, shows on this machine. */
async function mailedLink(page: Page): Promise<string> {
  const link = page.getByText(/update-password#token=/).first()
  await expect
    .poll(async () => {
      await page.goto(`${origin}/outbox`)
      return link.count()
    })
    .toBe(1)
  const [address = ''] = /http\S+update-password#token=\S+/.exec(await link.innerText()) ?? []
  return address
}

async function open(viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await newPage({
    reducedMotion: 'reduce',
    viewport,
    expected: [/status of 401/],
    baseURL: origin,
    stored: { name: '' },
  })
  await page.goto(`${origin}/auth`)
  await untilFormIsReady(page)
  return page
}
