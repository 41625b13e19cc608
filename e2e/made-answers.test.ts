import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { sidewaysOverflow, startJourneys, windows } from './support/journey.ts'

const { visit } = startJourneys()
const NARROWEST = { width: 320, height: 640 }

/** A question of each kind, and what answers it rightly. */
const kinds: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'number',
    'ge-h21.1.3',
    async (page) => {
      await page.getByLabel('Your answer').fill('4,79·10^1')
      await page.getByLabel('Unit').selectOption('g')
    },
  ],
  ['formula', 'bo-m22.1.3', (page) => page.getByLabel('Your formula').fill('NO3-')],
  [
    'balance',
    'ge-m22.1.3',
    async (page) => {
      for (const [place, count] of ['1', '9', '7', '4'].entries()) {
        // oxlint-disable-next-line no-await-in-loop
        await page.getByRole('textbox').nth(place).fill(count)
      }
    },
  ],
  [
    'order',
    'pe-h21.1.3',
    async (page) => {
      await page.getByRole('button', { name: 'Move Sodium (Na) up' }).click()
      await page.keyboard.press('ArrowUp')
      await page.getByRole('button', { name: 'Move Magnesium (Mg) down' }).click()
    },
  ],
  ['table', 'cl-m21.1.3', (page) => page.locator('[data-symbol=Cd]').click()],
  [
    'atom',
    'as-m41.1.3',
    async (page) => {
      await page.getByRole('textbox', { name: 'Protons' }).fill('17')
      await page.getByRole('textbox', { name: 'Neutrons' }).fill('19')
      await page.getByRole('button', { name: 'One of the neutrons less' }).click()
      await page.getByRole('textbox', { name: 'Electrons' }).fill('8')
      await page.keyboard.press('PageUp')
    },
  ],
  [
    'configuration',
    'ec-h41.1.3',
    async (page) => {
      await page.getByRole('button', { name: '[Ar] Core of a noble gas' }).click()
      await page.keyboard.type('4s1 3d5')
    },
  ],
  [
    'configuration drawn into boxes',
    'ec-h43.1.3',
    async (page) => {
      await page.getByRole('button', { name: '3d, box 1 of 5' }).click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
    },
  ],
  [
    'match',
    'bo-m41.1.3',
    async (page) => {
      const right = page.getByRole('list', { name: 'Right side' }).getByRole('button')
      for (const place of [1, 3, 4, 0, 2]) {
        // oxlint-disable-next-line no-await-in-loop
        await right.nth(place).click()
      }
    },
  ],
  [
    'naming',
    'ch-m61.1.3',
    async (page) => {
      await page.getByLabel('Name of the substance').fill('Manganese')
      await page.getByRole('button', { name: '(II) Numeral of a charge' }).click()
      await page.keyboard.type(' Oxide')
    },
  ],
  [
    'steps',
    'bo-m71.1.3',
    async (page) => {
      await page.getByLabel('Your formula').fill('Ca2+')
      await page.getByRole('button', { name: 'Check this part' }).click()
      await page.getByText('Part b of 4').waitFor()
      await page.keyboard.type('S2-')
      await page.keyboard.press('Enter')
      await page.getByText('Part c of 4').waitFor()
      await page.keyboard.type('CaS')
      await page.keyboard.press('Enter')
      await page.getByText('Part d of 4').waitFor()
      await page.keyboard.type('calcium sulfide')
    },
  ],
]

function open(id: string, how: Parameters<typeof visit>[1] = {}): Promise<Page> {
  return visit(`/dashboard/questions?question=${id}`, how)
}

async function answers(page: Page): Promise<readonly unknown[]> {
  const text = await page.evaluate(() => localStorage.getItem('periodic-wizard.offline-progress'))
  return JSON.parse(text ?? '{}').value?.answers ?? []
}

test.each(kinds)('an answer of kind %s is made, submitted and stored', async (_, id, make) => {
  const page = await open(id, { viewport: NARROWEST })
  await make(page)
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('status').filter({ hasText: 'Correct.' }).waitFor()
  expect(await answers(page)).toMatchObject([
    { questionId: id, selectedAnswer: 0, response: expect.any(String), isCorrect: true },
  ])
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
})

