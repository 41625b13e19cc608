import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { startJourneys, untilQuestion } from './support/journey.ts'
import { optionsOnly } from './support/visitors.ts'

const { visit } = startJourneys()

const COURSE = '/courses/ap-chemistry'

/** Answers the questions of a set by keyboard, each with its first option. */
async function answerSet(page: Page, size: number): Promise<void> {
  for (let place = 1; place <= size; place += 1) {
    // oxlint-disable no-await-in-loop
    await page.getByText(`${place} of ${size}`).waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Explanation' }).waitFor()
    await page.keyboard.press('n')
    // oxlint-enable no-await-in-loop
  }
  await page.getByRole('heading', { name: 'Set complete' }).waitFor()
}

test('taking a course switches its topics on, and it can be undone and left', async () => {
  const page = await visit('/courses')
  await page.getByRole('link', { name: 'AP Chemistry' }).click()
  await page.getByRole('heading', { name: 'Do You Take This Course?' }).waitFor()
  await page.getByRole('button', { name: 'I take this course' }).click()
  await page.getByText(/^You take this course, so these topics are on: .*Gases/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Then these topics beyond the first year come on/).waitFor()

  await page.getByRole('button', { name: 'I take this course' }).click()
  await page.goto('/dashboard/settings')
  await page.getByRole('switch', { name: 'Gases', checked: true }).click()
  await page.getByRole('link', { name: /Choose the course you take/ }).click()
  await page.getByText('Your course').waitFor()
  await page.getByRole('link', { name: 'AP Chemistry' }).click()
  await page.getByText(/^You take this course\. Of its topics, these are off: .*Gases/).waitFor()
  await page.getByRole('button', { name: 'Switch its topics on' }).click()
  await page.getByText(/^You take this course, so/).waitFor()
  await page.getByRole('button', { name: 'Leave this course' }).click()
  await page.getByRole('heading', { name: 'Do You Take This Course?' }).waitFor()
})

test('a unit is practiced as a set, which a reload goes on with, and its progress is seen', async () => {
  const page = await visit(COURSE, { stored: { preferences: optionsOnly } })
  await page.getByText('Not begun yet').first().waitFor()
  expect(await page.getByText('Not begun yet').count()).toBeGreaterThan(2)
  await page.getByRole('link', { name: 'Practice this unit: 1 ' }).click()
  await page.getByText('AP Chemistry, 1: Atomic Structure and Properties.').waitFor()
  await untilQuestion(page)
  const question = await page.locator('legend').first().textContent()
  await page.reload()
  await page.getByText('1 of 10').waitFor()
  expect(await page.locator('legend').first().textContent()).toBe(question)
  await answerSet(page, 10)
  await page.getByRole('main').getByRole('link', { name: 'Back to the course' }).last().click()
  await page
    .getByText(/^\d+ of \d+ skills met, \d+ familiar or better$/)
    .first()
    .waitFor()
})

test('the same seed gives the same mixed set, and a course says what is missing', async () => {
  const path = '/dashboard/questions?course=ap-chemistry&seed=k3f9'
  const stored = { preferences: optionsOnly }
  const [one, other] = await Promise.all([visit(path, { stored }), visit(path, { stored })])
  await Promise.all([one, other].map((page) => untilQuestion(page)))
  await one.getByText('AP Chemistry: a mixed set like the exam.').waitFor()
  await one.getByText('1 of 20').waitFor()
  expect(await one.locator('legend').first().textContent()).toBe(
    await other.locator('legend').first().textContent(),
  )
  await one.goto('/courses/a-level-ocr')
  await one
    .getByText(/only in part$/)
    .first()
    .click()
  await one
    .getByText(/^Here in part, without: /)
    .filter({ visible: true })
    .first()
    .waitFor()
  await one.goto('/dashboard/questions?course=ap-chemistry&unit=99')
  await one.getByRole('heading', { name: 'There are no questions for this' }).waitFor()
})

test('the course of a user is with the account, and a set counts', async () => {
  const page = await visit('/auth', { stored: { preferences: optionsOnly } })
  const address = newAddress()
  await signUp(page, inject('origin'), address)
  await page.goto('/courses/gcse-aqa')
  await page.getByRole('button', { name: 'I take this course' }).click()
  await page.getByRole('heading', { name: 'Your Course' }).waitFor()
  await page.goto('/courses')
  await page.getByText('Your course').waitFor()
  await page.goto('/dashboard/questions?course=gcse-aqa&unit=4.1')
  await untilQuestion(page)
  await page.getByText('1 of 10').waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByText(/^(\+10|0) XP$|^Counted/).waitFor()
})

test('the map shows the units of a course, also of one that is only looked at', async () => {
  const page = await visit('/dashboard/learn')
  await page.getByLabel('Show skills by').selectOption({ label: 'AP Chemistry' })
  await page.getByText('Open a unit to see its skills.').waitFor()
  await page.reload()
  await page.getByText('1 Atomic Structure and Properties').last().click()
  await page.getByRole('link', { name: 'Recognize isotopes and what they differ in' }).waitFor()
  await page.getByRole('link', { name: 'Courses' }).waitFor()
  await page.getByLabel('Show skills by').selectOption({ label: 'Category' })
  await page.getByText('Open a category to see its skills.').waitFor()
})
