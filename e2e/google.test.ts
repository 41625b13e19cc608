import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newPage, openBrowser } from './support/browser.ts'
import { untilFormIsReady } from './support/journey.ts'
import { startOpenIdProvider } from './support/open-id-provider.ts'
import { startProduct } from './support/product.ts'

const MARIE = { sub: 'google-1', email: 'marie@gmail.example', name: 'Marie C.' }

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser

beforeAll(async () => {
  provider = await startOpenIdProvider()
  // The provider sends browsers back to the one address it was told.
  product = await startProduct({ host: 'localhost', environment: provider.environment })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  await provider.stop()
})

test('the button leads to Google and back, signed in; the next time to the same account', async () => {
  provider.person = MARIE
  const page = await open()
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page.waitForURL(`${product.origin}/dashboard`)
  await page.getByRole('heading', { name: 'Your Progress' }).waitFor()
  await page.goto(`${product.origin}/dashboard/settings`)
  await page.getByText('Signed in as marie@gmail.example').waitFor()
  await page.getByLabel('Display name').fill('Madame Curie')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('banner').getByText('Madame Curie').waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()

  await page.goto(`${product.origin}/auth`)
  await untilFormIsReady(page)
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page.waitForURL(`${product.origin}/dashboard`)
  await page.getByRole('banner').getByText('Madame Curie').waitFor()
})

test('who turns back at Google is told so, and signs in another way', async () => {
  provider.person = null
  const page = await open()
  await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter')
  await page
    .getByRole('group', { name: 'Google Sign-in Failed' })
    .getByText('Google did not let you in. Please try again, or use your email address.')
    .waitFor()
  await page.waitForURL(`${product.origin}/auth`)
  await untilFormIsReady(page)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
})

async function open(): Promise<Page> {
  const page = await newPage(browser, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: product.origin,
          localStorage: [{ name: 'periodic-wizard.name', value: '{"version":1,"value":""}' }],
        },
      ],
    },
  })
  await page.goto(`${product.origin}/auth`)
  await untilFormIsReady(page)
  return page
}
