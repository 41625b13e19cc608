/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, PASSWORD, signedUp } from './support/account/accounts.ts'
import { sidewaysOverflow, startJourneys, untilFormIsReady, windows } from './support/journey.ts'
import { startProduct } from './support/product/product.ts'

const { visit } = startJourneys()

const HERE = '/dashboard/multiplayer'
/** Matches run so many times faster than the clock. */
const SCALE = 2
const JOURNEY_MS = 150_000

test(
  'a friend joins by the link, both play for nothing, and meet again by "Play Again"',
  { timeout: JOURNEY_MS },
  async () => {
    const { origin, stop } = await startProduct({
      data: inject('data'),
      environment: { LIVE_TIME_SCALE: String(SCALE) },
    })
    onTestFinished(stop)
    const host = await signedUp('Marie', { origin, theme: 'wizard', viewport: windows.phone })
    const friend = await signedUp('Lise', { origin, theme: 'light', viewport: windows.laptop })
    await host.goto(HERE)
    await host.getByRole('link', { name: 'Play a friend' }).click()
    await host.getByRole('heading', { name: 'Play a Friend' }).waitFor()
    await expectNoAxeViolations(host)
    await host.getByRole('button', { name: 'Invite a Friend' }).click()
    await host.getByRole('heading', { name: 'Waiting for Your Friend' }).waitFor()
    await expectNoAxeViolations(host)
    expect(await sidewaysOverflow(host)).toBe(0)
    const { pathname, search } = new URL(host.url())

    await friend.goto(`${pathname}${search}`)
    await friend.getByRole('heading', { name: 'Marie invites you to a match' }).waitFor()
    await expectNoAxeViolations(friend)
    await friend.getByRole('button', { name: 'Join the Match' }).click()
    await Promise.all([playWith(host, 'a'), playWith(friend, 'b')])
    await host.getByText('A match with a friend is for fun: nothing was at stake.').waitFor()
    expect(await host.getByText('Season XP').count()).toBe(0)

    await host.getByRole('button', { name: 'Play Again' }).click()
    await host.getByRole('heading', { name: 'Waiting for Your Friend' }).waitFor()
    await friend.getByRole('button', { name: 'Play Again' }).click()
    await Promise.all([host, friend].map((page) => page.getByText('Question 1/10').waitFor()))
  },
)

test(
  'a friend joins by the code that was read out, and both play',
  { timeout: JOURNEY_MS },
  async () => {
    const { origin, stop } = await startProduct({
      data: inject('data'),
      environment: { LIVE_TIME_SCALE: String(SCALE) },
    })
    onTestFinished(stop)
    const host = await signedUp('Marie', { origin, theme: 'wizard', viewport: windows.phone })
    const friend = await signedUp('Lise', { origin, theme: 'light', viewport: windows.phone })
    await host.goto(`${HERE}?friend`)
    await host.getByRole('button', { name: 'Invite a Friend' }).click()
    await host.getByRole('heading', { name: 'Waiting for Your Friend' }).waitFor()
    const code = new URL(host.url()).searchParams.get('friend') ?? ''

    await friend.goto(`${HERE}?friend`)
    await friend.getByLabel('Code from your friend').fill('no code')
    await friend.keyboard.press('Enter')
    await friend.getByText('A code has six letters.').waitFor()
    await friend.getByLabel('Code from your friend').fill(code.toLowerCase())
    await friend.keyboard.press('Enter')
    await friend.getByRole('heading', { name: 'Marie invites you to a match' }).waitFor()
    await friend.getByRole('button', { name: 'Join the Match' }).click()
    await Promise.all([playWith(host, 'd'), playWith(friend, 'c')])
  },
)

test(
  'a player who waits plays a practice opponent that is marked as one, for no XP',
  { timeout: JOURNEY_MS },
  async () => {
    const { origin, stop } = await startProduct({
      data: inject('data'),
      environment: { LIVE_TIME_SCALE: String(SCALE) },
    })
    onTestFinished(stop)
    const page = await signedUp('Marie', { origin, theme: 'wizard', viewport: windows.phone })
    await page.goto(HERE)
    await page.getByRole('heading', { name: 'Play a practice opponent meanwhile' }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Easy' }).click()
    await page.getByText('This opponent is part of the program').waitFor()
    await page.getByRole('region', { name: 'Practice' }).waitFor()
    await playWith(page, 'c')
    await page.getByText('Against a practice opponent nothing is at stake.').waitFor()
    await page.getByText('Easy practice opponent').first().waitFor()
    await expectNoAxeViolations(page)
    await page.goto('/dashboard/progress')
    await page.getByRole('link', { name: /against Practice opponent/ }).waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('periodic-wizard.history'))
    expect(stored).toBeNull()
  },
)

test('a guest with a link sees who invites, signs in, and is at the invitation', async () => {
  const host = await signedUp('Marie', {
    origin: inject('origin'),
    theme: 'light',
    viewport: windows.laptop,
  })
  await host.goto(`${HERE}?friend`)
  await host.getByRole('button', { name: 'Invite a Friend' }).click()
  await host.getByRole('heading', { name: 'Waiting for Your Friend' }).waitFor()
  const { pathname, search } = new URL(host.url())

  const guest = await visit(`${pathname}${search}`)
  await guest.getByRole('heading', { name: 'Marie invites you to a match' }).waitFor()
  await guest.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await untilFormIsReady(guest)
  await guest.getByRole('tab', { name: 'Sign Up' }).click()
  await guest.getByLabel('Email', { exact: true }).fill(newAddress())
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await guest.keyboard.press('Enter')
  await guest.getByRole('button', { name: 'Join the Match' }).waitFor()
})

/** Answers each question with the same key until the result is there. */
async function playWith(page: Page, key: string): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    // One question after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(`Question ${number}/10`).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key)
  }
  await page.getByRole('heading', { level: 1, name: /^(Victory|Good Game|Draw)$/ }).waitFor()
}
