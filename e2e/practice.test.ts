import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys } from './support/journey.ts'
import { easyAtoms } from './support/visitors.ts'

const { visit } = startJourneys()
const PRACTICE = '/dashboard/questions'

/** Opens practice and waits for its first question. */
async function practice(how: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit(PRACTICE, how)
  await page.getByRole('radio').first().waitFor()
  return page
}

/** What is kept in this browser under a key. */
function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`periodic-wizard.${name}`) ?? 'null')?.value ?? null,
    key,
  )
}

test('the page is there before its questions', async () => {
  const page = await visit(PRACTICE, { javaScriptEnabled: false })
  await page.getByText('Loading question...').waitFor()
  expect(await page.title()).toBe('Practice · Periodic Wizard')
})

test('an answer by keyboard is locked, judged in words, explained and counted once', async () => {
  const page = await practice()
  await page.getByText('Question 1 of 1').waitFor()
  expect(await page.getByRole('button', { name: 'Submit Answer' }).count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('status').count()).toBe(0)
  await page.keyboard.press('2')
  await page.keyboard.press('c')
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  const verdict = (await page.getByRole('status').textContent()) ?? ''
  expect(verdict).toMatch(/^(Correct\.|Not quite\. The answer is [ABD], .+\.)$/)
  expect(await page.locator('label[data-state=correct]').count()).toBe(1)
  expect(await page.locator('label[data-state=open]').count()).toBe(0)
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  await page.keyboard.press('a')
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)

  const { totals, answers } = Object(await stored(page, 'offline-progress'))
  const isCorrect = verdict === 'Correct.'
  expect(totals).toMatchObject({
    totalAnswered: 1,
    correctAnswers: isCorrect ? 1 : 0,
    incorrectAnswers: isCorrect ? 0 : 1,
    currentStreak: isCorrect ? 1 : 0,
  })
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ selectedAnswer: 2, isCorrect })
  await page.getByText(isCorrect ? '100%' : '0%').waitFor()
})

test('Next brings another question, Previous the same one afresh, a second try is not counted', async () => {
  const page = await practice()
  const first = await page.locator('legend').textContent()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.keyboard.press('n')
  await page.getByText('Question 2 of 2').waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByText('Question 1 of 2').waitFor()
  expect(await page.locator('legend').textContent()).toBe(first)
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.locator('label').first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('status').waitFor()
  expect(Object(await stored(page, 'offline-progress')).totals.totalAnswered).toBe(1)
})

test('a bookmark is set by key, shown as set, and taken back', async () => {
  const page = await practice()
  await page.keyboard.press('b')
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.keyboard.press('Shift+B')
  await page.getByRole('button', { name: 'Remove bookmark', pressed: true }).waitFor()
  expect(Object(await stored(page, 'bookmarks')).questions).toHaveLength(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Bookmark this question', pressed: false }).waitFor()
  expect(Object(await stored(page, 'bookmarks')).questions).toEqual([])
})

test('with auto-advance the next question comes by itself', async () => {
  const page = await practice({
    stored: {
      preferences: {
        ...easyAtoms,
        enabledCategories: ['bonding'],
        autoAdvance: true,
        showExplanations: false,
        timerEnabled: false,
      },
    },
  })
  await page.getByText('bonding', { exact: true }).waitFor()
  await page.getByText('easy', { exact: true }).waitFor()
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await page.getByRole('status').waitFor()
  expect(await page.getByRole('heading', { name: 'Explanation' }).count()).toBe(0)
  await page.getByText('Question 2 of 2').waitFor()
})
