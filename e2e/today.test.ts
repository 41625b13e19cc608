import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { newAddress, signIn, signUp } from './support/account/accounts.ts'
import { startJourneys } from './support/journey.ts'
import { optionsOnly } from './support/visitors.ts'

const { arrive, visit } = startJourneys()

/** Chooses the first option, says how sure, and reads the explanation. */
async function answer(page: Page, how: 'I am sure' | 'not sure'): Promise<void> {
  await page.locator('label:has(input[name=option])').first().click()
  await page.getByRole('button', { name: `Submit, ${how}` }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

test('a guest begins a session, leaves it, goes on with it, and sees what it changed', async () => {
  const page = await visit('/dashboard/today', { stored: { name: '' } })
  await page.getByRole('heading', { name: 'A first session' }).waitFor()
  await page.getByRole('radio', { name: /^5 questions/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('New: you have all that it needs').waitFor()
  await answer(page, 'I am sure')
  await goOn(page)
  await page.getByText('Question 2 of 5').waitFor()
  const question = await page.locator('legend').first().textContent()

  await page.goto('/dashboard')
  await page.getByText('Go on with question 2 of 5').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Today' }).click()
  await page.getByRole('button', { name: 'Continue your session' }).click()
  await page.getByText('Question 2 of 5').waitFor()
  expect(await page.locator('legend').first().textContent()).toBe(question)
  for (const last of [2, 3, 4, 5]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(`Question ${last} of 5`).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await answer(page, 'not sure')
    // oxlint-disable-next-line no-await-in-loop
    await goOn(page)
  }
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
  await page.getByText(/of 5 right|None right this time|All 5 answers were right/).waitFor()

  await page.getByRole('link', { name: 'See your skills' }).click()
  await page.getByRole('heading', { name: 'At a Glance' }).waitFor()
  expect(await page.getByText(/^[1-5] of \d+ met$/).count()).toBeGreaterThan(0)
})

test('K27 K28 minutes end a session, which begins with the mistake of a sure learner', async () => {
  const now = new Date(2026, 2, 2, 9).getTime()
  const mistake = {
    questionId: 'as-m3.1.1',
    selectedAnswer: 0,
    isCorrect: false,
    isSure: true,
    timeSpent: 20,
    timestamp: now - 86_400_000,
  }
  const totals = {
    totalAnswered: 1,
    correctAnswers: 0,
    incorrectAnswers: 1,
    totalTimeSpent: 20,
    currentStreak: 0,
    bestStreak: 0,
  }
  const page = await arrive({
    stored: {
      preferences: optionsOnly,
      'offline-progress': { totals, answers: [mistake], savedAt: now },
    },
  })
  await page.clock.install({ time: now })
  await page.goto('/dashboard/today')
  await page.getByRole('radio', { name: '5 min', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Last time you were sure of another answer').waitFor()
  for (let place = 1; place <= 3; place += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(`Question ${place}, ${2 * (place - 1)} of 5 min`).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await page.clock.fastForward(120_000)
    // oxlint-disable-next-line no-await-in-loop
    await answer(page, 'not sure')
    // oxlint-disable-next-line no-await-in-loop
    await goOn(page)
  }
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
})

test('a check is left and gone on with, takes "I don\'t know", and leads on', async () => {
  const page = await visit('/dashboard/today')
  await page.getByRole('link', { name: 'Take the check' }).click()
  await page.getByRole('heading', { name: 'A check of what you know' }).waitFor()
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.getByText('Question 2 of 12').waitFor()
  const question = await page.locator('legend').first().textContent()
  await page.goto('/dashboard/today?check')
  await page.getByText('Question 2 of 12').waitFor()
  expect(await page.locator('legend').first().textContent()).toBe(question)
  await answer(page, 'not sure')
  await goOn(page)
  for (let place = 3; place <= 12; place += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(`Question ${place} of 12`).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: 'I don’t know' }).click()
  }
  await page.getByRole('heading', { name: 'That was the check' }).waitFor()
  await page.getByText(/You left 11 questions with “I don’t know”/).waitFor()
  // One answer is too few for an estimate.
  expect(await page.getByText(/A rough estimate/).count()).toBe(0)
  await page.getByRole('heading', { name: 'Today Begins With' }).waitFor()
  await page.goto('/dashboard/learn')
  await page.getByText(/^1 of \d+ met$/).waitFor()
})

test('by keyboard alone a question of one skill is answered, and the bookmark is set', async () => {
  const page = await visit('/dashboard/today?skill=isotopes')
  await page.getByText('You chose this').waitFor()
  await page.keyboard.press('b')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await page.keyboard.press('Shift+B')
  await page.getByRole('button', { name: 'Remove bookmark' }).waitFor()
  await page.keyboard.press('n')
  await page.getByText('Question 2 of 10').waitFor()
})

test('the answers of a user count, and the server chooses what comes next', async () => {
  const page = await visit('/auth')
  await signUp(page, inject('origin'), newAddress())
  await page.goto('/dashboard/today')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('New: you have all that it needs').waitFor()
  await answer(page, 'I am sure')
  await page.getByText(/^(\+10|0) XP$|^Counted/).waitFor()
  await goOn(page)
  await page.getByText('Question 2 of 12').waitFor()
  await page.goto('/dashboard/learn')
  await page.getByText(/^1 of \d+ met$/).waitFor()
})

test('the goal, the pause and the exam of a user are changed on one device and seen on the other', async () => {
  const [first, second] = [await visit('/auth'), await visit('/auth')]
  const address = newAddress()
  await signUp(first, inject('origin'), address)
  await signIn(second, inject('origin'), address)
  const today = await first.evaluate(() => new Date().toLocaleDateString('sv'))
  await first.goto('/dashboard/settings')
  await saved(first, () => first.getByRole('radio', { name: /^10 questions/ }).check())
  await saved(first, () => first.getByLabel('First day').fill(today))
  await first.goto('/dashboard/learn')
  await saved(first, () => first.getByLabel('Day of the exam').fill('2099-06-01'))

  await second.goto('/dashboard/today')
  await second.getByText('You have a pause today. Practice counts all the same.').waitFor()
  await second.goto('/dashboard/learn')
  await second.getByText(/^If you practiced nothing more/).waitFor()
  expect(await second.getByLabel('Day of the exam').inputValue()).toBe('2099-06-01')
  await saved(second, () => second.getByRole('button', { name: 'Remove', exact: true }).click())
  await second.goto('/dashboard/settings')
  await saved(second, () => second.getByRole('button', { name: 'End the pause' }).click())

  await first.goto('/dashboard/today')
  await first.getByText('0 of 10 questions of your goal for today.').waitFor()
  await first.goto('/dashboard/learn')
  await first.getByText('Optional. It changes no question').waitFor()
  expect(await first.getByLabel('Day of the exam').inputValue()).toBe('')
})

/** Changes a setting, and waits until the server has it. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) =>
    response.url().endsWith('/api/sync_user_data'),
  )
  await change()
  await answered
}

test('a guest who knows a skill writes the answer, which is judged and kept', async () => {
  const now = Date.now()
  const answers = Array.from({ length: 12 }, (_, index) => ({
    questionId: `as-h1.1.k${index + 10}`,
    selectedAnswer: 0,
    isCorrect: true,
    timeSpent: 20,
    timestamp: now - index * 60_000,
  }))
  const page = await visit('/dashboard/today?skill=average-mass', {
    stored: {
      preferences: { ...optionsOnly, difficulty: 'hard', answerKindsOff: [] },
      'offline-progress': {
        totals: {
          totalAnswered: 12,
          correctAnswers: 12,
          incorrectAnswers: 0,
          totalTimeSpent: 240,
          currentStreak: 12,
          bestStreak: 12,
        },
        answers,
        savedAt: now,
      },
    },
  })
  const field = page.locator('main input[type=text], main input:not([type])').first()
  await field.fill('no number')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('region', { name: 'Explanation' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Hint/ }).click()
  await page.getByRole('group', { name: 'Hints' }).getByRole('listitem').waitFor()
  await field.fill('1')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByText('Not quite. You can try once more.').waitFor()
  await page.reload()
  await page.getByRole('group', { name: 'Hints' }).getByRole('listitem').waitFor()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  expect(await page.getByText('How sure are you?').count()).toBe(0)
})

test('K11 each day of the forecast is a button that shows its skills, each a way into practice', async () => {
  const now = Date.now()
  const answers = [0, 1, 2, 3].map((seed) => ({
    questionId: `as-m3.1.${seed}`,
    selectedAnswer: 0,
    isCorrect: seed > 0,
    timeSpent: 20,
    timestamp: now - 20 * 86_400_000 - seed * 60_000,
  }))
  const totals = {
    totalAnswered: 4,
    correctAnswers: 3,
    incorrectAnswers: 1,
    totalTimeSpent: 80,
    currentStreak: 0,
    bestStreak: 3,
  }
  const page = await visit('/dashboard/learn', {
    stored: { preferences: optionsOnly, 'offline-progress': { totals, answers, savedAt: now } },
  })
  const days = page.getByRole('toolbar', { name: 'Days' })
  const today = days.getByRole('button', { name: /^Today, .*: 1 skill due$/ })
  await today.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Due on / }).waitFor()
  await page.getByText('Nothing on this day.').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Due Today' }).waitFor()
  await page.getByRole('link', { name: /^Practice Recognize isotopes/ }).click()
  await page.getByText('You chose this').waitFor()
})

test('K22 a skill without options is practiced from its page, by made answers', async () => {
  const page = await visit('/dashboard/learn?skill=concentration')
  await page.getByRole('heading', { name: 'An Example' }).waitFor()
  await page.getByRole('link', { name: 'Practice this' }).click()
  await page.getByText('You chose this').waitFor()
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  expect(await page.locator('input[name=option]').count()).toBe(0)
})

test('Q50 a problem in parts is tried again from its first wrong part, which does not show its answer before', async () => {
  const now = Date.now()
  const asked = {
    questionId: 'bo-m71.1.3',
    reason: { kind: 'least-known' },
    chosen: 'Ca2+|S2+|CaS|calcium sulfide',
    isAnswered: false,
  }
  const page = await visit('/dashboard/today', {
    stored: {
      today: {
        owner: 'guest',
        about: { kind: 'plan' },
        size: 1,
        startedAt: now,
        openedAt: now,
        asked: [asked],
      },
    },
  })
  await page.getByRole('button', { name: 'Continue your session' }).click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByText('Not quite. You can try once more.').waitFor()
  await page.getByText('Part b of 4').waitFor()
  expect(await page.getByText('S²⁻').count()).toBe(0)
})
