import { expect, inject, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { callFrom, saveSet } from './support/calls.ts'
import { startJourneys, untilAlive } from './support/journey.ts'
import { NOT_FOUND, screens } from './support/screens.ts'
import { easyAtoms, QUESTION, usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

const QUESTION_2 = 'as-e1.1.2'

/** Words that quiet practice does not say. */
const LOUD = /streak|\bXP\b|\bgoal|in a row|Master Wizard|\bBeginner\b/i

/** The switch names what it hides, and these pages describe the product to everyone. */
const naming = new Set([
  '/dashboard/settings',
  '/about',
  '/about/help',
  '/terms',
  '/about/class-data',
  '/privacy',
  '/teachers',
])

const stored = {
  ...usedBrowser,
  preferences: { ...easyAtoms, quietPractice: true, dailyGoal: 'questions-10' },
}

test(
  'quiet practice says nothing of streaks, XP, ranks and goals on any screen',
  { tags: 'long', timeout: 300_000 * inject('slowness') },
  async () => {
    const page = await visit('/dashboard', { stored, expected: [NOT_FOUND] })
    await page.getByRole('main').getByText('Session Progress').waitFor()
    const found: string[] = []
    for (const [path, text] of screens) {
      if (naming.has(path)) continue
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(path)
      // oxlint-disable-next-line no-await-in-loop
      await untilAlive(page)
      // oxlint-disable-next-line no-await-in-loop
      await page.getByText(text).first().waitFor({ state: 'attached' })
      // Parts that come later are read too.
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForLoadState('networkidle')
      // oxlint-disable-next-line no-await-in-loop
      const body = await page.evaluate(() => {
        const copy = document.createElement('body')
        copy.append(...Array.from(document.body.childNodes, (node) => node.cloneNode(true)))
        for (const script of copy.querySelectorAll('script')) script.remove()
        return copy.textContent
      })
      const word = LOUD.exec(body)
      if (word !== null) {
        found.push(`${path}: ${body.slice(Math.max(0, word.index - 40), word.index + 40)}`)
      }
    }
    expect(found).toEqual([])
  },
)

test('the switch hides the goal and shows it again, and the leaderboard stays in reach', async () => {
  const loud = { ...usedBrowser, preferences: { ...easyAtoms, dailyGoal: 'questions-10' } }
  const page = await visit('/dashboard/settings', { stored: loud })
  const goal = page.getByRole('heading', { name: 'Goal of a Day' })
  await goal.waitFor()
  await page.getByRole('switch', { name: 'Quiet practice' }).click()
  await goal.waitFor({ state: 'detached' })
  await page.goto('/dashboard/progress')
  await page.getByText('Questions Attempted').waitFor()
  expect(await page.getByText(/streak/i).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Leaderboard' }).count()).toBeGreaterThan(0)
  await page.goto('/dashboard/settings')
  await page.getByRole('switch', { name: 'Quiet practice' }).click()
  await goal.waitFor()
  await page.goto('/dashboard/progress')
  await page.getByText('0 of 10 questions of your goal for today.').waitFor()
  await page.getByText('Current Streak').first().waitFor()
})

test(
  'nothing on the screens and in the dialogs of an account is loud, nor in the titles of its pages',
  { tags: 'long', timeout: 300_000 * inject('slowness') },
  async () => {
    const page = await visit('/auth')
    await signUp(page, inject('origin'), newAddress())
    await page.goto('/dashboard/settings')
    await page.getByRole('switch', { name: 'Quiet practice' }).click()
    const code = await saveSet(page, 'Ions', [QUESTION, QUESTION_2])
    const class_id = crypto.randomUUID()
    await callFrom(page, 'create_class', { class_id, name: 'Class 9b' })
    const loud: string[] = []
    async function read(where: string) {
      await page.waitForLoadState('networkidle')
      const [seen, title] = [await page.locator('body').innerText(), await page.title()]
      for (const text of [seen, title]) {
        const word = LOUD.exec(text)
        if (word !== null) loud.push(`${where}: ${text.slice(word.index - 30, word.index + 30)}`)
      }
    }

    await page.goto(`/set/${code}`)
    await read('a set')
    await page.goto('/dashboard/today?skill=isotopes')
    await page.locator('label:has(input[name=option])').first().click()
    await page.getByRole('button', { name: 'Submit, I am sure' }).click()
    await page.getByText('Counted.', { exact: true }).waitFor()
    await read('an answer')
    for (const [path, text] of [
      ['/dashboard', 'Match rating'],
      ['/dashboard/profile', 'Questions Answered'],
      ['/dashboard/progress', 'Days of Practice'],
      ['/dashboard/learn', 'At a Glance'],
      ['/dashboard/today', 'How long?'],
      ['/dashboard/bookmarks', /bookmarks/i],
      ['/dashboard/multiplayer', /opponent/i],
      ['/dashboard/periodic-table', 'Hydrogen'],
      ['/classes', 'Class 9b'],
      [`/class/${class_id}`, 'Class 9b'],
      ['/host', 'Host a Class Game'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(path)
      // oxlint-disable-next-line no-await-in-loop
      await page.getByText(text).first().waitFor({ state: 'attached' })
      // oxlint-disable-next-line no-await-in-loop
      await read(path)
    }
    for (const name of ['Export account...', 'Delete account...']) {
      // oxlint-disable-next-line no-await-in-loop
      await page.goto('/dashboard/settings')
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole('button', { name }).click()
      // oxlint-disable-next-line no-await-in-loop
      const dialog = await page.getByRole('dialog').innerText()
      if (LOUD.test(dialog)) loud.push(`${name} ${dialog}`)
    }
    expect(loud).toEqual([])
  },
)

test('of a user the receipt says that the answer counts, and nothing of XP', async () => {
  const page = await visit('/auth')
  await signUp(page, inject('origin'), newAddress())
  await page.goto('/dashboard/settings')
  await page.getByRole('switch', { name: 'Quiet practice' }).click()
  await page.goto('/dashboard/today')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('label:has(input[name=option])').first().click()
  await page.getByRole('button', { name: 'Submit, I am sure' }).click()
  await page.getByText('Counted.', { exact: true }).waitFor()
  const seen = await page.locator('main').innerText()
  expect(LOUD.exec(seen)).toBeNull()
  await page.goto('/dashboard')
  await page.getByText('Match rating').waitFor()
  const [season] = await page.getByRole('region', { name: 'Your matches' }).allInnerTexts()
  await page.goto('/dashboard/multiplayer?friend')
  await page.getByText('nothing is at stake').waitFor()
  const start = await page.locator('main').innerText()
  await page.goto('/leaderboard')
  await page.getByText('the rankings are out of sight').waitFor()
  const board = await page.locator('body').innerText()
  expect([season, start, board].map((text) => LOUD.exec(text ?? ''))).toEqual([null, null, null])
  await page.getByRole('button', { name: 'Show them this time' }).click()
  await page.getByText('Top 100 players').waitFor()
})
