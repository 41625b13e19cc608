import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectAccessible, expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, PASSWORD, signIn, signUp } from './support/account/accounts.ts'
import { shownCode } from './support/account/authenticator.ts'
import { callFrom } from './support/calls.ts'
import {
  holdScripts,
  startJourneys,
  untilAlive,
  untilFormIsReady,
  windows,
  untilQuestion,
} from './support/journey.ts'
import { easyAtoms, optionsOnly, usedBrowser } from './support/visitors.ts'

const { arrive, visit } = startJourneys()
const origin = inject('origin')

const SMALLEST = { width: 320, height: 640 }
/** The right option of the question `as-e1.1.k3f9`. */
const RIGHT = 0

/** The browser itself says in its console that a call was refused. */
const REFUSED = [/status of 4\d\d/]

/** The screens that are others with an account, with a text that is there when they are complete. */
const accountScreens = [
  ['/dashboard', 'Your Progress'],
  ['/dashboard/settings', 'This device'],
  ['/leaderboard', /You have no XP this season yet|The podium is still empty/],
  ['/auth', 'You are signed in'],
  ['/dashboard/profile', 'Questions Answered'],
] as const

test('a guest asks the server nothing and loads nothing of accounts', async () => {
  const page = await arrive({ stored: usedBrowser })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/dashboard', '/dashboard/questions', '/leaderboard', '/auth']) {
    // One screen after the other: they share the page.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await untilAlive(page)
  }
  expect(
    asked.filter((path) =>
      /^\/api\/|account-code|auth-actions|assets\/(session|schemas)-[\w-]{8}\./.test(path),
    ),
  ).toEqual([])
})

test('sign up, practice, reload: the account keeps it; signing out brings the guest back', async () => {
  const address = newAddress()
  const page = await visit('/auth', {
    stored: { name: 'Marie Curie', preferences: easyAtoms },
    viewport: windows.laptop,
  })
  await signUpByScreen(page, address)
  await page.getByText('You are now signed in.').waitFor()
  await page.getByRole('heading', { name: /Marie Curie/ }).waitFor()
  await page.getByRole('heading', { name: 'Your Progress' }).waitFor()
  await page.goto('/dashboard/questions')
  await answerFirstOption(page)
  await page.getByText(/^(\+10|0|−10) XP$|^Counted/).waitFor()
  await footerSays(page, 'Attempted 1')
  await page.reload()
  await footerSays(page, 'Attempted 1')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await footerSays(page, 'Attempted 0')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Session Progress' }).waitFor()
  // By the last one the browser is known when its owner comes back.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['dev'])
})

