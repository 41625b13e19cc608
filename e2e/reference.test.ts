import { expect, test } from 'vitest'

import { startJourneys } from './support/journey.ts'

const { visit } = startJourneys()

test('a reference page reads in full without JavaScript', async () => {
  const page = await visit('/reference/gas-laws', { javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Gas Laws'])
  expect(await page.getByRole('img', { name: /^Pressure and volume/ }).isVisible()).toBe(true)
  expect(await page.locator('article').innerText()).toContain('298.15 K')
  expect(await page.locator('script[src], link[rel=modulepreload]').count()).toBe(0)
})

test('the search of the articles finds a reference page, which leads back', async () => {
  const page = await visit('/blogs')
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('Henderson')
  await page.getByText('No article matches, and 1 reference page').waitFor()
  await page.getByRole('link', { name: 'Acid Constants and Buffers' }).click()
  await page.waitForURL('**/reference/acid-constants-and-buffers')
  await page.getByRole('link', { name: 'Reference pages' }).click()
  await page.waitForURL('**/blogs#reference')
})

test('a reference page takes at most two screens of a laptop, its text in two columns', async () => {
  const page = await visit('/reference/spectra', { viewport: { width: 1366, height: 768 } })
  const box = await page.locator('.article-text').boundingBox()
  const worked = await page.locator('.article-text .worked').boundingBox()
  expect(worked?.x ?? 0).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2)
  const end = await page.locator('.article-end').boundingBox()
  expect(end?.y ?? Infinity).toBeLessThan(2 * 768)
})
