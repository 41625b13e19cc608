import type { Page, WebSocketRoute } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import type { PastMatches } from '#contract/match.ts'

import { expectAccessible, expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, PASSWORD, signedUp, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { sidewaysOverflow, windows } from './support/journey.ts'
import { startProduct } from './support/product/product.ts'

const HERE = '/dashboard/multiplayer'
/** Matches run so many times faster than the clock where a journey goes to the end of one. */
const SCALE = 2
/** Even faster where one of the two is gone and the other only answers. */
const ALONE_SCALE = 5
const JOURNEY_MS = 150_000

const LETTERS = ['a', 'b', 'c', 'd']

const results = ['won', 'lost', 'draw'] as const
/** As wide as a name can be. */
const LONG_NAME = 'W'.repeat(32)

function marie(origin: string): Promise<Page> {
  return signedUp('Marie', { origin, theme: 'wizard', viewport: windows.phone })
}

function lise(origin: string): Promise<Page> {
  return signedUp('Lise', { origin, theme: 'light', viewport: windows.laptop })
}

test(
  'two players play a whole match, one of them loads the page again, and both see the same end',
  { tags: 'long', timeout: JOURNEY_MS },
  async () => {
    const { origin, stop } = await startProduct({
      data: inject('data'),
      environment: { LIVE_TIME_SCALE: String(SCALE) },
    })
    onTestFinished(stop)
    const [first, second] = [await marie(origin), await lise(origin)]
    const asked = searchesOf(second)
    await wholeMatch(first, second)

    const [title, others] = await Promise.all([titleOf(first), titleOf(second)])
    expect(`${title}, ${others}`).toMatch(/^(Victory, Good Game|Good Game, Victory|Draw, Draw)$/)
    expect(await scores(first)).toEqual((await scores(second)).toReversed())
    const reviewed = await review(first, 'Marie')
    expect(reviewed).toHaveLength(10)
    expect(reviewed).toEqual(await review(second, 'Lise'))
    await keptOnce(first)
    await foundAgain(first, 'Lise', await seenOn(first))
    const seen = await seenOn(second)
    asked.splice(0)
    await second.getByRole('button', { name: 'Play Again' }).click()
    await second.getByRole('heading', { name: 'Finding Match' }).waitFor()
    expect(asked).toEqual(['find_match'])
    await foundAgain(second, 'Marie', seen)
  },
)

/** A question mark that is read out alone. */
const BARE_MARK = /(paragraph|text): "?\?/

/** Records the messages about searches that a page sends from now on. */
function searchesOf(page: Page): string[] {
  const told: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, kind] = /"type":"(find_match|cancel_search)"/.exec(String(payload)) ?? []
      if (kind !== undefined) told.push(kind)
    }),
  )
  return told
}

/** Settles when the server has greeted the next live connection of the page. */
async function greetingOf(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"hello"'))
}

/** From the search to the result, on both pages. */
async function wholeMatch(first: Page, second: Page): Promise<void> {
  const both = [first, second]
  await first.goto(HERE)
  await first.getByRole('heading', { name: 'Finding Match' }).waitFor()
  await first
    .getByText('If no opponent joins within 30 seconds, you can practice solo or try again later.')
    .waitFor()
  await expectNoAxeViolations(first)
  const isReady = first.getByRole('heading', { name: 'Both Players Ready' }).waitFor()
  const told = ['Match Found!', 'Match Started!'].flatMap((title) =>
    both.map((page) => page.getByText(title).waitFor()),
  )
  await second.goto(HERE)
  await isReady
  await Promise.all(told)

  for (let number = 1; number <= 10; number += 1) {
    // One question after the other.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(both.map((page) => onQuestion(page, number)))
    // oxlint-disable-next-line no-await-in-loop
    await during(number, first, second)
  }

  await Promise.all(both.map((page) => resultOf(page).waitFor()))
  await Promise.all(both.map(expectNoAxeViolations))
}