test('an answer given just before signing out is kept', { tags: 'long' }, async () => {
  const page = await join('/dashboard/questions')
  await untilQuestion(page)
  let isSaved = false
  await page.route('**/api/add_bookmark', async (route) => {
    const response = await route.fetch()
    await setTimeout(500)
    isSaved = true
    await route.fulfill({ response })
  })
  const left = page.waitForRequest('**/api/sign_out')
  await page.getByRole('button', { name: 'Bookmark this question' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await left
  expect(isSaved).toBe(true)
  await page.getByText('What you do from now on stays in this browser.').waitFor()
})

test(
  'a new user sees the name that others will see, and may choose another or none',
  { tags: 'long' },
  async () => {
    const page = await visit('/auth', {
      stored: { name: 'Marie Curie' },
      viewport: windows.laptop,
      expected: REFUSED,
    })
    await untilFormIsReady(page)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    const name = page.getByLabel('Name that others see')
    expect(await name.inputValue()).toBe('Marie Curie')
    await name.fill('Support')
    const address = newAddress()
    await fillIn(page, address)
    await submit(page)
    await page.locator('[name=name]:focus').waitFor()
    await page.getByText('This name could be taken for a teacher').waitFor()
    await name.fill('')
    await submit(page)
    await page.waitForURL('**/dashboard')
    // A pleasant name of an adjective and an element, cut where the header has no room.
    expect(await page.getByTitle('Profile').innerText()).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+/)
  },
)

test('in an account a name that could be taken for us is refused with the reason', async () => {
  const page = await join('/dashboard/profile', { expected: REFUSED })
  await untilAlive(page)
  await page.getByText('Questions Answered').waitFor()
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('Your name').fill('Admin')
  await page.keyboard.press('Enter')
  await page.getByText('This name could be taken for a teacher').waitFor()
})

test(
  'a second browser sees progress, settings, bookmarks and the name live',
  { tags: 'long' },
  async () => {
    const address = newAddress()
    const first = await arrive({
      stored: { name: '', preferences: optionsOnly },
      viewport: windows.laptop,
    })
    await signUp(first, origin, address)
    const second = await arrive({
      stored: { name: '', preferences: optionsOnly },
      viewport: windows.laptop,
    })
    await signIn(second, origin, address)

    await second.goto('/dashboard/settings')
    await first.goto('/dashboard/settings')
    await Promise.all([first, second].map(untilFormIsReady))
    await second.getByText('This device').waitFor()
    await first.getByRole('radio', { name: /^Hard/ }).check()
    await expectSoon(() => second.getByRole('radio', { name: /^Hard/ }).isChecked(), true)

    await first.getByLabel('Display name').fill('Ada Lovelace')
    await first.getByRole('button', { name: 'Save' }).click()
    await second.getByRole('banner').getByText('Ada Lovelace').waitFor()

    await second.goto('/dashboard/bookmarks')
    await second.getByRole('heading', { name: 'No bookmarks yet' }).waitFor()
    await first.goto('/dashboard/questions')
    await first.getByRole('button', { name: 'Bookmark this question' }).click()
    await second.getByRole('heading', { name: 'Saved Questions (1)' }).waitFor()
    await second.getByRole('button', { name: /^Remove bookmark/ }).click()
    await first.getByRole('button', { name: 'Bookmark this question' }).waitFor()

    await second.goto('/dashboard/profile')
    await second.getByText('Questions Answered').waitFor()
    await answerFirstOption(first)
    await expectSoon(() => figure(second, 'Questions Answered'), '1')
  },
)

test(
  'guest data comes along on request and leaves the browser, except the ticks of articles',
  { tags: 'long' },
  async () => {
    const page = await arrive({ stored: usedBrowser, viewport: windows.laptop })
    // The screen shows the new data although no server reports it.
    await page.routeWebSocket(/\/api\/live$/, () => undefined)
    await page.route('**/api/live/*', () => undefined)
    await signUp(page, origin, newAddress())
    await page.goto('/dashboard')
    const dialog = page.getByRole('dialog', { name: 'Add your guest progress and bookmarks?' })
    await dialog.getByText('you have 3 answers, 1 bookmark, and 2 starred elements').waitFor()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Add to account' }).click()
    await page.getByText('Everything is now in your account.').waitFor()
    await page.getByText('1 saved').waitFor()
    await page.goto('/dashboard/profile')
    await expectSoon(() => figure(page, 'Questions Answered'), '3')
    expect(await figure(page, 'Bookmarked')).toBe('1')
    const kept = await page.evaluate(() => localStorage.getItem('periodic-wizard.bookmarks'))
    expect(JSON.parse(kept ?? '')).toEqual({
      version: 1,
      value: {
        elements: [],
        questions: [{ id: 'zz-h99.9.zz', bookmarkedAt: expect.any(Number) }],
        articlesRead: ['what-is-an-atom'],
      },
    })
    await page.reload()
    await expectSoon(() => figure(page, 'Questions Answered'), '3')
    expect(await dialog.count()).toBe(0)
  },
)

test(
  'all of 6,000 answers come along, cut off in the middle, and those of a second browser',
  { tags: 'long' },
  async () => {
    const address = newAddress()
    const page = await arrive({
      stored: { name: 'Marie Curie', 'offline-progress': manyAnswers(2000, 4000, 0) },
      expected: [/Failed to load resource|ERR_|failed: /],
    })
    await signUp(page, origin, address)
    // The connection breaks after some parts.
    let parts = 0
    await page.route('**/api/bring_guest_data', (route) => {
      parts += 1
      return parts > 8 ? route.abort('connectionfailed') : route.continue()
    })
    await page.goto('/dashboard')
    const dialog = page.getByRole('dialog', { name: 'Add your guest progress and bookmarks?' })
    await dialog.getByRole('button', { name: 'Add to account' }).click()
    await dialog.getByText(/answers are still on their way to your account/).waitFor()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Go on meanwhile' }).click()
    await expectSoon(() => Promise.resolve(parts > 8), true)
    expect(await answersKnown(page)).toBeLessThan(6000)

    // The page is closed. It goes on by itself when it is opened again.
    await page.goto('about:blank')
    await page.unroute('**/api/bring_guest_data')
    await page.goto('/dashboard/settings')
    await page.getByText('Everything is now in your account.').waitFor()
    expect(await page.getByText('This browser still has').count()).toBe(0)
    expect(await answersKnown(page)).toBe(6000)

    const other = await arrive({
      stored: { name: 'Marie Curie', 'offline-progress': manyAnswers(500, 1500, 30_000) },
    })
    await signIn(other, origin, address)
    await other.goto('/dashboard')
    await other
      .getByRole('dialog', { name: 'Add your guest progress and bookmarks?' })
      .getByRole('button', { name: 'Add to account' })
      .click()
    await other.getByText('Everything is now in your account.').waitFor()
    expect(await answersKnown(other)).toBe(8000)
  },
)

test(
  'a guest who would rather not is not asked again; Settings still offers it',
  { tags: 'long' },
  async () => {
    const page = await join('/dashboard', { stored: usedBrowser })
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.goto('/dashboard/settings')
    await page.getByText('This browser still has 3 answers').waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Your Progress' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Marie Curie' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Add to account...' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Add to account' }).press('Enter')
    await page.getByText('Everything is now in your account.').waitFor()
    await untilFocusOn(page, 'Settings')
    expect(await page.getByText('This browser still has').count()).toBe(0)
  },
)

