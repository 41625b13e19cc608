/** @module-tag long */
import { readFileSync } from 'node:fs'

import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newPage, watchPage } from './support/browser/browser.ts'
import { untilQuestion } from './support/journey.ts'
import { startFront } from './support/product/front.ts'

/** The most storage that the cached app may take, in bytes: all screens, tools and templates of the eight categories. */
const STORAGE_BYTES = 7_000_000
const WORKER = '/sw.js'
const SECOND_BUILD = `
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'which build') port.postMessage('second')
})`
const ARTICLE = '/blog/what-is-an-atom'
const ELEMENT = '/element/iron'
const screens = [
  ['/dashboard', 'Good Morning|Good Afternoon|Good Evening'],
  ['/dashboard/periodic-table', 'Periodic Table'],
  ['/dashboard/bookmarks', 'No bookmarks yet|Saved Questions'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/progress', 'Progress'],
  ['/dashboard/profile', 'Periodic Wizard Student|Profile'],
  ['/about', 'About'],
  ['/blogs', '.'],
  [ARTICLE, 'What Is an Atom'],
  [ELEMENT, 'Iron'],
] as const

/** A question of each kind that one answers without options. */
const madeAnswers =
  'ge-h21.1.3 bo-m22.1.3 ge-m22.1.3 pe-h21.1.3 cl-m21.1.3 as-m41.1.3 ec-h41.1.3 ec-h43.1.3 bo-m41.1.3 bo-m52.1.6 ch-m61.1.3 bo-m71.1.3'.split(
    ' ',
  )

const firstBuild = readFileSync('dist/client/sw.js', 'utf8')
let front: Awaited<ReturnType<typeof startFront>>

beforeEach(async () => {
  front = await startFront(inject('origin'))
})
afterEach(() => front.stop())

test('the pages of all elements are kept by choice', async ({ annotate }) => {
  const page = await install('/dashboard/settings')
  await page.getByRole('button', { name: 'Keep all elements' }).click()
  await page.getByText('The pages of all elements open without a connection.').waitFor()
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await annotate(`With all elements the kept app takes ${(usage / 1e6).toFixed(1)} MB.`)
  await page.context().setOffline(true)
  front.goDown()
  await page.goto('/element/gold')
  await page.getByRole('heading', { level: 1, name: 'Gold' }).waitFor()
})

test('once opened, the app works without a connection', async ({ annotate }) => {
  const page = await install('/dashboard')
  expect(await page.locator('link[rel=manifest]').count()).toBe(1)
  await page.goto(ARTICLE)
  await page.goto(ELEMENT)
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await annotate(`The kept app takes ${(usage / 1e6).toFixed(1)} MB.`)
  expect(usage).toBeLessThan(STORAGE_BYTES)
  await page.context().setOffline(true)
  front.goDown()

  for (const [path, heading] of screens) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: new RegExp(heading) }).waitFor()
  }
  await page.goto('/dashboard/questions?from=shortcut')
  await untilQuestion(page)
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await page.getByRole('status').waitFor()
  await page.reload()
  await page.getByText('Attempted').waitFor()
  expect(await page.getByRole('group').getByRole('radio').count()).toBe(4)

  for (const id of madeAnswers) {
    await page.goto(`/dashboard/questions?question=${id}`)
    await page.locator('fieldset :is(input, button, circle)').first().waitFor()
  }
  await page.goto('/dashboard/questions?question=bo-m22.1.3')
  await page.getByLabel('Your formula').fill('NO3-')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Correct.' }).waitFor()

  await page.goto('/dashboard/periodic-table')
  await page.getByRole('button', { name: /^26 Fe Iron\b/ }).click()
  await page.getByRole('heading', { name: 'Iron' }).first().waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Iron' }).first().waitFor()
  expect(await page.title()).toContain('Iron (Fe)')
  await page.getByRole('button', { name: /^79 Au Gold\b/ }).click()
  await page.getByRole('heading', { name: 'Gold' }).first().waitFor()

  await page.goto('/no-such-page')
  await page.getByText('Oops! Page not found').waitFor()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL('**/')
  await page.goto('/blog/never-read')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await expectNoAxeViolations(page)
  expect((await keptAddresses(page)).filter((address) => address.includes('/api/'))).toEqual([])
})

