import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { openBrowser } from './browser.ts'
import { borrowPage } from './used-pages.ts'

const profile = { baseURL: inject('origin'), serviceWorkers: 'block' } as const
const phone = { width: 360, height: 740 }
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

test('a reused page holds nothing of its last visitor', async () => {
  const { page, giveBack } = await borrowPage(browser, { ...profile, viewport: phone })
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url()))
  await page.goto('/about')
  await page.mouse.move(100, 100)
  await page.evaluate(() => {
    localStorage.setItem('periodic-wizard.name', 'Marie')
    sessionStorage.setItem('periodic-wizard.splash', 'seen')
    document.cookie = 'seen=yes'
  })
  await page.context().newPage()
  await giveBack(true)
  heard.length = 0

  const next = await borrowPage(browser, profile)
  expect(next.page).toBe(page)
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
  expect(page.context().pages()).toEqual([page])
  await page.goto('/about')
  const found = await page.evaluate(() => ({
    stored: JSON.stringify([localStorage, sessionStorage]),
    cookie: document.cookie,
    pointed: document.querySelectorAll('body :hover').length,
  }))
  expect(found).toMatchObject({ cookie: '', pointed: 0 })
  expect(found.stored).not.toMatch(/Marie|seen/)
  expect(heard).toEqual([])
  await next.giveBack(true)
})

test.each([
  ['whose test has failed', false, () => {}],
  ['that runs a script of its test', true, (page: Page) => page.addInitScript(() => {})],
  ['that was offline', true, (page: Page) => page.context().setOffline(true)],
  ['that was closed', true, (page: Page) => page.close()],
])('a page %s is not used again', { tags: 'long' }, async (_name, isSound, change) => {
  const { page, giveBack } = await borrowPage(browser, profile)
  await change(page)
  await giveBack(isSound)
  const next = await borrowPage(browser, profile)
  expect(next.page).not.toBe(page)
  await next.giveBack(false)
})

test('profiles that differ do not share a page', { tags: 'long' }, async () => {
  const { page, giveBack } = await borrowPage(browser, profile)
  await giveBack(true)
  const calm = await borrowPage(browser, { ...profile, reducedMotion: 'reduce' })
  expect(calm.page).not.toBe(page)
  await calm.giveBack(false)
})
