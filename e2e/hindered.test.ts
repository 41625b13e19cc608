import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { blockCookies, blockStorage, fillStorage } from './support/browser/hindrances.ts'
import { startJourneys, untilAlive, untilFormIsReady, untilQuestion } from './support/journey.ts'
import { openScreen } from './support/screens.ts'
import { easyAtoms, usedBrowser } from './support/visitors.ts'

const { arrive, visit } = startJourneys()

const SCREENS = [
  ['/', 'Session Progress'],
  ['/dashboard/periodic-table', 'Periodic Table'],
  ['/dashboard/periodic-table/U', 'Basic Properties'],
  ['/dashboard/bookmarks', 'No bookmarks yet'],
  ['/dashboard/progress', 'Your first answer draws the first point'],
  ['/dashboard/profile', 'Periodic Wizard Student'],
  ['/dashboard/settings', 'Your Data'],
  ['/leaderboard', 'Season Rankings'],
  ['/blogs', 'What Is an Atom?'],
] as const

/** Screens of sets, classes, games, tools, reference pages and frames. */
const MORE_SCREENS = [
  ['/dashboard/today', 'A first session'],
  ['/dashboard/learn', 'Nothing is known of you yet'],
  ['/dashboard/multiplayer', 'Authentication Required'],
  ['/classes', 'Classes You Teach'],
  ['/join', 'Code of the class'],
  ['/play', 'Join the Game'],
  ['/host', 'Host a Class Game'],
  ['/set/new', 'A set is kept with your account'],
  ['/worksheet', 'Print or save as PDF'],
  ['/report?element=Fe', 'One sentence of 300 characters'],
  ['/courses', 'General Chemistry 1'],
  ['/tools/molar-mass', '164.086 g/mol'],
  ['/tools/balancer', 'Step by Step'],
  ['/tools/acids', 'acetic acid'],
  ['/element/iron', 'Shells and orbitals'],
  ['/trends/ionization-energy', 'Exceptions'],
  ['/compare?e=Na,K,Rb', 'Density, an exception'],
  ['/dashboard/periodic-table?show=ionizationEnergy', 'Next exception (E)'],
  ['/embed/table', 'Periodic Table'],
  ['/embed/element/Fe', 'Basic Properties'],
] as const

/** Those that are programs; others can be read without one, or are frames of another page. */
const PROGRAMS = [
  ...SCREENS.slice(0, 8),
  ...MORE_SCREENS.slice(0, 14).filter(([path]) => path !== '/courses'),
]

test.each(PROGRAMS)('without JavaScript %s says so, and what can be read', async (path) => {
  const page = await visit(path, { javaScriptEnabled: false })
  const note = page.locator('.without-script')
  expect(await note.innerText()).toMatch(/^JavaScript is switched off in this browser/)
  await note.getByRole('link', { name: 'articles' }).click()
  await page.getByText('What Is an Atom?').first().waitFor()
})

test('with storage blocked every screen works, and says that nothing is kept', async () => {
  const page = await arrive()
  await page.addInitScript(blockStorage)
  expect(await openAll(page)).toBe(SCREENS.length + MORE_SCREENS.length)
  await page.goto('/dashboard/questions')
  await answer(page)
  await page.getByText('This browser keeps nothing more just now').waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).last().click()
  await page.getByText('Question 2 of 2').waitFor()
})

test('with a storage that is full every screen works', async () => {
  const page = await arrive()
  await page.addInitScript(fillStorage)
  expect(await openAll(page)).toBe(SCREENS.length + MORE_SCREENS.length)
})

test('with cookies blocked every screen works', async () => {
  const page = await arrive()
  await page.addInitScript(blockCookies)
  expect(await openAll(page)).toBe(SCREENS.length + MORE_SCREENS.length)
})

test('with cookies blocked the way in says so, and what works without', async () => {
  const page = await arrive()
  await page.addInitScript(blockCookies)
  await page.goto('/auth')
  await untilFormIsReady(page)
  await page.getByText('This browser keeps no cookies for this site').waitFor()
})

test('when the program cannot be loaded, the page says so and can be read', async () => {
  const page = await arrive({ expected: [/ERR_FAILED|Failed to fetch dynamically/] })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard/periodic-table')
  await page.getByRole('alert').getByText('A part of the program could not be loaded').waitFor()
  expect(await page.getByRole('gridcell').count()).toBeGreaterThan(118)
})

test.each([
  ['/compare?e=Na,K,Rb', 'Compare Elements', 'Add an element'],
  ['/compare?g=1,17', 'Compare Groups', 'Add a group'],
])('%s shows its title and its choice before its program comes', async (path, title, choice) => {
  const page = await arrive({ expected: [/ERR_FAILED|Failed to fetch dynamically/] })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('alert').getByText('A part of the program').waitFor()
  const main = page.getByRole('main')
  expect(await main.getByRole('heading').allInnerTexts()).toStrictEqual([title])
  expect(await main.getByRole('combobox').count()).toBe(1)
  expect(await main.getByLabel(choice).isVisible()).toBe(true)
  const coming = main.getByText('The comparison is on its way.').filter({ visible: true })
  expect(await coming.count()).toBe(1)
  expect(await main.getByText('Choose two to four').filter({ visible: true }).count()).toBe(0)
})

test.each([
  ['/compare?e=Na,K', '**/assets/compare-route*.js', null],
  ['/dashboard/settings', '**/assets/settings-route*.js', '/dashboard'],
])(
  'a screen whose script is blocked says so, and comes when it is tried again: %s',
  async (path, script, from) => {
    const page = await arrive({
      stored: usedBrowser,
      serviceWorkers: 'block',
      expected: [
        /ERR_FAILED/,
        /Error loading route module/,
        /^console error: TypeError: Failed to fetch/,
      ],
    })
    await page.route(script, (route) => route.abort())
    await page.goto(from ?? path)
    if (from !== null) {
      await untilAlive(page)
      await page.locator(`a[href="${path}"]`).first().click()
    }
    const said = page.getByRole('alert')
    await said.getByText('Other screens may work').waitFor()
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
    await page.unroute(script)
    await said.getByRole('button', { name: 'Try again' }).click()
    await untilAlive(page)
    expect(await said.getByText('Other screens may work').count()).toBe(0)
  },
)

test('the browser is asked to keep the data at the tenth answer, not before', async () => {
  const page = await arrive({ stored: { preferences: easyAtoms } })
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      document.documentElement.dataset.asked = 'yes'
      return Promise.resolve(true)
    }
  })
  await page.goto('/dashboard/questions')
  const asked = () => page.evaluate(() => document.documentElement.dataset.asked ?? 'no')
  for (let number = 1; number <= 10; number += 1) {
    await page.getByText(`Question ${number} of ${number}`).waitFor()
    expect(await asked()).toBe('no')
    await answer(page)
    if (number < 10) await page.getByRole('button', { name: 'Next', exact: true }).last().click()
  }
  expect(await asked()).toBe('yes')
})

test('guests learn how long Safari keeps their data', async () => {
  const page = await visit('/dashboard/settings')
  await page.getByText('Safari deletes what a site has stored after seven days').waitFor()
})

/** Opens every screen and waits until it is complete; returns how many there were. */
async function openAll(page: Page): Promise<number> {
  const all = [...SCREENS, ...MORE_SCREENS]
  // oxlint-disable-next-line no-await-in-loop
  for (const screen of all) await openScreen(page, screen)
  return all.length
}

async function answer(page: Page): Promise<void> {
  await untilQuestion(page)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
}