test(
  'an answer without a connection is kept over a reload and counted once when it is back',
  { tags: 'long' },
  async () => {
    const page = await join('/dashboard/questions', {
      expected: [/Failed to load resource|ERR_|failed: /],
    })
    await untilQuestion(page)
    await page.route('**/api/answer_practice_question', (route) => route.abort('connectionfailed'))
    await answerFirstOption(page)
    await page.getByText('Connection Issue').waitFor()
    await page.getByText('Your answer was recorded locally').waitFor()
    await page.getByText('Waits for the connection, then it counts').waitFor()
    await footerSays(page, 'Attempted 0')
    await page.reload()
    await footerSays(page, 'Attempted 0')
    await page.unroute('**/api/answer_practice_question')
    await footerSays(page, 'Attempted 1')
    await page.reload()
    await footerSays(page, 'Attempted 1')
  },
)

test(
  'without a connection practice goes on and says when it counts',
  { tags: 'long' },
  async () => {
    const page = await join('/dashboard/questions', {
      expected: [/Failed to load resource|ERR_|failed: |WebSocket/],
    })
    await answerFirstOption(page)
    await page.getByText(/XP$|^Counted/).waitFor()
    await page.route('**/api/**', (route) => route.abort('connectionfailed'))
    const note = page.getByText('There is no connection. Your answer is kept here')
    for (let questions = 0; questions < 12 && (await note.count()) === 0; questions += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole('button', { name: 'Next' }).first().click()
      // oxlint-disable-next-line no-await-in-loop
      await untilQuestion(page)
    }
    await note.waitFor()
    await answerFirstOption(page)
    await footerSays(page, 'Attempted 2')
  },
)

test(
  'while an account cannot be reached, Home, Today and Profile say so and invent nothing',
  { tags: 'long' },
  async () => {
    const page = await arrive({
      viewport: windows.laptop,
      stored: { name: 'Guest of before' },
      expected: [/Failed to load resource|ERR_|failed: |WebSocket/],
    })
    await signUp(page, origin, newAddress(), 'Marie Curie')
    await page.route('**/api/**', (route) => route.abort('connectionfailed'))
    const isMissing = page.getByRole('heading', { name: 'No connection to your account' })
    await page.goto('/dashboard')
    await isMissing.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Good \w+$/)
    expect(await page.getByText(/0%|0 s|0 saved/).count()).toBe(0)
    await expectAccessible(page)

    await page.goto('/dashboard/today')
    await isMissing.waitFor()
    expect(await page.getByText('A first session').count()).toBe(0)
    await expectAccessible(page)

    await page.goto('/dashboard/profile')
    await isMissing.waitFor()
    expect(await page.getByRole('term').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Change name' }).count()).toBe(0)
    await expectAccessible(page)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Change name' }).waitFor()
    await page.getByRole('main').getByText('Marie Curie').waitFor()
    expect(await isMissing.count()).toBe(0)
  },
)

