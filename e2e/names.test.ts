import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { newAddress, PASSWORD, signUp } from './support/account/accounts.ts'
import { startJourneys, untilFormIsReady, windows } from './support/journey.ts'

const { arrive, visit } = startJourneys()
const origin = inject('origin')

/** As long as it takes to read a question, in milliseconds; a faster answer earns no XP. */
const READING_MS = 2500
/** The browser itself says in its console that a call was refused. */
const REFUSED = [/status of 4\d\d/]

test('a name that pretends is refused beside its field, and an empty one becomes a friendly one', async () => {
  const page = await visit('/auth', { stored: { name: '' }, expected: REFUSED })
  await untilFormIsReady(page)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const name = page.getByLabel('Name that others see')
  await page.getByLabel('Email', { exact: true }).fill(newAddress())
  await name.fill('Math Teacher')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await submit(page)
  await page.locator('[name=name][aria-invalid=true]:focus').waitFor()
  await page.getByText('This name could be taken for a teacher').first().waitFor()
  await name.fill('')
  await submit(page)
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard/settings')
  await expect
    .poll(() => page.getByLabel('Display name').inputValue())
    .toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d$/)
})

test('a name is reported from the leaderboard, by keyboard, on the smallest phone', async () => {
  const reported = `Xenon ${Date.now() % 100_000}`
  const player = await arrive({ stored: { name: '' } })
  await signUp(player, origin, newAddress(), reported)
  await answerOnce(player)
  const page = await arrive({ stored: { name: '' }, viewport: windows.phone })
  await signUp(page, origin, newAddress())
  await page.goto('/leaderboard')
  const button = page.getByRole('button', { name: `Report name: ${reported}` })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report This Name' })
  await dialog.getByText(reported).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('It pretends to be someone else').check()
  await dialog.getByRole('button', { name: 'Report' }).press('Enter')
  await page.getByText('We will look at this name.').waitFor()
  await button.and(page.locator(':focus')).waitFor()
})

function submit(page: Page): Promise<void> {
  return page.locator('main form [type=submit]').click()
}

/** Answers one question of practice without a screen, which puts the player on the leaderboard. */
async function answerOnce(page: Page): Promise<void> {
  const post = async (name: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`${origin}/api/${name}`, { headers: { origin }, data })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const issued = await post('issue_practice_questions', {
    count: 1,
    enabled_categories: ['general'],
    difficulty: 'easy',
  })
  const [, issueId = ''] = /"issue_id":"([^"]+)"/.exec(JSON.stringify(issued)) ?? []
  await post('open_practice_question', { issue_id: issueId })
  await setTimeout(READING_MS)
  await post('answer_practice_question', { issue_id: issueId, selected_answer: 0 })
}