/** Runs the events of one question of the whole match. */
async function during(number: number, first: Page, second: Page): Promise<void> {
  expect(await first.getByRole('main').ariaSnapshot()).not.toMatch(BARE_MARK)
  if (number === 1) {
    expect(await first.evaluate(() => document.activeElement?.id)).toBe('match-question')
    expect(await sidewaysOverflow(first)).toBe(0)
  }
  if (number === 2) await expectNoAxeViolations(first)
  if (number === 3) {
    await first.reload()
    await first.getByText('Continuing your active match!').waitFor()
    await onQuestion(first, 3)
  }
  if (number === 5) expect(await overflowAtDoubleSize(first)).toBe(0)
  if (number === 6) expect(await optionsInSightSideways(second)).toBe(4)
  // An answer that comes too late has the same question on record, as timed out.
  await first.keyboard.press(LETTERS[number % 4] ?? 'a')
  if (number < 10)
    await second
      .locator('[aria-disabled=false]')
      .nth(number % 3)
      .click()
  await first.getByRole('region', { name: 'Explanation' }).waitFor()
  if (number === 1) await expectNoAxeViolations(second)
  if (number === 4) await expectNoAxeViolations(first)
  if (number < 10) return
  await first.getByText('Waiting for opponent to finish or time expires...').waitFor()
  await second.getByText(/^Opponent finished! You have \d+s extra time$/).waitFor()
  await expectNoAxeViolations(first)
}

/** How far the page is too wide when its text is twice as large. */
async function overflowAtDoubleSize(page: Page): Promise<number> {
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value
    }, size)
  await setSize('200%')
  const overflow = await sidewaysOverflow(page)
  await setSize('')
  return overflow
}

/** How many options can be seen on a phone that is held sideways, without scrolling. */
async function optionsInSightSideways(page: Page): Promise<number> {
  await page.setViewportSize({ width: 740, height: 360 })
  const bottoms = await page
    .locator('[role=group] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom))
  await page.setViewportSize(windows.laptop)
  return bottoms.filter((bottom) => bottom <= 360).length
}

function onQuestion(page: Page, number: number): Promise<void> {
  return page.getByText(`Question ${number}/10`).waitFor()
}

/** The match in play as the browser stores it. */
function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('periodic-wizard.match') ?? '')
}

async function keepInBrowser(page: Page, text: string): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('periodic-wizard.match', kept), text)
}

function resultOf(page: Page) {
  return page.getByRole('heading', { level: 1, name: /^(Victory|Good Game|Draw)$/ })
}

function titleOf(page: Page): Promise<string> {
  return resultOf(page).innerText()
}

