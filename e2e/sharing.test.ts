import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { saveSet } from './support/calls.ts'
import { startJourneys } from './support/journey.ts'

const { arrive, visit } = startJourneys()

const QUESTION = 'as-e1.1.7'

test('an answered question is shared by its address, saved for Moodle, and shown in a page of others', async () => {
  const page = await visit(`/dashboard/questions?question=${QUESTION}`, {})
  await page.locator('label', { hasText: /5$/ }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Share, embed or export').click()
  await page.getByText('Export for another program').click()
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'GIFT' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`periodic-wizard-${QUESTION}.gift.txt`)
  expect(readFileSync(await file.path(), 'utf8')).toContain('=5')
  const code = await page.getByLabel('Code for a page of your own').inputValue()
  expect(await page.getByLabel('Address').inputValue()).toMatch(
    new RegExp(`/dashboard/questions\\?question=${QUESTION}$`),
  )
  await answersInFrame(code)
})

test(
  'an embedded set about a later topic has the theme of the page around it, or of the visitor',
  { tags: ['long'] },
  async () => {
    const teacher = await visit('/auth')
    await signUp(teacher, inject('origin'), newAddress())
    const code = await saveSet(teacher, 'Rates', ['ge-e50.1.7'])
    const frames = [
      ['?theme=light', 'dark', 'light'],
      ['?theme=wizard', 'light', 'wizard'],
      ['', 'light', 'light'],
      ['', 'dark', 'wizard'],
    ] as const
    for (const [asked, colorScheme, theme] of frames) {
      // One after the other, in pages that share nothing.
      // oxlint-disable-next-line no-await-in-loop
      const frame = await arrive({ colorScheme })
      // oxlint-disable-next-line no-await-in-loop
      await frame.goto(`/embed/set/${code}${asked}`)
      // oxlint-disable-next-line no-await-in-loop
      await frame.getByText('Why does marble react faster').waitFor()
      // oxlint-disable-next-line no-await-in-loop
      expect(await frame.evaluate(() => document.documentElement.className)).toContain(theme)
    }
  },
)

test('a set is printed in versions, with the key and the periodic table, on A4 and on Letter', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const code = await saveSet(teacher, 'Ions & <b>Atoms</b>', [
    'as-e3.1.1',
    'as-e3.1.2',
    'as-m41.1.1',
  ])
  const guest = await visit(`/set/${code}`)
  await guest.getByRole('link', { name: 'Print a worksheet' }).click()
  await guest.getByRole('heading', { name: 'Ions & <b>Atoms</b>' }).waitFor()
  await guest.getByLabel('Versions').selectOption('A to D')
  await guest.getByLabel('Questions on a page').selectOption('At most 2')
  await guest.getByRole('switch', { name: 'Periodic table' }).click()
  await guest.getByRole('heading', { name: 'Periodic table' }).waitFor()
  await expectNoAxeViolations(guest)
  expect(await guest.getByRole('heading', { name: 'Ions & <b>Atoms</b>' }).count()).toBe(4)
  expect(new URL(guest.url()).search).toBe(`?set=${code}&versions=4&page=2&table=1`)
  await guest.emulateMedia({ media: 'print' })
  expect(await guest.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false)
  for (const format of ['A4', 'Letter'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const pages = pagesOf(await guest.pdf({ format }))
    // Two pages for each version, the table, and the key.
    expect(pages).toBeGreaterThanOrEqual(10)
    expect(pages).toBeLessThanOrEqual(13)
  }
})

test('the table and an element are shown in a page of others, with their code beside them', async () => {
  const own = await visit('/embed/table')
  const table = await own.getByLabel('Code for a page of your own').inputValue()
  await own.goto('/embed/element/fe')
  const element = await own.getByLabel('Code for a page of your own').inputValue()
  // A question about the table is answered in a frame too: a cell that is pressed leads nowhere.
  await own.goto('/embed/question/as-e23.1.1')
  await own.locator('[data-symbol=Cd]').click()
  await own.getByRole('button', { name: 'Submit' }).click()
  await own.getByRole('region', { name: 'Explanation' }).waitFor()
  const page = await pageAround(`${table}${element}`)
  const [frame, card] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()]
  await frame.locator('[data-symbol=Na]').click()
  await frame.getByText('Sodium: number 11').waitFor()
  await card.getByRole('heading', { name: 'Iron (Fe)' }).waitFor()
  expect(await frame.getByLabel('Code for a page of your own').count()).toBe(0)
  await expectNoAxeViolations(page)
  const stored = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((inside) => inside.evaluate(() => [document.cookie, localStorage.length])),
  )
  expect(stored).toEqual([
    ['', 0],
    ['', 0],
  ])
})

/** Shows the code in a page of another site, answers there and looks for stored data. */
async function answersInFrame(code: string): Promise<void> {
  const page = await pageAround(code)
  const frame = page.frameLocator('iframe')
  await frame.locator('label', { hasText: /5$/ }).click()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await frame.getByRole('button', { name: 'Submit' }).click()
  await frame.getByText('Boron has atomic number 5').waitFor()
  await frame.getByRole('button', { name: 'Next' }).click()
  await frame.getByText('Question 2 of 2').waitFor()
  await expectNoAxeViolations(page)
  const inside = page.frames()[1]
  expect(await inside?.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
  expect(await page.context().cookies(inject('origin'))).toEqual([])
}

/** A page of another site with the code of frames in it. */
async function pageAround(code: string): Promise<Page> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang=en><title>course</title><main><h1>Course</h1>${code}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const page = await newPage({ expected: [/404/] })
  await page.goto(`http://127.0.0.1:${port}/`)
  return page
}

/** The pages of a PDF. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
