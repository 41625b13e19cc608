/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { startJourneys } from './support/journey.ts'
import { newcomer } from './support/newcomer.ts'
import { easyAtoms, QUESTION } from './support/visitors.ts'

const { arrive } = startJourneys()

const PHONE = { width: 390, height: 844 }
/** No way of a newcomer takes longer. */
const MAX_SECONDS = 20
/** Nor more taps. */
const MAX_TAPS = 4
const DAY_MS = 86_400_000

type Walk = ReturnType<typeof newcomer>
type Task = readonly [
  what: string,
  who: 'guest' | 'user',
  go: (page: Page, walk: Walk) => Promise<void>,
]

const tasks: readonly Task[] = [
  [
    'find an article on catalysts from practice',
    'guest',
    async (page, walk) => {
      await page.goto('/dashboard/questions')
      await walk.tap(place(page, 'Articles'))
      await walk.read(page.getByRole('heading', { name: 'Blogs' }))
      await walk.type(page.getByRole('searchbox'), 'catalyst')
      await walk.tap(page.getByRole('link', { name: /^How Do Catalysts Work/ }))
      await walk.read(page.getByRole('heading', { level: 1, name: /^How Do Catalysts Work/ }))
    },
  ],
  [
    'practice bonding',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.read(page.getByRole('link', { name: 'Practice now' }))
      await walk.tap(page.getByRole('link', { name: 'Practice now' }))
      await walk.read(page.getByRole('radio').first())
      await walk.tap(page.getByText('as in your settings', { exact: true }))
      await walk.tap(page.getByRole('link', { name: 'Chemical Bonding' }))
      await walk.read(page.getByText('Only questions about Chemical Bonding.'))
    },
  ],
  [
    'find the mistakes of last week',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'You'))
      await walk.tap(page.getByRole('link', { name: 'View Progress' }))
      await walk.read(page.getByRole('heading', { name: 'Progress', exact: true }))
      await walk.tap(page.getByRole('link', { name: 'Days and mistakes' }))
      await walk.tap(page.getByRole('button', { name: /1 answer, 0 correct/ }))
      await walk.read(page.getByRole('list', { name: 'Go on from this day' }))
    },
  ],
  [
    'challenge a friend',
    'user',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'Play'))
      await walk.tap(page.getByRole('link', { name: 'Play a friend' }))
      await walk.read(page.getByRole('heading', { name: 'Play a Friend' }))
      await walk.tap(page.getByRole('button', { name: 'Invite a Friend' }))
      await walk.read(page.getByRole('heading', { name: 'Waiting for Your Friend' }))
    },
  ],
  [
    'learn as a guest what a match with a friend needs',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'Play'))
      await walk.read(page.getByRole('heading', { name: 'Authentication Required' }))
      await walk.tap(page.getByRole('main').getByRole('link', { name: 'Sign In' }))
      await walk.read(page.getByRole('heading', { name: 'Welcome', exact: true }))
    },
  ],
  [
    'change the theme',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(page.getByRole('button', { name: 'Switch to light theme' }))
      await walk.read(page.locator('html.light'))
    },
  ],
  [
    'find the boiling point of bromine',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'Table'))
      await walk.read(page.getByRole('heading', { name: 'Periodic Table' }))
      await walk.type(page.getByRole('searchbox'), 'bromine')
      await page.getByRole('searchbox').press('Enter')
      await walk.read(
        page.getByRole('region', { name: 'Element Details' }).getByText('Boiling point'),
      )
    },
  ],
  [
    'find the melting point of gallium',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'Table'))
      await walk.read(page.getByRole('heading', { name: 'Periodic Table' }))
      await walk.tap(page.getByRole('button', { name: /^31 Ga Gallium/ }))
      await walk.read(
        page.getByRole('region', { name: 'Element Details' }).getByText('Melting point'),
      )
    },
  ],
  [
    'turn XP off',
    'user',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'You'))
      await walk.read(page.getByRole('heading', { name: 'Profile' }))
      await walk.tap(page.getByRole('link', { name: 'Open Settings' }))
      await walk.tap(page.getByRole('link', { name: 'Practice', exact: true }).last())
      await walk.read(page.getByText(/^Hides streaks, XP, ranks and goals/))
      await walk.tap(page.getByText('Quiet practice', { exact: true }))
      await page.getByRole('switch', { name: 'Quiet practice', checked: true }).waitFor()
    },
  ],
  [
    'find what was bookmarked',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'You'))
      await walk.read(page.getByRole('heading', { name: 'Profile' }))
      await walk.tap(page.getByRole('main').getByRole('link', { name: 'Bookmarks' }))
      await walk.read(page.getByRole('heading', { name: 'No bookmarks yet' }))
    },
  ],
  [
    'balance an equation',
    'guest',
    async (page, walk) => {
      await openFromMenu(page, walk, 'Tools')
      await walk.read(page.getByRole('heading', { name: 'Chemistry Tools' }))
      await walk.tap(page.getByRole('link', { name: /^Equation Balancer/ }))
      await walk.read(page.getByRole('heading', { name: 'Step by Step' }))
    },
  ],
  [
    'report a wrong value',
    'guest',
    async (page, walk) => {
      await page.goto('/dashboard/periodic-table/Br')
      await walk.tap(page.getByRole('link', { name: 'Report a value' }))
      await walk.read(page.getByText('One sentence of 300 characters'))
    },
  ],
  [
    'join a class',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'You'))
      await walk.read(page.getByRole('heading', { name: 'Profile' }))
      await walk.tap(page.getByRole('main').getByRole('link', { name: 'Classes' }))
      await walk.tap(page.getByRole('link', { name: 'Join a class' }))
      await walk.read(page.getByLabel('Code of the class'))
    },
  ],
  [
    'print a worksheet',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'You'))
      await walk.read(page.getByRole('heading', { name: 'Profile' }))
      await walk.tap(page.getByRole('main').getByRole('link', { name: 'Classes' }))
      await walk.tap(page.getByRole('link', { name: 'Print a worksheet' }))
      await walk.tap(page.getByLabel('Category'))
      await page.getByLabel('Category').selectOption('Chemical Bonding')
      await page.getByRole('heading', { name: 'Chemical Bonding' }).first().waitFor()
      await walk.read(page.getByRole('button', { name: 'Print or save as PDF' }))
    },
  ],
  [
    'delete the account',
    'user',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'You'))
      await walk.read(page.getByRole('heading', { name: 'Profile' }))
      await walk.tap(page.getByRole('link', { name: 'Open Settings' }))
      await walk.tap(page.getByRole('link', { name: 'Account and data' }))
      await walk.tap(page.getByRole('button', { name: 'Delete account...' }))
      await walk.read(page.getByRole('heading', { name: 'Delete your account?' }))
    },
  ],
  [
    'set the day of an exam',
    'guest',
    async (page, walk) => {
      await page.goto('/')
      await walk.tap(place(page, 'Today'))
      await walk.read(page.getByRole('heading', { name: 'Today' }))
      await walk.tap(page.getByRole('link', { name: 'Your skills' }))
      await walk.read(page.getByRole('heading', { name: 'Your Skills' }))
      await walk.tap(page.getByRole('link', { name: 'Exam day' }))
      await walk.tap(page.getByLabel('Day of the exam'))
    },
  ],
  [
    'find help',
    'guest',
    async (page, walk) => {
      await openFromMenu(page, walk, 'Help')
      await walk.read(page.getByRole('heading', { name: 'Help' }))
    },
  ],
  [
    'find a tool, for a molar mass',
    'guest',
    async (page, walk) => {
      await openFromMenu(page, walk, 'Tools')
      await walk.read(page.getByRole('heading', { name: 'Chemistry Tools' }))
      await walk.tap(page.getByRole('link', { name: /^Molar Mass/ }))
      await walk.read(page.getByText('164.086 g/mol').first())
    },
  ],
]