test(
  'while an account is on its way, Home and Profile keep room for it',
  { tags: 'long' },
  async () => {
    const page = await join('/about', { stored: { name: '' } })
    for (const path of ['/dashboard', '/dashboard/profile']) {
      // oxlint-disable-next-line no-await-in-loop
      const letGo = await holdScripts(page, '**/assets/account-code-*')
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(path)
      // oxlint-disable-next-line no-await-in-loop
      await untilAlive(page)
      const figures = page.getByRole('main').locator('dl')
      // oxlint-disable-next-line no-await-in-loop
      expect([await figures.count(), await figures.isVisible()]).toEqual([1, false])
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.getByRole('button', { name: 'Change name' }).count()).toBe(0)
      // oxlint-disable-next-line no-await-in-loop
      await letGo()
      // oxlint-disable-next-line no-await-in-loop
      await figures.waitFor()
    }
  },
)

test(
  'a star set before the account has loaded survives a reload and reaches the account',
  { tags: 'long' },
  async () => {
    const page = await join('/about', {
      expected: [/Failed to load resource|ERR_|failed: |WebSocket/],
    })
    await page.route('**/api/**', (route) => route.abort('connectionfailed'))
    await page.goto('/dashboard/periodic-table/Fe')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Star Iron' }).click()
    await page.reload()
    const star = page.getByRole('button', { name: 'Iron is starred' })
    await star.waitFor()
    const isSaved = page.waitForResponse('**/api/add_bookmark')
    await page.unroute('**/api/**')
    await isSaved
    await star.waitFor()
    await expectSoon(
      () => page.evaluate(() => localStorage.getItem('periodic-wizard.bookmarks.early')),
      null,
    )
    await page.goto('/dashboard/bookmarks')
    await page.getByRole('link', { name: /Iron/ }).waitFor()
  },
)

