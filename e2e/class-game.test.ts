import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { sidewaysOverflow, untilAlive, windows } from './support/journey.ts'
import { startProxy } from './support/network/proxy.ts'

/** A browser says on its console that a WebSocket did not open. */
const EXPECTED = [/WebSocket connection to/, /net::ERR_/]

test('a host on a laptop and two players on phones, one without WebSocket, play a game', async () => {
  const origin = inject('origin')
  const proxy = await startProxy(origin, { upgrades: 'strip' })
  onTestFinished(proxy.stop)
  const host = await newPage({
    baseURL: origin,
    viewport: windows.laptop,
    reducedMotion: 'reduce',
    stored: { theme: 'light' },
  })
  await signUp(host, origin, newAddress(), 'Marie')
  await host.goto('/host')
  await host.getByRole('heading', { name: 'New Game' }).waitFor()
  await expectNoAxeViolations(host)
  await host.getByLabel('Questions', { exact: true }).selectOption('5')
  await host.getByLabel('Time for a question').selectOption('No limit')
  await host.getByRole('button', { name: 'Open the Lobby' }).click()
  const code = host.getByText(/^[A-Z]{6}$/)
  const pin = (await code.textContent()) ?? ''
  await host.getByRole('img', { name: `QR code to join with ${pin}` }).waitFor()

  const ada = await playerAt(origin, `/play?pin=${pin}`)
  await join(ada, 'Ada')
  const ben = await playerAt(proxy.origin, '/play')
  await ben.getByLabel('PIN').fill(pin.toLowerCase())
  await join(ben, 'Ben')
  await expect.poll(() => transportOf(ben)).toBe('stream')
  await host.getByText('2 players have joined.').waitFor()
  await expectNoAxeViolations(host)

  await host.getByRole('button', { name: 'Start' }).click()
  for (const player of [ada, ben]) {
    // One phone after the other.
    // oxlint-disable-next-line no-await-in-loop
    await player.getByText('Question 1 of 5').waitFor()
  }
  await expectNoAxeViolations(ada)
  expect(await sidewaysOverflow(ben)).toBe(0)
  await ada.keyboard.press('a')
  await ada.getByText('Your answer is on record. Wait for the others.').waitFor()
  await host.getByText('1 of 2 have answered.').waitFor()

  // A player who loads the page again has the same seat and the same answer.
  await ada.reload()
  await ada.getByText('Your answer is on record. Wait for the others.').waitFor()
  await optionsOf(ben).first().click()
  for (const player of [ada, ben]) {
    // oxlint-disable-next-line no-await-in-loop
    await player.getByText(/^You have (no points yet|\d+ points: place \d of 2)\.$/).waitFor()
  }
  await expectNoAxeViolations(ben)
  await host.getByRole('button', { name: 'Next Question' }).waitFor()
  await expectNoAxeViolations(host)

  await host.getByRole('button', { name: 'End' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await host.getByRole('heading', { name: 'Podium' }).waitFor()
  await host.getByRole('heading', { name: 'Question by Question' }).waitFor()
  await expectNoAxeViolations(host)
  await ben.getByRole('heading', { name: 'The Game Is Over' }).waitFor()
  // The code of another game opens its form, and not the game of before.
  await ada.goto('/play?pin=JKLMNP')
  await ada.getByRole('button', { name: 'Join the Game' }).waitFor()
  await expect.poll(() => ada.getByLabel('PIN').inputValue()).toBe('JKLMNP')
  await ada.goto('/play')
  await ada.getByRole('heading', { name: 'The Game Is Over' }).waitFor()
  await ben.getByRole('button', { name: 'Play Another Game' }).click()
  await ben.getByRole('button', { name: 'Join the Game' }).waitFor()
})

async function playerAt(origin: string, path: string): Promise<Page> {
  const page = await newPage({
    baseURL: origin,
    viewport: windows.phone,
    reducedMotion: 'reduce',
    expected: EXPECTED,
  })
  await page.goto(path)
  await untilAlive(page)
  return page
}

async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join the Game' }).click()
  await page.getByRole('heading', { name: `You are in, ${name}` }).waitFor()
}

function optionsOf(page: Page) {
  return page.getByRole('main').getByRole('group').getByRole('button')
}

/** The way to the server that a page remembers. */
function transportOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const text = sessionStorage.getItem('periodic-wizard.transport')
    return JSON.parse(text ?? 'null')?.value?.transport
  })
}
