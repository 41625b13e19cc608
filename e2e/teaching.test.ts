/** @module-tag long */
import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, PASSWORD, signUp } from './support/account/accounts.ts'
import { callFrom, saveSet } from './support/calls.ts'
import { sidewaysOverflow, startJourneys, windows } from './support/journey.ts'

const { visit } = startJourneys()

/** Beyond the first year: why a powder reacts faster, and which acid is strong. The first option is wrong. */
const LATER = ['ge-e50.1.7', 'ch-e44.1.7']

async function teacherCalled(name: string): Promise<Page> {
  const page = await visit('/auth', { viewport: windows.laptop })
  await signUp(page, inject('origin'), newAddress(), name)
  return page
}

async function newClass(page: Page, name: string) {
  const class_id = crypto.randomUUID()
  const { code } = await callFrom(page, 'create_class', { class_id, name })
  return { class_id, code: String(code) }
}

test('a teacher who was invited by an address teaches the class too', async () => {
  const owner = await teacherCalled('Marie')
  const { class_id } = await newClass(owner, 'Class 10a')
  await owner.goto(`/class/${class_id}`)
  await owner.getByRole('button', { name: 'Invite a teacher' }).click()
  const address = await owner.getByLabel('Address of the invitation').inputValue()

  const second = await teacherCalled('Lise')
  await second.goto(address)
  await second.getByRole('button', { name: 'Teach this class' }).click()
  await second.getByRole('heading', { name: 'Class 10a' }).waitFor()
  await second.getByRole('button', { name: 'Give work' }).waitFor()
  await expectNoAxeViolations(second)
  await owner.reload()
  const listed = owner.getByRole('listitem').filter({ hasText: 'Lise' })
  await listed.getByRole('button', { name: 'Remove' }).click()
  await listed.waitFor({ state: 'detached' })
  await second.reload()
  await second.getByRole('heading', { name: 'Class 10a' }).waitFor({ state: 'detached' })
})

test('a colleague without an account signs up by the form and finds the invitation there', async () => {
  const owner = await teacherCalled('Marie')
  const { class_id } = await newClass(owner, 'Class 10b')
  const { code } = await callFrom(owner, 'invite_teacher', { class_id })
  const colleague = await visit(`/classes?teach=${String(code)}`)
  await colleague.getByText('A colleague invites you to teach a class.').waitFor()
  await colleague.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await colleague.getByRole('tab', { name: 'Sign Up' }).click()
  await colleague.getByLabel('Email').fill(newAddress())
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await colleague.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await colleague.getByRole('button', { name: 'Sign Up' }).click()
  await colleague.getByRole('button', { name: 'Teach this class' }).click()
  await colleague.getByRole('heading', { name: 'Class 10b' }).waitFor()
})

test('what went wrong in a class game about a later topic becomes homework with hints', async () => {
  const host = await teacherCalled('Irène')
  const { code } = await newClass(host, 'Class 11c')
  const set = await saveSet(host, 'Rates and Acids', LATER)
  await host.goto(`/host?set=${set}`)
  await host.getByLabel('Time for a question').selectOption('No limit')
  await host.getByRole('button', { name: 'Open the Lobby' }).click()
  const pin = (await host.getByText(/^[A-Z]{6}$/).textContent()) ?? ''
  const player = await visit(`/play?pin=${pin}`, { viewport: windows.phone })
  await player.getByLabel('Your name').fill('Ada')
  await player.getByRole('button', { name: 'Join the Game' }).click()
  await host.getByText('1 player has joined.').waitFor()
  await host.getByRole('button', { name: 'Start' }).click()
  await player.getByText('Why does marble react faster').waitFor()
  await player.keyboard.press('a')
  await host.getByRole('button', { name: 'Next Question' }).click()
  await player.getByText('Which of these is a strong acid').waitFor()
  await player.keyboard.press('a')
  await host.getByRole('button', { name: 'Show the Podium' }).click()
  await host.getByText('2 questions went wrong.').waitFor()
  const [table] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('button', { name: 'Save as a table (CSV)' }).click(),
  ])
  const [, first = '', second = '', end] = (await readFile(await table.path(), 'utf8')).split(
    '\r\n',
  )
  expect([first.slice(0, 13), second.slice(0, 13), end]).toEqual([
    '1,ge-e50.1.7,',
    '2,ch-e44.1.7,',
    '',
  ])
  await host.getByLabel('For', { exact: true }).selectOption('Class 11c')
  await host.getByRole('button', { name: 'Make a set of what went wrong' }).click()
  await host.getByRole('button', { name: 'Give to the class' }).click()
  await host.getByText('0 of 0 started, 0 finished').waitFor()

  const pupil = await visit(`/join?code=${code}`, { viewport: windows.phone })
  await pupil.getByLabel('Your nickname').fill('Ada')
  await pupil.getByRole('button', { name: 'Join', exact: true }).click()
  await pupil.getByRole('link', { name: 'To my class' }).click()
  await pupil.getByRole('link', { name: 'Start' }).click()
  await pupil.getByText('Why does marble react faster').waitFor()
  await answer(pupil, 0)
  await pupil.getByText('Not right yet. You have one more try.').waitFor()
  await expectNoAxeViolations(pupil)
  expect(await sidewaysOverflow(pupil)).toBe(0)
  await answer(pupil, 2)
  await pupil.getByRole('region', { name: 'Explanation' }).waitFor()
  await pupil.keyboard.press('n')
  await pupil.getByText('Which of these is a strong acid').waitFor()
  await answer(pupil, 0)
  await pupil.getByRole('button', { name: 'Show the answer' }).click()
  await pupil.getByText('Not quite. The answer is').waitFor()
  expect(await pupil.getByText('The time was over.').count()).toBe(0)
  await pupil.getByRole('button', { name: 'Next', exact: true }).click()
  await pupil.getByRole('heading', { name: 'Set complete' }).waitFor()

  await host.getByRole('link', { name: 'Report' }).click()
  await host.getByText('Why does marble react faster').waitFor()
})

async function answer(page: Page, option: number): Promise<void> {
  await page.locator('label:has(input[name=option])').nth(option).click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
}
