import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys, windows } from './support/journey.ts'

const { visit } = startJourneys()
const IRON = '/element/iron'

/** The largest size of an element page, in bytes. */
const MAX_BYTES = 40 * 1024

test('an element page reads in full without JavaScript', async () => {
  const page = await visit(IRON, { javaScriptEnabled: false })
  expect(await page.title()).toBe('Iron (Fe): properties, isotopes and spectrum · Periodic Wizard')
  const article = page.locator('article')
  const text = (await article.innerText()).replaceAll('\u00A0', ' ')
  for (const words of [
    '762.5 kJ/mol',
    'iron-54, iron-56, iron-57, and iron-58',
    'a = 286.65 pm',
    '/ˈaɪərn/',
  ]) {
    expect(text).toContain(words)
  }
  await page.getByText('All 26 ionization energies').click()
  expect(await article.getByRole('rowheader', { name: '26', exact: true }).isVisible()).toBe(true)
  expect(await page.locator('script[src], link[rel=modulepreload]').count()).toBe(0)
})

test('a value opens to its source, its spread and what other sources say', async () => {
  const page = await visit('/element/lead')
  const value = page.locator('details', { hasText: 'Electronegativity (Pauling)' })
  expect(await value.getByText('The sources span').isVisible()).toBe(false)
  await value.locator('summary').click()
  const text = (await value.innerText()).replaceAll('\u00A0', ' ')
  expect(text).toContain('± 2.33')
  expect(text).toContain('The sources span 1.8 to 2.33.')
  expect(text).toContain('mendeleev: 1.8')
  const marks = await value
    .locator('summary span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span, '::before').content))
  expect(marks.filter((mark) => mark !== 'none')).toHaveLength(1)
})

test('the card of an element leads to its page, and the page to its neighbors and back', async () => {
  const page = await visit('/dashboard/periodic-table/Fe')
  await page.getByRole('link', { name: 'Full page of Iron' }).click()
  await page.waitForURL(`**${IRON}`)
  await page.getByRole('link', { name: '27 Cobalt' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cobalt' }).waitFor()
  await page.getByRole('link', { name: 'Show in the table' }).first().click()
  await page.waitForURL('**/dashboard/periodic-table/Co')
})

test('the card leads to practice of its element, where every question is about it', async () => {
  const page = await visit('/dashboard/periodic-table/Fe')
  for (const name of ['Read about it', 'Compare', 'Report a value']) {
    expect(await page.getByRole('link', { name }).isVisible()).toBe(true)
  }
  await page.getByRole('link', { name: 'Practice this element' }).click()
  await page.getByText('A set about iron.').waitFor()
  await page.getByText('Question 1 of 10').waitFor()
})

test('a finger turns to the next element, unless it scrolls a table', async () => {
  const page = await visit(IRON, { hasTouch: true, viewport: windows.phone })
  await swipe(page, 'h1')
  await page.waitForURL('**/element/cobalt')
  await page.getByRole('heading', { level: 1, name: 'Cobalt' }).waitFor()
  await swipe(page, '#isotopes .el-scroll')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(new URL(page.url()).pathname).toBe('/element/cobalt')
})

test('the place in the table leads to the element below', async () => {
  const page = await visit(IRON, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Below: ruthenium' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ruthenium' }).waitFor()
})

test.each([
  ['/element/26', IRON],
  ['/element/Fe', IRON],
  ['/element/fe', IRON],
  ['/element/aluminium', '/element/aluminum'],
  ['/element/caesium', '/element/cesium'],
  ['/element/sulphur', '/element/sulfur'],
])('%s leads to %s for good', async (path, address) => {
  const page = await visit('/about')
  const response = await page.request.get(path, { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, address])
})

/** Moves a finger 160 pixels to the left, beginning on a part of the page. */
async function swipe(page: Page, start: string): Promise<void> {
  await page
    .locator(start)
    .first()
    .evaluate((part) => {
      const touch = (clientX: number) =>
        new Touch({ identifier: 1, target: part, clientX, clientY: 200 })
      const [down, up] = [touch(260), touch(100)]
      part.dispatchEvent(
        new TouchEvent('touchstart', { touches: [down], changedTouches: [down], bubbles: true }),
      )
      part.dispatchEvent(
        new TouchEvent('touchend', { touches: [], changedTouches: [up], bubbles: true }),
      )
    })
}

test('an element that does not exist has no page', async () => {
  const page = await visit('/about')
  expect((await page.request.get('/element/119')).status()).toBe(404)
})

test.each(['iron', 'mercury', 'tin'])(
  'the page of %s is light and prints on two sheets',
  async (name) => {
    const page = await visit(`/element/${name}`)
    const response = await page.request.get(`/element/${name}`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(Number(response.headers()['content-length'])).toBeLessThan(MAX_BYTES)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  },
)

test('search engines read the facts, and the site map names every element and trend', async () => {
  const page = await visit('/element/mercury')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList' },
      { about: { '@type': 'ChemicalSubstance', name: 'Mercury' } },
      { '@type': 'Dataset' },
    ],
  })
  const map = await (await page.request.get('/sitemap.xml')).text()
  expect(map.match(/\/element\/[a-z]+</g)).toHaveLength(118)
  expect(map.match(/\/trends\/[a-z-]+</g)).toHaveLength(8)
})

test.each(['/element/iron', '/trends/density', '/blog/chemistry-of-fire'])(
  '%s has a picture of its own',
  async (path) => {
    const page = await visit('/about')
    const html = await (await page.request.get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
    expect(new URL(address).pathname).toBe(`/cards${path}.png`)
    expect(html.match(/property="og:image"/g)).toHaveLength(1)
    const picture = await page.request.get(new URL(address).pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  },
)

test('the list of trends shows each with its map and its ends, without JavaScript', async () => {
  const page = await visit('/trends', { javaScriptEnabled: false })
  const cards = page.getByRole('main').getByRole('listitem')
  expect(await cards.count()).toBe(8)
  expect(await cards.locator('svg').count()).toBe(8)
  expect(await cards.filter({ hasText: 'First ionization energy' }).innerText()).toContain(
    '103 elements have a value, from cesium (375.7\u00A0kJ/mol) to helium (2372.3\u00A0kJ/mol).',
  )
})

test('search engines read what a trend measures', async () => {
  const page = await visit('/trends/density')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList' },
      { '@type': 'LearningResource' },
      { '@type': 'Dataset', variableMeasured: { maxValue: 22.5872, unitText: 'g/cm³' } },
    ],
  })
})

test('a trend asks two questions, whose answers open without JavaScript', async () => {
  const page = await visit('/trends/ionization-energy', { javaScriptEnabled: false })
  const questions = page.getByRole('region', { name: 'Two questions' })
  const answer = questions.getByText('Argon: 1520.6')
  expect(await answer.isVisible()).toBe(false)
  await questions.getByText('Answer').first().click()
  expect(await answer.isVisible()).toBe(true)
  expect(await questions.getByText('Answer').count()).toBe(2)
})

test('a trend names its exceptions and what is within the uncertainty', async () => {
  const page = await visit('/trends/ionization-energy', { javaScriptEnabled: false })
  const exceptions = page.getByRole('region', { name: 'Exceptions' })
  expect(await exceptions.getByText('1402.3 and 1313.9').isVisible()).toBe(true)
  const loose = exceptions.getByRole('listitem').filter({ hasText: 'within the uncertainty' })
  expect((await loose.allInnerTexts()).map((text) => text.split(':')[0])).toEqual([
    'Arsenic, Selenium',
    'Aluminum, Gallium',
  ])
})
