/** @module-tag long */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { newAddress, signIn, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { startJourneys } from './support/journey.ts'
import { startProduct } from './support/product/product.ts'
import { optionsOnly } from './support/visitors.ts'

/*
 * A month of Today with the clock moved: sessions, a missed week, an idea to fix, an exam, a pause. Of a guest the clock of
 * the browser is moved, of an account that of the server as well.
 */

const { arrive } = startJourneys()

const DAY_MS = 86_400_000
const SIZE = 5
/** A Monday morning, in the time zone of the browser. */
const START = new Date(2026, 2, 2, 9).getTime()
const READING_MS = 15_000

test(
  'a month of a guest: levels fall, a missed week is shared out, and an idea is gone after two days',
  async () => {
    const page = await arrive({
      stored: {
        preferences: { ...optionsOnly, sessionSize: SIZE, dailyGoal: 'questions-10' },
        'offline-progress': withIdea(START - 3_600_000),
      },
    })
    await page.clock.install({ time: START })
    await page.goto('/dashboard/learn')
    await ideaLine(page).waitFor()
    await page.getByText(/After 50 answers you see it here/).waitFor()
    await page.getByLabel('Day of the exam').fill('2026-04-01')
    await page.getByText(/If you practiced nothing more, you would know about \d+%/).waitFor()

    // The idea is passed by on two days, and gone after the second.
    await fixIdea(page)
    await page.goto('/dashboard/learn')
    await ideaLine(page).waitFor()
    await setDay(page, 1)
    await fixIdea(page)
    await page.goto('/dashboard/learn')
    await page
      .getByText(/^None now|^Chosen in/)
      .first()
      .waitFor()
    expect(await ideaLine(page).count()).toBe(0)

    for (let day = 2; day < 9; day += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await setDay(page, day)
      // oxlint-disable-next-line no-await-in-loop
      await session(page)
    }
    await page.goto('/dashboard/learn')
    const known = await levelsOf(page)
    expect(known.New).toBeGreaterThan(0)
    const isotopes = await knownOf(page)

    // Every day with answers is a button into practice.
    await page.goto('/dashboard/progress')
    const days = page.getByRole('grid', { name: 'Days' }).getByRole('button', { name: /correct$/ })
    await days.last().waitFor()
    expect(await days.count()).toBe(13)
    await days.last().click()
    const chosen = page.getByRole('list', { name: 'Go on from this day' })
    await chosen.getByRole('link').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Saturday, March 7' }).waitFor()

    // A week away: what was forgotten is asked again, one session a day.
    await setDay(page, 16)
    await page.goto('/dashboard/today')
    await page
      .getByRole('heading', { name: `${SIZE} questions today, and the rest can wait` })
      .waitFor()
    await page.getByText(/^\d+ skills are due\. They are shared out over the next days/).waitFor()
    await page.getByText('0 of 10 questions of your goal for today.').waitFor()
    await page.goto('/dashboard/learn')
    const faded = await levelsOf(page)
    expect(faded.New).toBe(known.New)
    const due = await dueCounts(page)
    expect(Math.max(...due)).toBeLessThanOrEqual(SIZE)
    expect(due.filter((count) => count > 0).length).toBeGreaterThan(3)
    expect(await knownOf(page)).toBeLessThan(isotopes)

    // Reasons name the days since a skill was asked.
    await page.goto('/dashboard/today')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText(/^Not seen for \d+ days$|^An idea to fix$|^New: /).waitFor()

    // A pause ends no row of days.
    await page.goto('/dashboard/settings')
    await page.getByLabel('First day').fill('2026-03-19')
    await page.getByLabel('Last day').fill('2026-03-21')
    for (const day of [20, 21, 22]) {
      // oxlint-disable-next-line no-await-in-loop
      await setDay(page, day)
      // oxlint-disable-next-line no-await-in-loop
      await session(page)
    }
    await page.getByRole('list', { name: 'The last seven days' }).waitFor()
    expect(await page.getByText(/pause$/).count()).toBe(3)

    // With enough answers the predictions are compared with the results.
    await page.goto('/dashboard/learn')
    await page.getByText(/^Log loss \d\.\d{3}, with the average/).waitFor()
    await setDay(page, 29)
    await page.goto('/dashboard/learn')
    await page.getByText(/If you practiced nothing more/).waitFor()
    await setDay(page, 31)
    await page.goto('/dashboard/learn')
    await page.getByText('This day is over. You can remove it, or choose another.').waitFor()
  },
  600_000 * inject('slowness'),
)

test(
  'a month of an account, by the clock of its server: states fade there as well',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'moved-clock-'))
    const file = join(folder, 'clock')
    writeFileSync(file, String(START - Date.now()))
    const product = await startProduct({
      entry: 'scripts/rigs/clock/moved-clock.ts',
      environment: { CLOCK_FILE: file },
    })
    onTestFinished(async () => {
      await product.stop()
      rmSync(folder, { recursive: true })
    })
    async function moveTo(page: Page, day: number) {
      writeFileSync(file, String(START + day * DAY_MS - Date.now()))
      await setDay(page, day)
    }

    const page = await newPage({
      baseURL: product.origin,
      reducedMotion: 'reduce',
      // The session of an account that is away for a week ends.
      expected: [/status of 401/],
    })
    await page.clock.install({ time: START })
    await page.goto('/auth')
    const address = newAddress()
    await signUp(page, product.origin, address)
    for (const day of [0, 1, 3, 5, 6]) {
      // oxlint-disable-next-line no-await-in-loop
      await moveTo(page, day)
      // oxlint-disable-next-line no-await-in-loop
      await session(page)
    }
    await page.goto('/dashboard/today?skill=isotopes')
    await answer(page, chooseFirst)
    await page.goto('/dashboard/learn')
    const known = await levelsOf(page)
    expect(known.New).toBeGreaterThan(0)
    const isotopes = await knownOf(page)

    // The session of the browser has ended meanwhile, the answers stay.
    await moveTo(page, 20)
    await signIn(page, product.origin, address)
    await page.goto('/dashboard/today')
    await page
      .getByRole('heading', { name: /^\d+ skills are due$|and the rest can wait$/ })
      .waitFor()
    await page.goto('/dashboard/learn')
    expect((await levelsOf(page)).New).toBe(known.New)
    expect(await knownOf(page)).toBeLessThan(isotopes)
    await session(page)
    await moveTo(page, 30)
    await signIn(page, product.origin, address)
    await page.goto('/dashboard/learn')
    expect((await dueCounts(page))[0]).toBeGreaterThan(0)
  },
  600_000 * inject('slowness'),
)

