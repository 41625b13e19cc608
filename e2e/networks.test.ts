import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { sidewaysOverflow, windows } from './support/journey.ts'
import { startProxy } from './support/network/proxy.ts'
import { startProduct } from './support/product/product.ts'

const HERE = '/dashboard/multiplayer'
/** How long the page may take to find a way to the server. */
const FALLBACK_MS = 8000 * inject('slowness')
/** The browser logs each WebSocket that did not open and each request that a proxy cut. */
const EXPECTED = [/WebSocket connection to/, /net::ERR_/]

type Network = {
  readonly behavior: Parameters<typeof startProxy>[1]
  /** How many times faster than the clock the match goes. */
  readonly scale: number
}

/** Two players, each behind a proxy of this kind, and the proxies. */
async function playersBehind({ behavior, scale }: Network) {
  const { origin, stop } = await startProduct({
    data: inject('data'),
    environment: { LIVE_TIME_SCALE: String(scale) },
  })
  onTestFinished(stop)
  const proxy = await startProxy(origin, behavior)
  onTestFinished(proxy.stop)
  const pages = [
    await playerAt(proxy.origin, 'Marie'),
    await playerAt(proxy.origin, 'Lise'),
  ] as const
  return { pages, proxy }
}

async function playerAt(origin: string, name: string): Promise<Page> {
  const page = await newPage({
    baseURL: origin,
    viewport: windows.phone,
    reducedMotion: 'reduce',
    stored: { name },
    expected: EXPECTED,
  })
  await signUp(page, origin, newAddress(), name)
  return page
}

/** Both look for an opponent, and answer all questions with the keyboard until the result is there. */
async function playWhole(first: Page, second: Page): Promise<void> {
  const both = [first, second]
  await first.goto(HERE)
  await first.getByText('Looking for an opponent...').waitFor({ timeout: FALLBACK_MS })
  await second.goto(HERE)
  for (let number = 1; number <= 10; number += 1) {
    // One question after the other.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(both.map((page) => answerQuestion(page, number)))
  }
  await Promise.all(both.map((page) => titleOf(page).waitFor()))
}

async function answerQuestion(page: Page, number: number): Promise<void> {
  await page.getByText(`Question ${number}/10`).waitFor()
  await page.keyboard.press('a')
}

function titleOf(page: Page) {
  return page.getByRole('heading', { level: 1, name: /^(Victory|Good Game|Draw)$/ })
}

/** The way to the server that a page remembers. */
function transportOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const text = sessionStorage.getItem('periodic-wizard.transport')
    return JSON.parse(text ?? 'null')?.value?.transport
  })
}

/** How many answers are missing in the review: of questions that were not reached or not answered in time. */
async function missingIn(page: Page): Promise<number> {
  await page.getByRole('article').nth(9).waitFor()
  return page.getByText(/: (not reached|time ran out)$/).count()
}

async function expectSameEnd(first: Page, second: Page): Promise<void> {
  const titles = await Promise.all([first, second].map((page) => titleOf(page).innerText()))
  expect(titles.join(', ')).toMatch(/^(Victory, Good Game|Good Game, Victory|Draw, Draw)$/)
  expect(await Promise.all([first, second].map(missingIn))).toEqual([0, 0])
}

test('behind a proxy that strips upgrades a whole match is played over event streams', async () => {
  const { pages } = await playersBehind({ behavior: { upgrades: 'strip' }, scale: 4 })
  const [first, second] = pages
  await playWhole(first, second)
  expect([await transportOf(first), await transportOf(second)]).toEqual(['stream', 'stream'])
  await expectSameEnd(first, second)
})

test(
  'behind a proxy that holds responses back a whole match is played over polls',
  { tags: 'long' },
  async () => {
    const behavior = { upgrades: 'swallow', isBuffering: true } as const
    const { pages } = await playersBehind({ behavior, scale: 2 })
    const [first, second] = pages
    await playWhole(first, second)
    expect([await transportOf(first), await transportOf(second)]).toEqual(['poll', 'poll'])
    await expectSameEnd(first, second)
  },
)

test.each([
  ['WebSockets', 'pass', 'socket'],
  ['event streams', 'strip', 'stream'],
] as const)(
  'through a proxy that cuts every connection after 20 s a whole match is played over %s',
  { tags: 'long' },
  async (_name, upgrades, transport) => {
    const { pages, proxy } = await playersBehind({
      behavior: { upgrades, cutMs: 20_000 },
      scale: 1,
    })
    const [first, second] = pages
    await playWhole(first, second)
    expect(proxy.cuts()).toBeGreaterThan(1)
    expect([await transportOf(first), await transportOf(second)]).toEqual([transport, transport])
    await expectSameEnd(first, second)
  },
)

test.each([
  ['answers every upgrade with a page of its own', { upgrades: 'page' }, 4, 'stream'],
  ['never answers an upgrade', { upgrades: 'swallow' }, 4, 'stream'],
  ['hands a WebSocket on in drips', { upgrades: 'pass', dripMs: 15 }, 2, 'socket'],
  ['hands an event stream on in drips', { upgrades: 'strip', dripMs: 15 }, 2, 'stream'],
  [
    'hands whole answers on in drips',
    { upgrades: 'page', isBuffering: true, dripMs: 15 },
    2,
    'poll',
  ],
  ['cuts a WebSocket that is silent for 10 s', { upgrades: 'pass', idleMs: 10_000 }, 1, 'socket'],
  [
    'cuts an event stream that is silent for 10 s',
    { upgrades: 'strip', idleMs: 10_000 },
    1,
    'stream',
  ],
  [
    'cuts a poll that is silent for 10 s',
    { upgrades: 'swallow', isBuffering: true, idleMs: 10_000 },
    1,
    'poll',
  ],
] as const)(
  'behind a proxy that %s a whole match is played',
  { tags: 'long' },
  async (_name, behavior, scale, transport) => {
    const { pages } = await playersBehind({ behavior, scale })
    const [first, second] = pages
    await playWhole(first, second)
    expect([await transportOf(first), await transportOf(second)]).toEqual([transport, transport])
    await expectSameEnd(first, second)
  },
)

test(
  'while no way leads to the server the search says so, and offers practice after 30 s',
  { tags: 'long' },
  async () => {
    const page = await playerAt(inject('origin'), 'Marie')
    await page.routeWebSocket(/\/api\/live$/, () => undefined)
    await page.route('**/api/live/*', () => undefined)
    await page.clock.install()
    await page.goto(HERE)
    await page.getByText('Connecting…', { exact: true }).waitFor()
    await page.clock.runFor(5000)
    await page.getByText('Some networks block live connections').waitFor()
    await expectNoAxeViolations(page)
    expect(await sidewaysOverflow(page)).toBe(0)
    const practice = page.getByRole('button', { name: 'Practice while you wait' })
    expect(await practice.count()).toBe(0)
    for (let passed = 0; passed < 26_000; passed += 2000) {
      // Between two spans the page receives its answers.
      // oxlint-disable-next-line no-await-in-loop
      await page.clock.runFor(2000)
    }
    await page.getByText('The search goes on by itself as soon as it can.').waitFor()
    await practice.click()
    await page.getByText('Question 1 of 1').waitFor()
    const strip = page.getByRole('complementary', { name: 'Multiplayer' })
    await strip.getByText('Connecting…').waitFor()
    await expectNoAxeViolations(page)
  },
)