test.each(tasks)(
  'a newcomer on a phone takes at most 20 seconds and four taps to %s',
  async (_what, who, go) => {
    const page = await arrive({
      viewport: PHONE,
      stored: {
        name: 'Marie Curie',
        preferences: easyAtoms,
        ...(who === 'guest' && {
          'offline-progress': mistakeOfLastWeek(Date.now() - 7 * DAY_MS),
        }),
      },
    })
    if (who === 'user') await signUp(page, inject('origin'), newAddress(), 'Marie Curie')
    const walk = newcomer(page)
    await go(page, walk)
    expect(walk.seconds()).toBeLessThanOrEqual(MAX_SECONDS)
    expect(walk.taps()).toBeLessThanOrEqual(MAX_TAPS)
  },
)

/** Opens a page from the menu of the first screen. */
async function openFromMenu(page: Page, walk: Walk, name: string) {
  await page.goto('/')
  await walk.tap(page.getByRole('button', { name: 'Open menu' }))
  await walk.tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }))
}

function place(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
}

function mistakeOfLastWeek(timestamp: number) {
  return {
    totals: {
      totalAnswered: 1,
      correctAnswers: 0,
      incorrectAnswers: 1,
      totalTimeSpent: 10,
      currentStreak: 0,
      bestStreak: 0,
    },
    answers: [
      { questionId: QUESTION, selectedAnswer: 1, isCorrect: false, timeSpent: 10, timestamp },
    ],
    savedAt: timestamp,
  }
}