/** Moves the clock of the browser to the morning of a day, counted from the first. */
async function setDay(page: Page, day: number): Promise<void> {
  await page.clock.setSystemTime(START + day * DAY_MS)
}

/** A session from its start to its end. Each question takes a quarter of a minute. */
async function session(page: Page): Promise<void> {
  await page.goto('/dashboard/today')
  await page.getByRole('button', { name: /^Start/ }).click()
  await questions(page, chooseFirst)
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
}

/** Answers questions of a session until its end. */
async function questions(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  await page.getByText(/^Question 1 of \d+$/).waitFor()
  const size = Number(
    (await page.getByText(/^Question 1 of \d+$/).textContent())?.split(' ').at(-1),
  )
  for (let place = 1; place <= size; place += 1) {
    /* oxlint-disable no-await-in-loop */
    await page.getByText(`Question ${place} of ${size}`).waitFor()
    await answer(page, choose)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    /* oxlint-enable no-await-in-loop */
  }
}

async function answer(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  await choose(page)
  // An answer that took less than a second is no work.
  await page.clock.fastForward(READING_MS)
  await page.getByRole('button', { name: 'Submit, not sure' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
}

function chooseFirst(page: Page): Promise<void> {
  return page.locator('label:has(input[name=option])').first().click()
}

/** The five questions about the idea, all answered right. */
async function fixIdea(page: Page): Promise<void> {
  await page.goto('/dashboard/learn')
  await ideaLine(page).getByRole('link', { name: 'Five questions about it' }).click()
  await questions(page, chooseRight)
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
}

/** Looks up the right answer on another page, which shows the same question and counts nothing. */
async function chooseRight(page: Page): Promise<void> {
  const id = await page.evaluate(() => {
    const text = localStorage.getItem('periodic-wizard.today') ?? ''
    return /.*"questionId":"([^"]+)"/.exec(text)?.[1]
  })
  const other = await newPage({ baseURL: inject('origin') })
  await other.goto(`/embed/question/${id}`)
  await other.locator('label:has(input[name=option])').first().click()
  await other.getByRole('button', { name: /Submit|Check/ }).click()
  const right = await other.locator('label[data-state=correct]').textContent()
  const options = await page.locator('label:has(input[name=option])').allTextContents()
  const place = options.findIndex((option) => right?.startsWith(option) === true)
  await page.locator('label:has(input[name=option])').nth(place).click()
}

function ideaLine(page: Page) {
  return page.getByRole('listitem').filter({ hasText: 'Breaking bonds releases energy.' })
}

/** The numbers of skills by the name of their level. */
async function levelsOf(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.getByRole('heading', { name: 'At a Glance' }).waitFor()
  const lines = await page
    .getByRole('listitem')
    .filter({ hasText: /^\d+\s*(New|Started|Fading|Familiar|Proficient|Mastered)/ })
    .allTextContents()
  return Object.fromEntries(
    lines.map((line) => {
      const [, count = '', name = ''] =
        /^(\d+)\s*(New|Started|Fading|Familiar|Proficient|Mastered)/.exec(line) ?? []
      return [name, Number(count)]
    }),
  )
}

/** How much of a skill is known today, in percent. */
async function knownOf(page: Page): Promise<number> {
  await page.goto('/dashboard/learn?skill=isotopes')
  const text = await page.getByText(/^You know about \d+%/).textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

/** How many skills are due on each of the next thirty days. */
async function dueCounts(page: Page): Promise<readonly number[]> {
  const table = page.locator('table:has(th:has-text("Skills due"))')
  await table.waitFor({ state: 'attached' })
  const cells = await table.locator('tbody td').allTextContents()
  return cells.map(Number)
}

/** Answers of a visitor who knows isotopes, and has chosen the same wrong idea twice. */
function withIdea(now: number) {
  const chosen = [
    ['bo-h5.1.3', 1],
    ['bo-h5.1.4', 1],
  ] as const
  return {
    totals: {
      totalAnswered: 6,
      correctAnswers: 4,
      incorrectAnswers: 2,
      totalTimeSpent: 120,
      currentStreak: 0,
      bestStreak: 4,
    },
    answers: [
      ...chosen.map(([questionId, selectedAnswer], index) => ({
        questionId,
        selectedAnswer,
        isCorrect: false,
        timeSpent: 20,
        timestamp: now - index * 60_000,
      })),
      ...[1, 2, 3, 4].map((seed) => ({
        questionId: `as-m3.1.${seed}`,
        selectedAnswer: 0,
        isCorrect: true,
        timeSpent: 20,
        timestamp: now - seed * DAY_MS,
      })),
    ],
    savedAt: now,
  }
}