/** The scores of You and Opponent. */
async function scores(page: Page): Promise<readonly string[]> {
  const all = page.locator('h1 ~ dl').first().locator('dd')
  return (await all.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

/**
 * Each question of the review with the answers of both players, in an order that does not depend on
 * the reader.
 */
async function review(page: Page, reader: string): Promise<readonly string[]> {
  const articles = page.getByRole('article')
  await articles.nth(9).waitFor()
  return articles.evaluateAll(
    (all, name) =>
      all.map((article) => {
        const options = [...article.querySelectorAll<HTMLElement>('li[data-right]')].map(
          (option) => {
            const chips = [...option.querySelectorAll('bdi')].map(
              (who) => `${who.textContent} ${who.nextElementSibling?.textContent}`,
            )
            const answers = chips.map((chip) => chip.replace('You', name)).toSorted()
            return [option.children[1]?.textContent, option.dataset['right'], ...answers].join('|')
          },
        )
        const missing = [...article.querySelectorAll('ul ~ p')]
          .map((line) => line.textContent.replace('You', name))
          .filter((line) => /: (not reached|time ran out)$/.test(line))
          .toSorted()
        return [article.querySelector('h3')?.textContent, ...options, ...missing].join('\n')
      }),
    reader,
  )
}

/** The browser remembers the match once, also after its result was loaded again. */
async function keptOnce(page: Page): Promise<void> {
  const history = () => page.evaluate(() => localStorage.getItem('periodic-wizard.history'))
  const before = await history()
  const games: unknown = JSON.parse(before ?? '')
  const id = new URL(page.url()).searchParams.get('match')
  expect(games).toEqual({
    version: 1,
    value: [expect.objectContaining({ id, type: 'multiplayer', totalQuestions: 10 })],
  })
  const title = await titleOf(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('article').nth(9).waitFor()
  expect(await history()).toBe(before)
}

type Seen = {
  readonly id: string | null
  readonly title: string
  readonly scores: readonly string[]
  readonly xp: string
}

/** The result that is on screen. */
async function seenOn(page: Page): Promise<Seen> {
  const id = new URL(page.url()).searchParams.get('match')
  const figure = page.getByText('Season XP', { exact: true }).locator('xpath=ancestor::div[1]')
  const xp = await figure.getByRole('definition').innerText()
  // The rating stands beside it.
  await page.getByText('Match Rating', { exact: true }).waitFor()
  return { id, title: await titleOf(page), scores: await scores(page), xp }
}

/** From elsewhere the player goes to Progress, and by its list of past matches back to a result. */
async function foundAgain(page: Page, opponent: string, seen: Seen): Promise<void> {
  const { id, title, xp } = seen
  const [you = '', others = ''] = seen.scores
  await page.goto('/dashboard/progress')
  const matches = pastMatches(page).getByRole('listitem')
  await matches.getByText(opponent).waitFor()
  const result = { Victory: 'Won', 'Good Game': 'Lost' }[title] ?? 'Draw'
  const score = `${Number.parseInt(you, 10)} : ${Number.parseInt(others, 10)}`
  const [line = '', ...rest] = await matches.allInnerTexts()
  expect(rest).toEqual([])
  for (const part of [result, opponent, score, `${xp.trim()} XP`]) expect(line).toContain(part)
  expect(await page.getByRole('region', { name: 'Multiplayer' }).count()).toBe(1)
  await expectAccessible(page)

  await matches.getByRole('link').click()
  await page.waitForURL(`**${HERE}?match=${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await scores(page)).toEqual([you, others])
}

function pastMatches(page: Page) {
  return page.getByRole('region', { name: 'Past Matches' })
}

test('a player without a match is led from Progress to Multiplayer', { tags: 'long' }, async () => {
  const page = await marie(inject('origin'))
  await page.goto('/dashboard/progress')
  await pastMatches(page).getByText('No matches yet').waitFor()
  await expectAccessible(page)
  const way = pastMatches(page).getByRole('link', { name: 'Find Match' })
  // A visitor who follows it searches, and would find those of other journeys.
  expect(await way.getAttribute('href')).toBe(HERE)
})

test(
  'past matches come a page at a time, and a page that failed is asked for again',
  { tags: 'long' },
  async () => {
    const origin = inject('origin')
    const page = await newPage({
      baseURL: origin,
      viewport: windows.phone,
      reducedMotion: 'reduce',
      stored: { name: 'Ada' },
      expected: [/the server responded with a status of 500/],
    })
    await signUp(page, origin, newAddress(), 'Ada')
    let isDown = true
    await page.route('**/api/list_matches', (route) =>
      isDown
        ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } })
        : route.fulfill({ json: pageFrom(route.request().postDataJSON()) }),
    )
    await page.goto('/dashboard/progress')
    const again = pastMatches(page).getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await expectAccessible(page)
    isDown = false
    await again.click()
    const lines = pastMatches(page).getByRole('listitem')
    await lines.nth(19).waitFor()
    await expectAccessible(page)
    expect(await lines.first().innerText()).toContain(LONG_NAME)
    expect(await lines.nth(1).innerText()).toContain('Opponent')

    isDown = true
    const more = pastMatches(page).getByRole('button', { name: 'Show more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await again.waitFor()
    expect(await lines.count()).toBe(20)
    isDown = false
    await again.click()
    await lines.nth(22).waitFor()
    expect(
      await lines
        .nth(20)
        .getByRole('link')
        .evaluate((link) => link.matches(':focus')),
    ).toBe(true)
    expect([await lines.count(), await more.count()]).toEqual([23, 0])
  },
)

/** Returns a page of 23 past matches, as the server would. */
function pageFrom({ from }: { readonly from?: string }): PastMatches {
  const begin = from === undefined ? 0 : Number(from.slice(-2))
  const matches = Array.from({ length: from === undefined ? 20 : 3 }, (_, index) =>
    pastMatch(begin + index),
  )
  return { matches, next: from === undefined ? matchIdAt(20) : null }
}

function pastMatch(place: number): PastMatches['matches'][number] {
  return {
    match_id: matchIdAt(place),
    finished_at: '2030-11-12T20:04:05.678Z',
    result: results[place % 3] ?? 'draw',
    xp: [50, -50, 0][place % 3] ?? 0,
    you: { correct: 10, average_milliseconds: 4321 },
    opponent: { name: [LONG_NAME, null, 'Lise'][place % 3] ?? null, correct: 10 },
  }
}

function matchIdAt(place: number): string {
  return `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`
}

test(
  'a match that ends while the page is closed is kept by the next page, whichever that is',
  { tags: 'long', timeout: JOURNEY_MS },
  async () => {
    const { origin, stop } = await startProduct({
      data: inject('data'),
      environment: { LIVE_TIME_SCALE: String(ALONE_SCALE) },
    })
    onTestFinished(stop)
    const [first, second] = [await marie(origin), await lise(origin)]
    await first.goto(HERE)
    await second.goto(HERE)
    await onQuestion(first, 1)
    const visitor = first.context()
    const left = await keptInBrowser(first)
    await first.close()
    for (let number = 1; number <= 10; number += 1) {
      // One question after the other.
      // oxlint-disable-next-line no-await-in-loop
      await onQuestion(second, number)
      // oxlint-disable-next-line no-await-in-loop
      await second.keyboard.press('a')
    }
    await resultOf(second).waitFor()

    const next = await visitor.newPage()
    await next.goto('/dashboard')
    await next.waitForFunction(() => localStorage.getItem('periodic-wizard.history') !== null)
    const games = await next.evaluate(() => localStorage.getItem('periodic-wizard.history'))
    const id = new URL(second.url()).searchParams.get('match')
    expect(JSON.parse(games ?? '')).toEqual({
      version: 1,
      value: [expect.objectContaining({ id, type: 'multiplayer', correctAnswers: 0 })],
    })
    expect(new URL(next.url()).pathname).toBe('/dashboard')

    const strip = next.getByRole('complementary', { name: 'Multiplayer' })
    await strip.getByText('Your match is over.').waitFor()
    await expectNoAxeViolations(next)
    await strip.getByRole('link', { name: 'See Result' }).click()
    await next.waitForURL(`**${HERE}?match=${id}`)
    await resultOf(next).waitFor()
    await keepInBrowser(next, left)
    await next.goto(HERE)
    await next.waitForURL(`**${HERE}?match=${id}`)
    await resultOf(next).waitFor()
  },
)

test(
  'a player who waits for long may practice, and is called when an opponent comes',
  { tags: 'long', timeout: JOURNEY_MS },
  async () => {
    const origin = inject('origin')
    const first = await marie(origin)
    await waitForLong(first)
    await first.getByText('Question 1 of 1').waitFor()
    await first.getByRole('complementary', { name: 'Multiplayer' }).waitFor()
    await expectNoAxeViolations(first)

    const second = await lise(origin)
    await second.goto(HERE)
    await first.waitForURL(`**${HERE}`)
    await Promise.all([first, second].map((page) => onQuestion(page, 1)))
  },
)

test(
  'a search ends with the session of the player, even when another user signs in on the same page',
  { tags: 'long' },
  async () => {
    const origin = inject('origin')
    const page = await lise(origin)
    const address = newAddress()
    await waitForLong(page)
    await page.getByRole('complementary', { name: 'Multiplayer' }).waitFor()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    const asked = searchesOf(page)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Email', { exact: true }).fill(address)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    const greeted = greetingOf(page)
    await page.keyboard.press('Enter')
    await page.getByText('You are now signed in.').waitFor()
    await greeted
    expect(asked).toEqual([])
    expect(await page.getByRole('complementary', { name: 'Multiplayer' }).count()).toBe(0)
  },
)

test(
  'an answer that is chosen without a connection counts when there is one again',
  { timeout: JOURNEY_MS },
  async () => {
    const origin = inject('origin')
    const first = await signedUp('Ada', {
      origin,
      theme: 'light',
      viewport: windows.phone,
    })
    const line = await breakable(first)
    const second = await lise(origin)
    await first.goto(HERE)
    await second.goto(HERE)
    await onQuestion(first, 1)
    line.cut()
    await first.getByText('Reconnecting…', { exact: true }).waitFor()
    await first.getByText('Your connection is lost. Reconnecting…').waitFor()
    await first.getByRole('region', { name: 'Lise' }).getByText('Unknown').waitFor()
    await first.keyboard.press('c')
    await first.getByText('Your answer was recorded locally').waitFor()
    expect(await first.locator('[data-state=selected]').innerText()).toContain('Sending…')
    await expectNoAxeViolations(first)
    line.mend()
    await first.getByRole('region', { name: 'Explanation' }).waitFor()
    await first.getByRole('region', { name: 'Lise' }).getByText('Connected').waitFor()
    const chosen = first.locator('[role=group] button').nth(2)
    expect(await chosen.getAttribute('data-state')).toMatch(/^(correct|incorrect)$/)
    await second.getByText('Questions: 1/10').first().waitFor()
  },
)

/** Looks for an opponent for so long that the page offers practice, and takes that. */
async function waitForLong(page: Page): Promise<void> {
  await inTimeOfPage(page)
  await page.clock.install()
  await page.goto(HERE)
  await page.getByText('Looking for an opponent...').waitFor()
  const practice = page.getByRole('button', { name: 'Practice while you wait' })
  expect(await practice.count()).toBe(0)
  for (let passed = 0; passed < 31_000; passed += 1000) {
    // In between the page receives its answers.
    // oxlint-disable-next-line no-await-in-loop
    await page.clock.runFor(1000)
  }
  await practice.click()
}

/**
 * The answer of the server to a ping would tell the page how late it is. These go by the page's own clock,
 * so that it can be moved on.
 */
async function inTimeOfPage(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/live$/, (route) => {
    const server = route.connectToServer()
    let ahead: number | null = null
    route.onMessage((text) => {
      const message: unknown = JSON.parse(text.toString())
      if (!isPing(message)) return server.send(text)
      ahead ??= Date.now() - message.t
      route.send(JSON.stringify({ type: 'pong', t: message.t, serverTime: ahead + message.t }))
    })
  })
}

function isPing(message: unknown): message is { readonly t: number } {
  return typeof message === 'object' && message !== null && 't' in message
}

/** Puts a switch into the live connection of a page. */
async function breakable(page: Page) {
  let isCut = false
  let open: readonly WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/live$/, (route) => {
    if (isCut) return void route.close({ code: 1012 })
    route.connectToServer()
    open = [...open, route]
  })
  return {
    cut() {
      isCut = true
      for (const route of open) void route.close({ code: 1012 })
    },
    mend() {
      isCut = false
    },
  }
}