test('K24 K25 a check, the session after it and the skills work without a connection', async () => {
  const page = await install('/dashboard')
  await page.context().setOffline(true)
  front.goDown()
  await page.goto('/dashboard/today?check')
  await page.getByRole('heading', { name: 'A check of what you know' }).waitFor()
  const asked = new Set<string | null>()
  for (let place = 1; place <= 12; place += 1) {
    /* oxlint-disable no-await-in-loop */
    await page.getByText(`Question ${place} of 12`).waitFor()
    asked.add(await page.locator('legend').first().textContent())
    if (place % 2 === 0) await page.getByRole('button', { name: 'I don’t know' }).click()
    else await answerFirst(page)
    /* oxlint-enable no-await-in-loop */
  }
  expect(asked.size).toBe(12)
  await page.getByRole('heading', { name: 'That was the check' }).waitFor()
  await page.getByText(/You left 6 questions with “I don’t know”/).waitFor()
  await page.getByText(/^A rough estimate: you know about \d+%/).waitFor()
  await page.getByRole('heading', { name: 'Today Begins With' }).waitFor()

  await page.getByRole('link', { name: 'Go on with Today' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Question 1 of 12').waitFor()
  await answerFirst(page)
  await page.getByText('Question 2 of 12').waitFor()
  // What was said to be unknown is no answer: six skills of the check were met, and perhaps one more.
  await page.goto('/dashboard/learn')
  await page.getByRole('heading', { name: 'At a Glance' }).waitFor()
  const met = await page.getByText(/^[1-9]\d* of \d+ met$/).allTextContents()
  const sum = met.reduce((total, text) => total + Number.parseInt(text, 10), 0)
  expect([6, 7]).toContain(sum)
})

test('an update waits for the end of an answer, says what is new, and comes with the reload', async () => {
  const page = await install('/dashboard/questions')
  await untilQuestion(page)
  await page.keyboard.press('a')
  await deploySecondBuild(page)
  expect(await buildOf(page, 'waiting')).toBe('second')
  expect(await page.getByText('App Updated!').count()).toBe(0)

  await page.keyboard.press('Enter')
  const toast = updateToast(page)
  // A toast stays while the pointer is on it.
  await toast.hover()
  const description = await toast.getByText('New features: ').textContent()
  const features = description?.replace('New features: ', '').split(', ') ?? []
  expect(features.filter((name) => !firstBuild.includes(name))).toEqual([])
  await expectNoAxeViolations(page)
  expect(await buildOf(page, 'active')).toBe('first')

  await reloadByToast(page)
  expect(await buildOf(page, 'active')).toBe('second')
  await untilQuestion(page)
  expect(await page.getByText('App Updated!').count()).toBe(0)
})

test('an update waits for the welcome; a tab that stays with the old build is not reloaded, and keeps its files until it is gone', async () => {
  const page = await install('/dashboard')
  const other = await page.context().newPage()
  const complaints = watchPage(other)
  await other.goto('/dashboard/periodic-table')
  await other.evaluate(() => document.body.setAttribute('data-old', ''))
  const [dropped = ''] = /\/assets\/settings-route-[^"'`]+\.js/.exec(firstBuild) ?? []
  front.change(dropped, () => null)
  await page.bringToFront()
  await deploySecondBuild(page, dropped)
  expect(await buildOf(page, 'waiting')).toBe('second')
  expect(await updateToast(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await reloadByToast(page)
  expect(await buildOf(other, 'active')).toBe('second')
  await forgetFetched(other)
  await other.bringToFront()
  await other.getByRole('link', { name: 'Settings' }).first().click()
  await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(await other.locator('body[data-old]').count()).toBe(1)
  expect(complaints).toEqual([])
  expect(await keptAddresses(page)).toContain(`${front.origin}${dropped}`)

  await other.close()
  await page.reload()
  await expect.poll(() => keptAddresses(page)).not.toContain(`${front.origin}${dropped}`)
})

/** Opens a page in a fresh profile, and waits until the worker has kept the app. */
async function install(path: string): Promise<Page> {
  const page = await newPage({
    baseURL: front.origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** Chooses the first option of a question of Today, and goes on to the next. */
async function answerFirst(page: Page): Promise<void> {
  await page.locator('label:has(input[name=option])').first().click()
  await page.getByRole('button', { name: 'Submit, not sure' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** The server gets another build, without the file `dropped`; the browser finds it and prepares it. */
async function deploySecondBuild(page: Page, dropped?: string): Promise<void> {
  front.change(WORKER, (script) => {
    const list =
      dropped === undefined ? script : script.replace(`{url:\`${dropped}\`,revision:null},`, '')
    return `${list}${SECOND_BUILD}`
  })
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true)
}

/** From here on the browser has only the files kept by the worker. */
async function forgetFetched(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

function updateToast(page: Page) {
  return page.getByRole('group', { name: 'App Updated!' })
}

async function reloadByToast(page: Page): Promise<void> {
  await updateToast(page).hover()
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await updateToast(page).getByRole('button', { name: 'Reload' }).click()
  await page.locator('body:not([data-before])').waitFor()
}

/** Asks a worker which build it is of. The first one knows only the question that comes after. */
function buildOf(page: Page, state: 'active' | 'waiting'): Promise<unknown> {
  return page.evaluate(async (wanted) => {
    const worker = (await navigator.serviceWorker.ready)[wanted]
    const [which, features] = [new MessageChannel(), new MessageChannel()]
    const answer = new Promise((resolve) => {
      which.port1.addEventListener('message', ({ data }) => resolve(data))
      features.port1.addEventListener('message', () => resolve('first'))
    })
    which.port1.start()
    features.port1.start()
    worker?.postMessage('which build', [which.port2])
    worker?.postMessage('tell-features', [features.port2])
    return answer
  }, state)
}

/** Every address for which something is kept. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return requests.map(({ url }) => url)
      }),
    )
    return kept.flat()
  })
}