test(
  'bookmarks that were removed in an account do not stay on the screen when it is left',
  { tags: 'long' },
  async () => {
    const page = await join('/dashboard/questions')
    await page.getByRole('button', { name: 'Bookmark this question' }).click()
    await page.getByRole('button', { name: 'Remove bookmark' }).waitFor()
    await page.goto('/dashboard/bookmarks')
    await page.getByRole('button', { name: /^Remove bookmark/ }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('heading', { name: 'No bookmarks yet' }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  },
)

test(
  'of an account with more answers than are listed, the server counts the days and kinds',
  { tags: 'long' },
  async () => {
    const page = await join('/about', { expected: [/Failed to load resource|ERR_|failed: /] })
    const answered_at = new Date().toISOString()
    const brought = await page.request.post('/api/bring_guest_data', {
      headers: { origin },
      data: {
        import_id: '11111111-1111-4111-8111-111111111111',
        progress: {
          correct_answers: 6,
          incorrect_answers: 4,
          total_time_spent: 60,
          best_streak: 3,
        },
        questions: [],
        elements: [],
        answers: ['as-e1.1.1', 'as-e1.1.2'].map((question_id) => ({
          question_id,
          selected_answer: 1,
          time_spent: 2,
          answered_at,
        })),
      },
    })
    expect(brought.status()).toBe(200)
    await page.route('**/api/get_practice_summary', (route) => route.abort('connectionfailed'))
    await page.goto('/dashboard/progress')
    const days = page.getByRole('region', { name: 'Days of Practice' })
    await days.getByText('Counting your answers...').waitFor()
    await days.getByText('Only your latest 2 answers are counted here.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/get_practice_summary')
    await days.getByRole('button', { name: 'Try again' }).click()
    await days.getByText('Only your latest').waitFor({ state: 'detached' })
    await days.getByRole('group', { name: /you practiced on 1 of \d+ days/ }).waitFor()
    expect(await figure(page, 'Questions per Day')).toBe('2')
    expect(await page.getByText('8 older answers count in the totals alone.').count()).toBe(2)
  },
)

test('a second try of an answer shows no XP, since it brings none', { tags: 'long' }, async () => {
  const page = await join('/dashboard/questions')
  await answerFirstOption(page)
  const receipt = page.getByText(/^(\+10|0|−10) XP$|gives no XP\.$/)
  await receipt.waitFor()
  await page.keyboard.press('n')
  await page.getByText('2 of 2').waitFor()
  await page.keyboard.press('p')
  await page.getByText('1 of 2').waitFor()
  await answerFirstOption(page)
  expect(await receipt.count()).toBe(0)
  await page.keyboard.press('n')
  await page.getByText('2 of 2').waitFor()
  await answerFirstOption(page)
  await receipt.waitFor()
})

test('Q50 hints and the second try of an account are kept, and count the answer once', async () => {
  const page = await join('/dashboard/questions?question=ge-h21.1.3')
  await page.getByRole('button', { name: 'Bookmark this question' }).click()
  await page.getByRole('button', { name: 'Remove bookmark' }).waitFor()
  await page.goto('/dashboard/bookmarks')
  await page.getByRole('link', { name: 'Answer again' }).click()
  await page.getByRole('button', { name: 'Hint (3 left)' }).click()
  await page.getByLabel('Your answer').fill('105 g')
  await page.keyboard.press('Enter')
  await page.getByText('The reactant that runs out first decides how much forms.').waitFor()
  await page.getByLabel('Your answer').fill('47.9 g')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Right on the second try.' }).waitFor()
  await footerSays(page, 'Attempted 1')
  await page.goto('/dashboard/progress')
  await page.getByText('second try correct').waitFor()
  await page.reload()
  await page.getByText('second try correct').waitFor()
  expect(await figure(page, 'Questions per Day')).toBe('1')
})

test('an error stands at its field, in the words of the product', async () => {
  const page = await visit('/auth', { stored: { name: '' }, expected: REFUSED })
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await toast(page, 'Email Required', 'Please enter your email address to reset your password.')
  expect(
    await page
      .getByLabel('Email', { exact: true })
      .evaluate((input) => input === document.activeElement),
  ).toBe(true)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email', { exact: true }).fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByLabel('Confirm password', { exact: true }).fill('passw0rd')
  await submit(page)
  await toast(page, 'Password Mismatch', 'The passwords do not match.')
  await page.getByLabel('Confirm password', { exact: true }).fill('password')
  await submit(page)
  await page.getByText('Sign-up Failed').waitFor()
  const field = page.getByLabel('Password', { exact: true })
  const note = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id='${note}']`).innerText()).not.toBe('')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await expectNoAxeViolations(page)
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await submit(page)
  await toast(page, 'Sign-in Failed', 'The email address or password is incorrect.')
})

test(
  'after a refusal the focus is where it was, or in the first field that is wrong',
  { tags: 'long' },
  async () => {
    const page = await visit('/auth', { stored: { name: '' }, expected: REFUSED })
    await untilFormIsReady(page)
    await page.getByLabel('Email', { exact: true }).fill(newAddress())
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.keyboard.press('Enter')
    await toast(page, 'Sign-in Failed', 'The email address or password is incorrect.')
    await page.locator('[name=password]:focus').waitFor()

    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Password', { exact: true }).fill('password')
    await page.getByLabel('Confirm password', { exact: true }).fill('password')
    await page.keyboard.press('Enter')
    await page.getByText('Sign-up Failed').waitFor()
    await page.locator('[name=password]:focus').waitFor()
  },
)

test('Google says so where it is not set up', { tags: 'long' }, async () => {
  const page = await visit('/auth', { stored: { name: '' }, expected: [/status of 503/] })
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByText('Google Sign-in Failed').waitFor()
})

test('a guest who goes on comes back to where they were', { tags: 'long' }, async () => {
  const page = await visit('/dashboard/multiplayer', { stored: { name: '' } })
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.waitForURL('**/dashboard/multiplayer')
})

test('a guest who comes by a link that has expired goes on to the dashboard', async () => {
  const page = await visit('/auth?problem=link', { stored: { name: '' } })
  await page.getByText('This link has expired or was already used.').waitFor()
  await page.waitForURL('**/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.waitForURL('**/dashboard')
})

test('A23 the link of a mail sets a new password, and its secret leaves the address bar', async () => {
  const page = await visit('/update-password#token=not-a-real-token-at-all', {
    stored: { name: '' },
    expected: REFUSED,
  })
  await untilFormIsReady(page)
  expect(page.url()).toMatch(/\/update-password$/)
  await submit(page)
  await toast(page, 'Password Required', 'Please enter a new password.')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await submit(page)
  await toast(page, 'Password Mismatch', 'The passwords you entered do not match.')
  await page.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD)
  await submit(page)
  await page.getByText('Update Failed').waitFor()
  await page.locator('[type=submit]:focus').waitFor()
  await expectNoAxeViolations(page)
})

test(
  'the rankings show the user’s own row, and the account can be exported and deleted',
  { tags: 'long' },
  async () => {
    const page = await join('/leaderboard', { stored: { name: 'Dmitri' }, expected: REFUSED })
    await page
      .getByText('You have no XP this season yet.')
      .or(page.getByText('The podium is still empty'))
      .waitFor()
    await page.goto('/dashboard/questions')
    await gainXp(page)
    await page.goto('/leaderboard')
    await page.getByRole('heading', { name: 'Season Rankings' }).waitFor()
    const own = page.getByRole('row', { name: /Dmitri\s*You/ })
    await own.waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Rank',
      'Player',
      'XP',
      'Report',
    ])
    await expectNoAxeViolations(page)

    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Export account...' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    const confirm = dialog.getByRole('button', { name: 'Export', exact: true })
    await confirm.press('Enter')
    await dialog.getByText('The password is incorrect.').waitFor()
    const password = dialog.getByLabel('Password', { exact: true })
    expect(await password.evaluate((field) => field.matches(':focus'))).toBe(true)
    await password.fill(PASSWORD)
    const [file] = await Promise.all([page.waitForEvent('download'), confirm.click()])
    expect(file.suggestedFilename()).toMatch(/^periodic-wizard-account-\d{4}-\d\d-\d\d\.json$/)

    await page.getByRole('button', { name: 'Delete account...' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByText('Please type DELETE.').waitFor()
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.getByText('Account Deleted').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  },
)

test(
  'rankings that are left open over the end of a month show the new season by themselves',
  { tags: 'long' },
  async () => {
    const page = await arrive({ viewport: windows.laptop, stored: { name: '' } })
    await signUp(page, origin, newAddress())
    const [may, june, july] = [season(5), season(6), season(7)]
    const over = Promise.withResolvers<undefined>()
    let isJuly = false
    await page.route('**/api/list_seasons', async (route) => {
      if (isJuly) await over.promise
      await route.fulfill(
        isJuly
          ? { json: { seasons: [july, june, may] }, headers: { date: utc('2031-07-01T00:00:00Z') } }
          : { json: { seasons: [june, may] }, headers: { date: utc('2031-06-30T23:59:57Z') } },
      )
    })
    await page.route('**/api/get_leaderboard', async (route) => {
      const json = { season: isJuly ? july : june, standings: [], own: null, players: 0 }
      await route.fulfill({ json, headers: { date: utc('2031-06-30T23:59:57Z') } })
    })
    await page.goto('/leaderboard')
    const seasons = page.getByRole('tablist', { name: 'Season' }).getByRole('tab')
    await expect.poll(() => seasons.allInnerTexts()).toEqual(['June 2031 (now)', 'May 2031'])
    isJuly = true
    // While the server is asked.
    await expect.poll(() => seasons.allInnerTexts()).toEqual(['June 2031', 'May 2031'])
    over.resolve(undefined)
    await expect
      .poll(() => seasons.allInnerTexts())
      .toEqual(['July 2031 (now)', 'June 2031', 'May 2031'])
    await page.getByText('The podium is still empty').waitFor()
  },
)

test(
  'the focus goes into the form for another password, to its errors, and back',
  { tags: 'long' },
  async () => {
    const page = await join('/dashboard/settings', { expected: REFUSED })
    const open = page.getByRole('button', { name: 'Change password...' })
    await open.press('Enter')
    await page.locator('[name=current]:focus').waitFor()
    await page.keyboard.type('wrong')
    for (const name of ['new', 'confirm']) {
      // oxlint-disable-next-line no-await-in-loop
      await page.locator(`[name=${name}]`).fill('cobalt-harbor-flute')
    }
    await page.keyboard.press('Enter')
    await page.locator('[name=current][aria-invalid=true]:focus').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await open.and(page.locator(':focus')).waitFor()
  },
)

test('one device signs the other out', { tags: 'long' }, async () => {
  const address = newAddress()
  const first = await arrive({ stored: { name: '' }, viewport: windows.laptop })
  await signUp(first, origin, address)
  const second = await arrive({ stored: { name: '' }, viewport: windows.laptop })
  await signIn(second, origin, address)
  await second.goto('/leaderboard')
  await second.getByRole('button', { name: 'Sign Out' }).waitFor()
  await first.goto('/dashboard/settings')
  await first.getByRole('button', { name: /^Sign out Chrome/ }).click()
  const dialog = first.getByRole('dialog', { name: 'Sign out this device?' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await second.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await first.getByRole('button', { name: /^Sign out Chrome/ }).waitFor({ state: 'detached' })
  await untilFocusOn(first, 'Devices')
})

test(
  'the screens of an account are accessible in both themes on the smallest phone',
  { tags: 'long' },
  async () => {
    const page = await join('/about', { viewport: SMALLEST })
    for (const [path, text] of accountScreens) {
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(path)
      // oxlint-disable-next-line no-await-in-loop
      await page.getByText(text).filter({ visible: true }).first().waitFor()
      // oxlint-disable-next-line no-await-in-loop
      await expectAccessible(page)
    }
  },
)

test(
  'the second step is turned on, asked for and turned off again, by keyboard',
  { tags: 'long' },
  async () => {
    const how = { stored: { name: '' }, viewport: SMALLEST, expected: REFUSED }
    const address = newAddress()
    const page = await arrive(how)
    await signUp(page, origin, address)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Turn on...' }).press('Enter')
    await page.getByRole('heading', { name: 'Turn on two-step sign-in?' }).waitFor()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: 'The key as a QR code' }).waitFor()
    await expectAccessible(page)
    const key = await dialog.locator('p[translate=no]').innerText()
    await dialog.getByLabel('Code from the app').focus()
    await page.keyboard.type('12345')
    await page.keyboard.press('Enter')
    await dialog.getByText('Please enter the six-digit code from the app.').waitFor()
    // The code of half a minute ago is taken too, and the one of now stays unused.
    await dialog.getByLabel('Code from the app').fill(shownCode(key, -1))
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Save these backup codes' }).waitFor()
    await expectAccessible(page)
    const codes = await dialog.getByRole('listitem').allInnerTexts()
    expect(codes.length).toBe(10)
    await dialog.getByRole('button', { name: 'I have saved them' }).press('Enter')
    await page.getByText('On: signing in asks for a code from your authenticator app').waitFor()

    const other = await visit('/auth', how)
    await enterPassword(other, address)
    await other.getByRole('heading', { name: 'One more step' }).waitFor()
    await expectAccessible(other)
    await other.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
    await other.keyboard.press('Enter')
    await other.getByText('Please enter the six-digit code from the app.').waitFor()
    await other.keyboard.press('ControlOrMeta+A')
    await other.keyboard.type(shownCode(key))
    await other.keyboard.press('Enter')
    await other.waitForURL('**/dashboard')

    const third = await visit('/auth', how)
    await enterPassword(third, address)
    await third.getByRole('button', { name: 'Use a backup code' }).press('Enter')
    await third.getByLabel('Backup code').fill('aaaaa-aaaaa')
    await third.keyboard.press('Enter')
    await third.getByText('This code is incorrect or was already used.').waitFor()
    await expectAccessible(third)
    // As after a change of the server's secret.
    const lost = { error: { code: 'second_factor_lost', message: '' } }
    await third.route(
      '**/api/verify_second_factor',
      (route) => route.fulfill({ status: 403, json: lost }),
      { times: 1 },
    )
    await third.keyboard.press('Enter')
    await third.getByText('Your codes can no longer be checked.').waitFor()
    await third.getByLabel('Backup code').fill(codes[0] ?? '')
    await third.keyboard.press('Enter')
    await third.waitForURL('**/dashboard')

    await untilFocusOn(page, 'Two-step sign-in')
    await page.getByRole('button', { name: 'Turn off...' }).press('Enter')
    await page.getByRole('heading', { name: 'Turn off two-step sign-in?' }).waitFor()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Turn on...' }).waitFor()
    await untilFocusOn(page, 'Two-step sign-in')
  },
)

/** Opens an address as a user with a new account. */
async function join(path: string, how: Parameters<typeof arrive>[0] = {}): Promise<Page> {
  const stored = { name: '', preferences: optionsOnly, ...how.stored }
  const page = await arrive({ viewport: windows.laptop, ...how, stored })
  const name = how.stored?.['name']
  await signUp(page, origin, newAddress(), typeof name === 'string' ? name : '')
  await page.goto(path)
  return page
}

/** As headers write it. */
function utc(instant: string): string {
  return new Date(instant).toUTCString()
}

/** A month of 2031. */
function season(month: number) {
  return {
    season_id: `2031-0${month}`,
    starts_at: new Date(Date.UTC(2031, month - 1)).toISOString(),
    ends_at: new Date(Date.UTC(2031, month)).toISOString(),
  }
}

async function signUpByScreen(page: Page, address: string): Promise<void> {
  await untilFormIsReady(page)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillIn(page, address)
  await submit(page)
  await page.waitForURL('**/dashboard')
}

async function fillIn(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
}

async function enterPassword(page: Page, address: string): Promise<void> {
  await untilFormIsReady(page)
  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await submit(page)
}

function submit(page: Page): Promise<void> {
  return page.locator('main form [type=submit]').click()
}

async function answerFirstOption(page: Page): Promise<void> {
  await page.locator('label:has([name=option])').first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
}

/** Answers, with the time that reading takes, until an answer is right: one in four is. */
async function gainXp(page: Page): Promise<void> {
  for (let questions = 0; questions < 40; questions += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('main p[aria-hidden]', { hasText: /^\s*(?:[4-9]|\d\d+) s$/ }).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await answerFirstOption(page)
    const receipt = page.getByText(/^(\+10|0|−10) XP$|^Counted/)
    // oxlint-disable-next-line no-await-in-loop
    if ((await receipt.innerText()) === '+10 XP') return
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: 'Next' }).first().click()
    // oxlint-disable-next-line no-await-in-loop
    await receipt.waitFor({ state: 'detached' })
  }
}

/** The line below a question, as `Attempted 1`. */
async function footerSays(page: Page, text: string): Promise<void> {
  const figures = page.locator('main footer dl')
  await expectSoon(
    async () => (await figures.innerText()).replaceAll('\n', ' ').includes(text),
    true,
  )
}

/** Waits until a heading has the focus, where keyboard users continue. */
function untilFocusOn(page: Page, heading: string): Promise<void> {
  return page.getByRole('heading', { name: heading }).and(page.locator(':focus')).waitFor()
}

function figure(page: Page, label: string): Promise<string> {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')
    .innerText()
}

async function toast(page: Page, title: string, description: string): Promise<void> {
  await page.getByRole('group', { name: title }).getByText(description).first().waitFor()
}

async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  await expect.poll(read).toEqual(expected)
}

/** The progress of a guest who has answered so many questions right, of which some are still listed. */
function manyAnswers(listed: number, short: number, shiftedMs: number) {
  const minutes = 60_000
  const first = Date.now() - 60 * 24 * 60 * minutes + shiftedMs
  const past = Array.from(
    { length: short },
    (_, index) => `as-e1.1.${(first + index * minutes).toString(36)};`,
  )
  const answers = Array.from({ length: listed }, (_, index) => ({
    questionId: 'as-e1.1.k3f9',
    selectedAnswer: RIGHT,
    isCorrect: true,
    timeSpent: 5,
    timestamp: first + (short + listed - index) * minutes,
  }))
  const all = listed + short
  return {
    totals: {
      totalAnswered: all,
      correctAnswers: all,
      incorrectAnswers: 0,
      totalTimeSpent: all * 5,
      currentStreak: all,
      bestStreak: all,
    },
    answers,
    savedAt: first,
    past: past.join(''),
  }
}

/** How many answers the server has folded for the user of a page. */
async function answersKnown(page: Page): Promise<number> {
  const { skills } = await callFrom(page, 'get_plan', {
    size: 1,
    enabled_categories: ['atomic-structure'],
    difficulty: 'easy',
    question_types: ['atomic-number'],
    local_day: Math.floor(Date.now() / 86_400_000),
  })
  const states = Array.isArray(skills) ? skills : []
  return states.reduce((sum, state) => sum + Number(Object(state).answered), 0)
}
