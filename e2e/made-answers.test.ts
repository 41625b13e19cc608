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

test('Q49 Q50 by keyboard alone: a hint, a wrong answer, the second try right, and on', async () => {
  const page = await open('ge-h21.1.3', { viewport: NARROWEST })
  await page.getByRole('button', { name: 'Hint (3 left)' }).waitFor()
  await page.keyboard.press('h')
  await page.getByText('Asked for: the mass of').waitFor()
  await page.getByRole('button', { name: 'Hint (2 left)' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('105 g')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'You can try once more.' }).waitFor()
  await page.getByText('Equations compare moles.').waitFor()
  expect(await page.getByText('47.9').count()).toBe(0)
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)

  await page.reload()
  await page.getByText('Equations compare moles.').waitFor()
  await page.getByText('Asked for: the mass of').waitFor()
  await page.getByLabel('Your answer').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('47.9 g')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Right on the second try.' }).waitFor()
  await page.getByText('Worked solution').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Mass of').last().waitFor()
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  expect(await answers(page)).toMatchObject([
    {
      questionId: 'ge-h21.1.3',
      response: '105 g',
      isCorrect: false,
      hintsTaken: 1,
      secondResponse: '47.9 g',
      secondCorrect: true,
    },
  ])
  await page.keyboard.press('n')
  await page.getByText('33.5 g').waitFor({ state: 'detached' })
  expect(await answers(page)).toHaveLength(1)
})

test('Q50 the right answer is shown without a second try when the learner wants it', async () => {
  const page = await open('ge-h21.1.3')
  await page.getByLabel('Your answer').fill('105 g')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('status').filter({ hasText: 'The answer is 47.9' }).waitFor()
  expect(await answers(page)).toHaveLength(1)
})
