import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys, untilAlive, windows } from './support/journey.ts'
import { QUESTION, usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

/** The texts that must appear word for word on each screen of a visitor with answers and bookmarks. */
const screens: readonly (readonly [path: string, ...words: string[]])[] = [
  [
    '/dashboard',
    'Periodic Wizard',
    'Master Chemistry with AI',
    'Leaderboard',
    'Sign In',
    'Session Progress',
    'Accuracy\n67%',
    'Answered\n3',
    'Avg Time\n10 s',
    'Periodic Table',
    'Explore all 118 elements interactively',
    'Practice',
    'AI-powered chemistry questions',
    'Multiplayer',
    'Sign In Required',
    'Compete with other players',
    'Bookmarks',
    '2 saved',
    'Review your saved questions',
    '320x50 Banner Ad',
  ],
  [
    '/dashboard/periodic-table/U',
    'Metals',
    'Metalloids',
    'Non-metals',
    'Noble Gases',
    'Nitrogen',
    'Potassium',
    'Uranium (U)',
    'Atomic number 92',
    'Radioactive',
    'Basic Properties',
    'Atomic Mass\n238.03 u',
    'Physical State\nsolid',
    'Classification\nmetal',
    'Block\nf',
    'Period\n7',
    'Group\n3',
    'Atomic Structure',
    'Protons\n92',
    'Neutrons\n146',
    'Electrons\n92',
    'Electron Configuration',
    'Ionization Energy\n597.6 kJ/mol',
    'Shell\t1\t2\t3\t4\t5\t6\t7',
    'Electrons\t2\t8\t18\t32\t21\t9\t2',
    'Physical Properties',
    'g/cm³',
    'Melting Point',
    'Boiling Point',
    '°C',
    'In Compounds',
    'Oxidation States',
    'In Nature and Use',
    'reactor fuel, nuclear weapons',
    'Discovery',
    'Discovered By',
    'Discovery Year\n1789',
  ],
  [
    `/dashboard/questions?question=${QUESTION}`,
    'Question 1 of 1',
    'easy',
    'atomic structure',
    'A\n',
    'B\n',
    'C\n',
    'D\n',
    'Accuracy\n67%',
    'Attempted\n3',
    'Avg Time\n10 s',
  ],
  ['/dashboard/bookmarks', 'Saved Questions (2)', 'Bookmarked on March 1, 2026'],
  [
    '/dashboard/settings',
    'Back',
    'Categories',
    'Atomic Structure',
    'Electron Configuration',
    'Physical Properties',
    'Chemical Properties',
    'Element Classification',
    'Periodic Trends',
    'Chemical Bonding',
    'General Chemistry',
    'Default Difficulty',
    'Easy',
    'Medium',
    'Hard',
    'Show explanations',
    'Sound effects',
    'Auto-advance',
    'Quiet practice',
    'Timer',
    'Theme',
    'Wizard',
    'Light',
  ],
  [
    '/dashboard/progress',
    'Back',
    'Keep practicing!',
    'Accuracy',
    '67%',
    'Questions Attempted',
    'Average Time',
    '10 s',
    'Current Streak',
    'Streak Information',
    'Best Streak',
    'Correct Answers',
    'Incorrect Answers',
    'Study Summary',
    'Bookmarked Questions',
    'Total Practice Time',
    '0.5 min',
    'Questions per Day',
    'Recent Performance',
    'Correct',
    'Incorrect',
  ],
  [
    '/dashboard/profile',
    'Back',
    'MC',
    'Marie Curie',
    'Learning',
    '67% accuracy',
    'Questions Answered',
    'Average Time',
    'Bookmarked',
    'View Progress',
    'Open Settings',
  ],
  [
    '/dashboard/multiplayer',
    'Authentication Required',
    'Please sign in to play multiplayer games and save your progress.',
    'Sign In',
  ],
  ['/leaderboard', 'Season Rankings', 'Top 100 players', 'Please log in to view the leaderboard.'],
  [
    '/auth',
    'Sign in with Google',
    'Or continue with email',
    'Sign In',
    'Sign Up',
    'Forgot Password',
    'Continue as Guest',
  ],
  ['/update-password', 'Set a New Password'],
  ['/report', 'Report a Mistake'],
  ['/confirm-email', 'Your Email Address'],
]

const emptyScreens: typeof screens = [
  [
    '/dashboard/bookmarks',
    'No bookmarks yet',
    'Start practicing questions and bookmark the ones you want to review later',
    'Go to Questions',
  ],
  ['/dashboard/profile', 'PW', 'Periodic Wizard Student', 'Beginner'],
]

test('every screen says what it should, word for word', async () => {
  const page = await visit('/', { stored: usedBrowser })
  expect(await missingWords(page, screens)).toEqual([])
})

test('before anything is stored the screens say so, word for word', { tags: 'long' }, async () => {
  const page = await visit('/')
  expect(await missingWords(page, emptyScreens)).toEqual([])
})

test(
  'Back leads from settings and progress to the profile, and from there home',
  { tags: 'long' },
  async () => {
    const page = await visit('/dashboard/settings', { stored: { name: '' } })
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/dashboard/profile')
    await page.getByRole('link', { name: 'View Progress' }).click()
    await page.waitForURL('**/dashboard/progress')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/dashboard/profile')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Multiplayer' }).click()
    await page.waitForURL('**/auth')
  },
)

test(
  'the Leaderboard button leaves the header on a small screen, the menu keeps it',
  { tags: 'long' },
  async () => {
    const page = await visit('/leaderboard', { viewport: windows.laptop })
    await untilAlive(page)
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Leaderboard' })
    expect(await inHeader.count()).toBe(1)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Leaderboard' }).waitFor()
    expect((await menu.boundingBox())?.width).toBe(352)
    await page.setViewportSize(windows.phone)
    expect((await menu.boundingBox())?.width).toBe(270)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await inHeader.count()).toBe(0)
  },
)

/** The words that do not come up on their screen within the usual patience. */
async function missingWords(page: Page, expected: typeof screens): Promise<readonly string[]> {
  const missing: string[] = []
  for (const [path, ...words] of expected) {
    // One screen after the other: they share the page.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await page
      .waitForFunction(
        (texts) => texts.every((text) => document.body.innerText.includes(text)),
        words,
      )
      .catch(() => undefined)
    // oxlint-disable-next-line no-await-in-loop
    const text = await page.locator('body').innerText()
    missing.push(...words.filter((word) => !text.includes(word)).map((word) => `${path}: ${word}`))
  }
  return missing
}
