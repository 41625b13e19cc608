import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newPage, openBrowser } from './support/browser.ts'
import { startProduct } from './support/product.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('a guest comes from the first page to the card of an element, and a reload keeps it', async () => {
  const page = await newPage(browser)
  await page.goto(product.origin)
  await expectNoAxeViolations(page)

  await page.getByRole('main').getByRole('link', { name: 'Periodic Table' }).click()
  await page.waitForURL('**/dashboard/periodic-table')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: /^26 Fe Iron\b/ }).click()
  await page.waitForURL('**/dashboard/periodic-table/Fe')
  await page.reload()
  await page.getByRole('heading', { name: 'Iron' }).first().waitFor()
  expect(await page.title()).toContain('Iron (Fe)')
  await expectNoAxeViolations(page)
})

test('an unknown address answers 404 with the way home', async () => {
  const page = await newPage(browser, { expected: [/status of 404/] })
  const response = await page.goto(`${product.origin}/no-such-page`)
  expect(response?.status()).toBe(404)
  await page.getByText('Oops! Page not found').waitFor()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(`${product.origin}/`)
})
