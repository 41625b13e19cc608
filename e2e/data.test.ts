import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

import { expectAccessible, expectNoAxeViolations } from './support/accessibility.ts'
import { startJourneys, untilAlive } from './support/journey.ts'
import { easyAtoms, QUESTION, threeGames, usedBrowser } from './support/visitors.ts'

const { arrive, visit } = startJourneys()

/** Waits for the screen with this heading. */
function screen(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

/** Answers the question on screen with its first option. Gives whether that was right. */
async function answer(page: Page): Promise<boolean> {
  await page.locator('label:has([name=option])').first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  const verdict = await page.getByRole('status').innerText()
  return verdict.startsWith('Correct.')
}

function figure(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}`) })
  return term.locator('xpath=..').getByRole('definition').innerText()
}

/** Questions of several categories, two of which are about copper. */
const SAVED = [
  'as-m1.1.7clzi',
  'as-m6.1.9ix',
  'as-m7.1.9ix',
  'ec-m3.1.16v7',
  'ec-m1.1.9ix',
  'ph-m5.1.7clzi',
  'ch-m1.1.9ix',
  'cl-m6.1.9ix',
  'ge-m1.1.9ix',
  'ge-m7.1.9ix',
]

test('settings are kept, and practice follows them', async () => {
  const page = await arrive()
  await page.clock.install()
  await page.goto('/dashboard/settings')
  const others = ['Electron Configuration', 'Physical Properties', 'Chemical Properties']
  const rest = [
    'Element Classification',
    'Periodic Trends',
    'Chemical Bonding',
    'General Chemistry',
  ]
  await switchOff(page, [...others, ...rest])
  await page.getByRole('radio', { name: 'Easy' }).check()
  await page.getByRole('switch', { name: 'Auto-advance' }).check()
  await page.getByRole('switch', { name: 'Timer' }).uncheck()
  await page.getByRole('radio', { name: 'Light' }).check()

  await page.reload()
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  await page.getByRole('radio', { name: 'Easy', checked: true }).waitFor()
  await page.getByRole('switch', { name: 'Periodic Trends', checked: false }).waitFor()
  await page.getByRole('switch', { name: 'Timer', checked: false }).waitFor()

  await page.goto('/dashboard/questions')
  await page.getByText('Question 1 of 1').waitFor()
  expect(await page.getByText('easy', { exact: true }).count()).toBe(1)
  expect(await page.getByText('atomic structure', { exact: true }).count()).toBe(1)
  expect(await page.getByText(/^\d+ s$/).count()).toBe(1)
  await page.goto(`/dashboard/questions?question=${QUESTION}`)
  await answer(page)
  await page.clock.runFor(2500)
  await page.getByText('Question 2 of 2').waitFor()
})

test('the last category stays on, and that is said', { tags: 'long' }, async () => {
  const page = await visit('/dashboard/settings', { stored: { preferences: easyAtoms } })
  const last = page.getByRole('switch', { name: 'Atomic Structure' })
  const alert = page.getByRole('region', { name: 'Categories' }).getByRole('alert')
  await last.click()
  expect(await alert.innerText()).toBe('You must have at least one category enabled.')
  expect(await last.isChecked()).toBe(true)
  await page.getByRole('switch', { name: 'Chemical Bonding' }).check()
  expect(await alert.innerText()).toBe('')
  await last.uncheck()
  await page.reload()
  await page.getByRole('switch', { name: 'Atomic Structure', checked: false }).waitFor()
})

test(
  'the last question type stays on, and practice follows the others',
  { tags: 'long' },
  async () => {
    const preferences = { ...easyAtoms, enabledCategories: ['general'] }
    const page = await visit('/dashboard/settings', { stored: { preferences } })
    const types = page.getByRole('group', { name: 'Quick Questions' })
    for (const name of ['Atomic number', 'Symbol', 'Name']) {
      // One after the other: each reads what the one before has stored.
      // oxlint-disable-next-line no-await-in-loop
      await types.getByRole('checkbox', { name }).uncheck()
    }
    await types.getByRole('checkbox', { name: 'Group' }).click()
    await page.getByText('At least one of them stays on.').waitFor()
    expect(await types.getByRole('checkbox', { name: 'Group' }).isChecked()).toBe(true)

    await page.goto('/dashboard/questions')
    const asked: (string | null)[] = []
    for (let count = 1; count <= 12; count += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await page.getByText(`Question ${count} of ${count}`).waitFor()
      // oxlint-disable-next-line no-await-in-loop
      asked.push(await page.locator('legend').textContent())
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('n')
    }
    expect(asked.filter((text) => text?.includes('symbol') ?? true)).toEqual([])
  },
)

test(
  'a reminder comes at five, after consent, while the app is open',
  { tags: 'long' },
  async () => {
    const page = await arrive({ permissions: ['notifications'], serviceWorkers: 'allow' })
    await page.addInitScript(keepNotifications)
    await page.clock.install({ time: new Date(2026, 2, 10, 16, 59, 50) })
    await page.goto('/dashboard/settings')
    await page.getByRole('switch', { name: 'Daily reminder' }).click()
    await page.getByRole('switch', { name: 'Daily reminder', checked: true }).waitFor()
    await page.clock.runFor(5000)
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
    await page.clock.runFor(10_000)
    await expect.poll(() => page.evaluate(notificationTitles)).toEqual(['Time for chemistry'])
  },
)

test(
  'exported and deleted data comes back by an import, and an import can be undone',
  { tags: 'long' },
  async () => {
    const page = await visit('/dashboard/settings', { stored: { ...usedBrowser, theme: 'light' } })
    await isRunning(page)
    const before = await allStored(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^periodic-wizard-\d{4}-\d\d-\d\d\.json$/)
    const path = await file.path()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      format: 'periodic-wizard',
      version: 1,
      bookmarks: usedBrowser.bookmarks,
      name: 'Marie Curie',
    })

    await page.getByRole('button', { name: 'Delete...' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Everything stored in this browser was deleted.').waitFor()
    expect(await allStored(page)).toEqual({})

    await page.reload()
    await isRunning(page)
    await page.getByLabel('Import...').setInputFiles(path)
    const dialog = page.getByRole('dialog', { name: 'Replace your data?' })
    await dialog.getByRole('row', { name: 'Bookmarks' }).waitFor()
    expect(await dialog.getByRole('row', { name: /^Bookmarks/ }).innerText()).toMatch(
      /0 questions, 0 elements\s+2 questions, 2 elements/,
    )
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await page.getByText('Your data was imported.').waitFor()
    expect(await allStored(page)).toMatchObject(before)

    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    const undone = page.getByText('Everything is as it was before.')
    await undone.waitFor()
    expect(await undone.evaluate((text) => text.closest(':focus') !== null)).toBe(true)
    await page.goto('/dashboard/bookmarks')
    await screen(page, 'No bookmarks yet')
  },
)

test(
  'an undo does not overwrite later changes of another tab silently',
  { tags: 'long' },
  async () => {
    const page = await visit('/dashboard/settings', { stored: usedBrowser })
    await isRunning(page)
    const before = await allStored(page)
    await page.getByRole('button', { name: 'Delete...' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Everything stored in this browser was deleted.').waitFor()
    const other = await page.context().newPage()
    await other.goto('/dashboard/periodic-table/Au')
    await untilAlive(other)
    await other.getByRole('button', { name: 'Star Gold' }).click()
    await other.getByRole('button', { name: 'Gold is starred' }).waitFor()
    const since = await allStored(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Changed since then, perhaps in another tab: bookmarks.').waitFor()
    expect(await allStored(page)).toEqual(since)
    await page.getByRole('button', { name: 'Undo Anyway' }).click()
    await page.getByText('Everything is as it was before.').waitFor()
    expect(await allStored(page)).toMatchObject(before)
  },
)

test(
  'with storage full, practice and the card of an element say that nothing is kept',
  { tags: 'long' },
  async () => {
    const page = await arrive({ stored: { preferences: easyAtoms } })
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/dashboard/questions')
    await answer(page)
    await page.getByText('This browser keeps nothing more just now').waitFor()
    await page.goto('/dashboard/periodic-table/Au')
    await page.getByRole('button', { name: 'Star Gold' }).click()
    await page.getByText('Not kept: the storage of this browser is full or switched off.').waitFor()
  },
)

test('S4 a file that is not an export changes nothing and says why', async () => {
  const page = await visit('/dashboard/settings', { stored: usedBrowser })
  await isRunning(page)
  const before = await allStored(page)
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const refusals = [
    ['notes.txt', 'hello', 'notes.txt was not imported. It is not a JSON file.'],
    ['large.json', '0'.repeat(2 ** 20 + 1), 'large.json was not imported. It is larger than 1 MB.'],
    ['other.json', '{}', 'other.json was not imported. It was not exported from Periodic Wizard.'],
  ] as const
  for (const [name, text, message] of refusals) {
    writeFileSync(join(folder, name), text)
    // One file after the other, as a person would.
    // oxlint-disable-next-line no-await-in-loop
    await page.getByLabel('Import...').setInputFiles(join(folder, name))
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(message).waitFor()
  }
  expect(await allStored(page)).toEqual(before)
})

const parts = ['stats', 'history', 'preferences', 'offline-progress', 'bookmarks', 'theme', 'name']

const damages = ['{', 'null', '[]', '"x"', '1', '', '{"version":1,"value":{"totals":-1}}']

test.each([0, 3])(
  'S1 with damage under every key (turned by %i) each screen works, and settings can be kept again',
  { tags: 'long' },
  async (turn) => {
    const storedTexts = Object.fromEntries(
      parts.map((part, index) => [part, damages[(index + turn) % damages.length] ?? '']),
    )
    const page = await visit('/dashboard/settings', { storedTexts })
    await page.getByRole('radio', { name: 'Easy' }).check()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByText('Periodic Wizard Student').waitFor()
    await page.getByRole('link', { name: 'View Progress' }).click()
    await page.getByRole('link', { name: 'Start practicing' }).click()
    await page.getByRole('button', { name: 'Bookmark this question' }).waitFor()
    await page.goto(`/dashboard/questions?question=${QUESTION}`)
    await answer(page)

    await page.goto('/dashboard/bookmarks')
    await screen(page, 'No bookmarks yet')
    await page.getByRole('link', { name: 'Periodic Wizard' }).click()
    await page.getByRole('heading', { name: 'Session Progress' }).waitFor()
    // A name that cannot be read is asked for again.
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await page.getByRole('link', { name: 'Periodic Table' }).click()
    await screen(page, 'Periodic Table')

    await page.goto('/dashboard/settings')
    await page.getByRole('radio', { name: 'Easy', checked: true }).waitFor()
    const kept = Object.entries(storedTexts).map(([part, text]) => [
      `periodic-wizard.${part}.bad`,
      text,
    ])
    expect(await allStored(page)).toMatchObject(Object.fromEntries(kept))
  },
)

test('a bookmark made in practice can be answered again, removed, and brought back', async () => {
  const page = await visit('/dashboard/questions', { stored: { preferences: easyAtoms } })
  const question = (await page.getByRole('group').locator('legend').innerText()).trim()
  await page.getByRole('button', { name: 'Bookmark this question' }).click()

  await page.goto('/dashboard/bookmarks')
  await page.getByRole('heading', { level: 2, name: question }).waitFor()
  await screen(page, 'Saved Questions (1)')
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  await page.getByText(`Bookmarked on ${today}`).waitFor()
  await page.getByText('Reveal answer').click()

  await page.getByRole('link', { name: 'Answer again' }).click()
  await page.getByRole('button', { name: 'Remove bookmark' }).waitFor()
  expect((await page.locator('legend').innerText()).trim()).toBe(question)
  await answer(page)

  await page.goBack()
  await page.getByRole('button', { name: `Remove bookmark: ${question}` }).click()
  await page.getByText('Bookmark removed.').waitFor()
  await screen(page, 'Saved Questions (0)')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Answer again' }).waitFor()
  await screen(page, 'Saved Questions (1)')
  await page.getByRole('heading', { name: question }).and(page.locator(':focus')).waitFor()
})

test('more bookmarks are read on from the first of them, and one that comes back has the focus', async () => {
  const questions = Array.from({ length: 31 }, (_, seed) => ({
    id: seed === 30 ? 'zz-h99.9.zz' : `as-e1.1.${seed.toString(36)}`,
    bookmarkedAt: Date.UTC(2026, 2, 1) - seed,
  }))
  const page = await visit('/dashboard/bookmarks', {
    stored: { bookmarks: { elements: [], questions } },
  })
  await page.getByRole('button', { name: 'Show more (1 left)' }).press('Enter')
  const last = page.getByRole('listitem').nth(30)
  const begin = last.getByRole('heading').and(page.locator(':focus'))
  await begin.waitFor()
  expect(await page.getByRole('button', { name: /^Show more/ }).count()).toBe(0)

  await last.getByRole('button', { name: 'Remove bookmark' }).press('Enter')
  await page.getByText('Bookmark removed.').waitFor()
  await page.keyboard.press('Enter')
  await screen(page, 'Saved Questions (31)')
  await begin.waitFor()
})

test('saved questions are searched, and those that are found are practiced as a set', async () => {
  const questions = SAVED.map((id, index) => ({ id, bookmarkedAt: Date.UTC(2026, 2, 1) - index }))
  const page = await visit('/dashboard/bookmarks', {
    stored: { bookmarks: { elements: [], questions } },
  })
  await page.getByRole('link', { name: 'Practice all of these (10)' }).waitFor()
  await page.getByLabel('Search your saved questions').fill('COPPER atomic')
  await page.getByRole('link', { name: 'Practice all of these (2)' }).click()
  await page.getByText('Question 1 of 2').waitFor()
  expect((await page.locator('legend').innerText()).trim()).toMatch(/^Copper has atomic number 29/)
})

test(
  'without bookmarks the way leads to practice, back where it was left',
  { tags: 'long' },
  async () => {
    const page = await visit('/dashboard/bookmarks', { stored: { preferences: easyAtoms } })
    await page.getByRole('button', { name: 'Go to Questions' }).click()
    await page.getByText('Question 1 of 1').waitFor()
    const entries = await page.evaluate(() => history.length)
    await page.goto('/dashboard/bookmarks')
    await page.getByRole('button', { name: 'Go to Questions' }).click()
    await page.getByText('Question 1 of 1').waitFor()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  },
)

test('progress counts what was answered', { tags: 'long' }, async () => {
  const page = await visit('/dashboard/progress', { stored: { preferences: easyAtoms } })
  await page.getByRole('link', { name: 'Start practicing' }).click()
  const verdicts: boolean[] = []
  for (let number = 1; number <= 4; number += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(`Question ${number} of ${number}`).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    verdicts.push(await answer(page))
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('region').getByRole('button', { name: 'Next' }).click()
  }
  const correct = verdicts.filter(Boolean).length
  const streaks = verdicts.reduce(
    ({ current, best }, isCorrect) => ({
      current: isCorrect ? current + 1 : 0,
      best: Math.max(best, isCorrect ? current + 1 : 0),
    }),
    { current: 0, best: 0 },
  )

  await page.goto('/dashboard/progress')
  expect(await figure(page, 'Questions Attempted')).toBe('4')
  expect(await figure(page, 'Accuracy')).toBe(`${correct * 25}%`)
  expect(await figure(page, 'Best Streak')).toBe(String(streaks.best))
  expect(await figure(page, 'Correct Answers')).toBe(String(correct))
  expect(await figure(page, 'Incorrect Answers')).toBe(String(4 - correct))
  expect(await figure(page, 'Questions per Day')).toBe('4')
  const recent = page.getByRole('region', { name: 'Recent Performance' }).getByRole('listitem')
  expect((await recent.allInnerTexts()).map((text) => text.startsWith('Correct'))).toEqual(
    verdicts.toReversed(),
  )
  expect(
    await page
      .getByRole('group', { name: /^Bars of your accuracy by category/ })
      .getAttribute('aria-label'),
  ).toBe(`Bars of your accuracy by category: Atomic Structure ${correct * 25} percent.`)

  await page.getByRole('link', { name: 'Back' }).click()
  await screen(page, 'Profile')
  expect(await figure(page, 'Questions Answered')).toBe('4')
})

test(
  'a player who has only played matches finds those figures on Progress',
  { tags: 'long' },
  async () => {
    const page = await visit('/dashboard/progress', { stored: { stats: threeGames } })
    await page.getByRole('heading', { name: 'Your first answer draws the first point' }).waitFor()
    const figures = page.getByRole('region', { name: 'Multiplayer' }).getByRole('definition')
    expect(await figures.allInnerTexts()).toEqual(['3', '50%', '80%', '0%'])
    await expectAccessible(page)
  },
)

test('a new name is shown and kept, and one that cannot be is refused', async () => {
  const page = await visit('/dashboard/profile', { stored: { name: 'Marie Curie' } })
  await page.getByText('Marie Curie').waitFor()
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('Your name').fill('\u2800')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('alert').innerText()).toBe(
    'Please choose another name: 1 to 32 visible characters.',
  )
  await page.getByLabel('Your name').fill('  <b>Ada</b> Lovelace ')
  await page.keyboard.press('Enter')
  await page.getByText('<b>Ada</b> Lovelace').waitFor()
  await page.reload()
  await page.getByText('<b>Ada</b> Lovelace').waitFor()
})

/** Waits until the settings can be changed: then the page has become the app. */
function isRunning(page: Page): Promise<void> {
  return page.locator('fieldset:enabled').waitFor()
}

async function switchOff(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    // One switch after the other, as a person would.
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('switch', { name }).uncheck()
  }
}

function allStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}

/** Runs in the page, for a browser without a place to show notifications. */
function keepNotifications(): void {
  const shown: string[] = []
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string) {
      shown.push(title)
    },
    async getNotifications() {
      return shown.map((title) => ({ title }))
    },
  })
}

/** Runs in the page: returns the titles of its notifications. */
async function notificationTitles(): Promise<readonly string[]> {
  const registration = await navigator.serviceWorker.ready
  return (await registration.getNotifications()).map(({ title }) => title)
}
