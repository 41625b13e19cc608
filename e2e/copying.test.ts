import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys, untilQuestion } from './support/journey.ts'

const { visit } = startJourneys()

test('a question is copied as it reads: formulas, units, and nothing for screen readers', async () => {
  const page = await openQuestion('ch-m7.1.0')
  expect(await copied(page.locator('fieldset label').nth(1))).toBe('B\nSr(OH)₂ and H₂')
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  expect(await copied(page.getByRole('status').filter({ hasText: 'The answer is' }))).toBe(
    'Not quite. The answer is B, Sr(OH)₂ and H₂.',
  )
  const all = await copied(page.locator('main'))
  expect(all).not.toMatch(/open bracket|opens in a new tab|Element hidden/)

  await page.goto('/dashboard/questions?question=ph-m5.1.0')
  await untilQuestion(page)
  expect(await copied(page.locator('legend'))).toBe(
    'The density of mercury is 13.5 g/cm³. Which of these metals is less dense?',
  )
  await page.goto('/dashboard/questions?question=as-m5.1.0')
  await untilQuestion(page)
  expect(await copied(page.locator('legend'))).toBe('Which atom has as many neutrons as ⁶²₂₈Ni?')
})

test('the card and the cells of the table are copied with whole names', async () => {
  const page = await visit('/dashboard/periodic-table/Lr')
  expect(await copied(page.locator('[data-symbol=Lr]'))).toMatch(/^103\s+Lr\s+Lawrencium$/)
  const card = page.getByRole('region', { name: 'Element Details' })
  expect(await copied(card.getByRole('heading', { level: 2 }))).toBe('Lawrencium (Lr)')
  await page.goto('/dashboard/periodic-table/Hg')
  await card.getByRole('heading', { name: 'Mercury' }).waitFor()
  const density = card.locator('dl > div', { hasText: 'Density' })
  expect(await copied(density)).toMatch(/^Density\s+13\.5\S* g\/cm³$/)
})

test('an article is copied with its formulas in plain text', async () => {
  const page = await visit('/blog/chemistry-of-fire')
  const formula = page.locator('.formula', { hasText: 'CH₄' }).first()
  expect(await copied(formula)).toMatch(/CH₄/)
  const all = await copied(page.locator('article'))
  expect(all).toContain('CH₄')
  expect(all).not.toMatch(/[\u200b\\]|C H 4|yields/)
})

async function openQuestion(id: string): Promise<Page> {
  const page = await visit(`/dashboard/questions?question=${id}`)
  await untilQuestion(page)
  return page
}

/** The clipboard after part of a page is selected and copied. */
async function copied(part: Locator): Promise<string> {
  const page = part.page()
  await part.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
  })
  await page.keyboard.press('ControlOrMeta+c')
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  const field = page.locator('body > textarea')
  const text = await field.inputValue()
  await field.evaluate((element) => element.remove())
  return text.replaceAll('\u00a0', ' ').trim()
}
