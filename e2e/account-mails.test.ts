/** @module-tag long */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newPage } from './support/browser/browser.ts'
import { untilFormIsReady } from './support/journey.ts'
import { startMailbox } from './support/product/mailbox.ts'
import { startProduct } from './support/product/product.ts'

const FIRST = 'violet-brass-telescope'
const SECOND = 'quiet-copper-lantern'
/** The browser itself says in its console that a call was refused. */
const REFUSED = [/status of 4\d\d/]

let mailbox: Awaited<ReturnType<typeof startMailbox>>
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  mailbox = await startMailbox()
  product = await startProduct({ data: inject('data'), environment: { SMTP_URL: mailbox.url } })
})

afterAll(async () => {
  await product.stop()
  await mailbox.stop()
})

test('where mail is sent, a link verifies the address, and another one sets a new password', async () => {
  const address = `lise-${Date.now()}@chem.example`
  const page = await open('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fill(page, { Email: address, Password: FIRST, 'Confirm password': FIRST })
  await page.getByText('Please check your email to verify your account.').waitFor()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expectNoAxeViolations(page)

  // Until then sign-in fails; the typed text is still there.
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(address)
  await fill(page, { Password: FIRST })
  await page.getByText('Please verify your email address first.').waitFor()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('The email was sent again.').waitFor()

  const { pathname, search } = await linkTo(address, '/api/auth/verify-email')
  await page.goto(`${product.origin}${pathname}${search}`)
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Your Progress' }).waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()

  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByText('Check your email for instructions to reset your password.').waitFor()
  const { hash } = await linkTo(address, '/update-password')
  await page.goto(`${product.origin}/update-password${hash}`)
  await untilFormIsReady(page)
  expect(page.url()).toBe(`${product.origin}/update-password`)
  await fill(page, { 'New password': 'password', 'Confirm new password': 'password' })
  await page.getByText('Update Failed').waitFor()
  await fill(page, { 'New password': SECOND, 'Confirm new password': SECOND })
  await page.getByText('Your password has been updated successfully.').waitFor()
  await page.waitForURL('**/dashboard')

  await page.goto(`${product.origin}/auth`)
  await fill(page, { Email: address, Password: SECOND })
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Your Progress' }).waitFor()
})

test('the address changes with the link to the new one, and the link to the old one takes it back', async () => {
  const stamp = Date.now()
  const [before, after] = [`ida-${stamp}@chem.example`, `noddack-${stamp}@chem.example`]
  const page = await open('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fill(page, { Email: before, Password: FIRST, 'Confirm password': FIRST })
  const { pathname, search } = await linkTo(before, '/api/auth/verify-email')
  await page.goto(`${product.origin}${pathname}${search}`)
  await page.waitForURL('**/dashboard')

  await page.goto(`${product.origin}/dashboard/settings`)
  await page.getByRole('button', { name: 'Change email address...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email address?' })
  await dialog.waitFor()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('password')
  await dialog.getByLabel('New email address').fill(before)
  await dialog.getByLabel('Password', { exact: true }).fill(FIRST)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dialog.getByText('This is already your email address.').waitFor()
  await dialog.getByLabel('New email address').fill(after)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`We emailed a link to ${after}.`).waitFor()
  await page.getByText(`Signed in as ${before}`).waitFor()

  const confirm = await linkTo(after, '/confirm-email')
  const reader = await open(`/confirm-email${confirm.hash}`, 'Confirm New Address')
  expect(reader.url()).toBe(`${product.origin}/confirm-email`)
  await expectNoAxeViolations(reader)
  await reader.getByRole('button', { name: 'Confirm New Address' }).click()
  await reader.getByText(`Your email address is now ${after}.`).waitFor()
  await page.getByText(`Signed in as ${after}`).waitFor()

  const undo = await linkTo(before, '/confirm-email')
  const owner = await open(`/confirm-email${undo.hash}`, 'Keep My Address')
  await owner.getByRole('button', { name: 'Keep My Address' }).click()
  await owner.getByText(`Your email address is ${before}. All devices`).waitFor()
  const late = await open(`/confirm-email${confirm.hash}`, 'Confirm New Address')
  await late.getByRole('button', { name: 'Confirm New Address' }).click()
  await late.getByText('This link has expired or was already used.').waitFor()
})

test('a broken link is reported once', async () => {
  const page = await open('/api/auth/verify-email?token=nothing')
  await page.getByRole('group', { name: 'Sign-in Failed' }).waitFor()
  await page.waitForURL(`${product.origin}/auth`)
})

/** @param button a button that is there when the page is ready, in place of its form */
async function open(path: string, button?: string): Promise<Page> {
  const page = await newPage({ reducedMotion: 'reduce', expected: REFUSED })
  await page.addInitScript(() => {
    localStorage.setItem('periodic-wizard.name', '{"version":1,"value":""}')
  })
  await page.goto(`${product.origin}${path}`)
  await (button === undefined
    ? untilFormIsReady(page)
    : page.getByRole('button', { name: button }).waitFor())
  return page
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await untilFormIsReady(page)
  for (const [label, value] of Object.entries(fields)) {
    // One field after the other, as a person would.
    // oxlint-disable-next-line no-await-in-loop
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.locator('main form [type=submit]').click()
}

async function linkTo(address: string, pathname: string): Promise<URL> {
  await expect.poll(() => mailbox.linkTo(address, pathname)).not.toBeNull()
  const link = mailbox.linkTo(address, pathname)
  if (link === null) throw new Error(`No mail came to ${address}.`)
  return link
}
