/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { newAddress, PASSWORD, signUp } from './support/account/accounts.ts'
import { plugIn } from './support/account/passkey-device.ts'
import { startJourneys, untilFormIsReady } from './support/journey.ts'

/** The browser itself says in its console that a call was refused. */
const REFUSED = [/status of 4\d\d/]

const { arrive, visit } = startJourneys()
/** A passkey needs an address with a name. */
const origin = inject('namedOrigin')

test('a passkey is added, named, signs in and is removed, by keyboard', async () => {
  const page = await arrive({
    baseURL: origin,
    stored: { name: '' },
    viewport: { width: 320, height: 640 },
    expected: REFUSED,
  })
  const device = await plugIn(page)
  const address = newAddress()
  await signUp(page, origin, address)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Add a passkey...' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Add a passkey?' }).waitFor()
  await expectAccessible(page)
  // The name has the focus, the password is next.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('My phone')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('The password is incorrect.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: 'My phone' })
  await line.getByText(/^Added /).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add a passkey...' }).press('Enter')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.getByText('This device already has a passkey for your account.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')

  await line.getByRole('button', { name: 'Rename My phone' }).press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await dialog.getByText('Please choose a name of 1 to 32 visible characters.').waitFor()
  await dialog.getByLabel('Name of the passkey').fill('Old phone')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('listitem').filter({ hasText: 'Old phone' })
  await renamed.waitFor()
  await dialog.waitFor({ state: 'detached' })

  await signOut(page)
  await page.goto('/auth')
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByText('You are now signed in.').waitFor()

  await page.goto('/dashboard/settings')
  await renamed.getByRole('button', { name: 'Remove Old phone' }).press('Enter')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await renamed.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Passkeys' }).and(page.locator(':focus')).waitFor()

  // The device still has it, but the server has removed it.
  await signOut(page)
  await page.goto('/auth')
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await toast(page, 'This passkey could not be used. Please try again, or sign in another way.')
  await expectAccessible(page)

  await device.lock()
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await toast(page, 'No passkey was used. Please try again, or sign in another way.')
  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
})

test('at an address without a name it is said why there are no passkeys', async () => {
  const page = await visit('/auth', { stored: { name: '' } })
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await toast(page, 'Passkeys need an address with a name. This page was opened by its IP address.')
  await signUp(page, inject('origin'), newAddress())
  await page.goto('/dashboard/settings')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByText('Passkeys need an address with a name').waitFor()
  expect(await section.getByRole('button').count()).toBe(0)
})

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
}

async function toast(page: Page, description: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Passkey Sign-in Failed' })
  await group.getByText(description).first().waitFor()
}