test('what cannot be read is told, counts for nothing and is lost by no reload', async () => {
  const page = await open('ge-h21.1.3', { viewport: windows.laptop })
  await page.getByLabel('Your answer').waitFor()
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('')
  await page.getByLabel('Your answer').fill('1.5.2')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: '“1.5.2” cannot be read as a number.' }).waitFor()
  expect(await answers(page)).toEqual([])
  await page.reload()
  await page.getByLabel('Your answer').waitFor()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.5.2')

  await page.getByLabel('Your answer').fill('1,234 g')
  await page.getByRole('button', { name: '1.234' }).click()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.234')
  await page.keyboard.press('n')
  expect(await page.getByLabel('Your answer').count()).toBe(1)
})

test('a wrong answer is corrected, and the way on is at hand', async () => {
  const page = await open('ge-m22.1.3', { viewport: windows.phone })
  for (const [place, count] of ['2', '18', '14', '8'].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('textbox').nth(place).fill(count)
  }
  await page.keyboard.press('Enter')
  await page.getByText('Both sides agree, but all numbers can be divided by 2.').waitFor()
  await page.reload()
  await page.getByText('Both sides agree, but all numbers can be divided by 2.').waitFor()
  expect(await answers(page)).toMatchObject([{ response: '2, 18, 14, 8', isCorrect: false }])
})

test('a problem in parts carries an error forward, keeps its parts through a reload, and counts once', async () => {
  const page = await open('ph-m71.1.3', { viewport: NARROWEST })
  await page.getByText('Part a of 3').waitFor()
  await page.getByLabel('Your answer').fill('90 cm³')
  await page.keyboard.press('Enter')
  const parts = page.getByRole('list', { name: 'Answered parts' }).getByRole('listitem')
  await parts.filter({ hasText: 'The answer is: 80.0 cm³' }).waitFor()
  await page.getByText('Part b of 3').waitFor()
  await page.reload()
  await page.getByText('Part b of 3').waitFor()
  expect(await answers(page)).toEqual([])
  await page.getByLabel('Your answer').fill('1.2.3')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: '“1.2.3” cannot be read' }).waitFor()
  await page.getByLabel('Your answer').fill('243 g')
  await page.keyboard.press('Enter')
  await page.getByText('Part c of 3').waitFor()
  expect(await parts.nth(1).innerText()).toContain('Right with your own value')
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.keyboard.type('9.01 mol')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('status').filter({ hasText: 'Not quite.' }).waitFor()
  expect(await answers(page)).toMatchObject([
    { questionId: 'ph-m71.1.3', response: '90 cm³|243 g|9.01 mol', isCorrect: false },
  ])
  expect(await parts.count()).toBe(3)
})

test('a misspelled name is asked about only after it was submitted', async () => {
  const page = await open('ch-m61.1.3', { viewport: NARROWEST })
  const field = page.getByLabel('Name of the substance')
  await field.fill('mangnese(II) oxide')
  const offers = page.getByRole('list', { name: 'Possible readings' })
  expect(await offers.count()).toBe(0)
  await page.keyboard.press('Enter')
  await offers.getByRole('button', { name: 'manganese(II) oxide' }).click()
  expect(await field.inputValue()).toBe('manganese(II) oxide')
  expect(await answers(page)).toEqual([])
})

test.each([NARROWEST, windows.laptop])(
  'the elements of a question are lit on the table without leaving it, %o',
  async (viewport) => {
    const page = await open('bo-m64.1.3', { viewport })
    await page.getByLabel('Name of the substance').fill('xenon fluoride')
    await page.keyboard.press('Enter')
    const button = page.getByRole('button', { name: 'Show on the table' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'On the table' })
    await panel.getByText('Xenon: number 54, group 18, period 5, noble gas').waitFor()
    const lit = await panel
      .locator('[data-symbol]:not([data-dimmed])')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-symbol')))
    expect(new Set(lit)).toEqual(new Set(['F', 'Xe']))
    await expectNoAxeViolations(page)
    expect(await sidewaysOverflow(page)).toBe(0)
    await panel.getByRole('list', { name: 'Lit elements' }).getByText('Fluorine').click()
    await panel.getByText('Fluorine: number 9, group 17, period 2, non-metal').waitFor()
    await page.keyboard.press('n')
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
    await button.click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

test('letters typed into a formula or on the table are no shortcuts', async () => {
  const page = await open('bo-m22.1.3')
  await page.getByLabel('Your formula').pressSequentially('nbp')
  expect(await page.getByLabel('Your formula').inputValue()).toBe('nbp')
  const table = await open('cl-m21.1.3')
  await table.locator('[data-symbol=H]').focus()
  await table.keyboard.press('n')
  await table.keyboard.press('Space')
  await table.getByText('Picked: N').waitFor()
})
